import { eq } from 'drizzle-orm';
import { companies, subscriptions } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { issueTokens, type TokenKeys, type TokenPair } from '@/lib/identity/sessions/tokens';
import { findAccount } from './queries';
import type { SignedIn } from './sign-in';

/** What the API answers to who has just signed in: tokens, and who they are. */
export async function signInAnswer(
  ctx: Context,
  signedIn: Pick<SignedIn, 'userId' | 'sessionId' | 'expiresAt'>,
  keys: TokenKeys,
) {
  const tokens = await issueTokens(ctx, signedIn, keys);
  return authAnswer(ctx, { tokens, sessionId: signedIn.sessionId });
}

/** The same for who had tokens already and got new ones. */
export async function authAnswer(ctx: Context, input: { tokens: TokenPair; sessionId: string }) {
  const account = await findAccount(ctx, { sessionId: input.sessionId, kind: 'api' });
  if (!account) throw new AppError('unauthenticated');
  const { user, company } = account;
  const [details] = company
    ? await ctx.db
        .select({ phone: companies.phone, trialEndsAt: subscriptions.trialEndsAt })
        .from(companies)
        .leftJoin(subscriptions, eq(subscriptions.companyId, companies.id))
        .where(eq(companies.id, company.id))
        .limit(1)
    : [];
  return {
    ...input.tokens,
    contractor: {
      id: user.id,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      company_name: company?.name ?? null,
      phone: details?.phone ?? null,
      subscription_tier: company?.tier ?? null,
      is_admin: user.isAdmin,
      trial_ends_at: details?.trialEndsAt?.toISOString() ?? null,
    },
    ...(company && company.role !== 'owner'
      ? {
          team_member: {
            id: user.id,
            email: user.email,
            name: `${user.firstName} ${user.lastName}`,
            role: company.role,
          },
        }
      : {}),
  };
}
