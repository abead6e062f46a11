import { eq } from 'drizzle-orm';
import { companies, memberships, subscriptions, users } from '@/db/schema';
import type { Tier } from '@/lib/billing/types';
import type { Context, MemberRole } from '@/lib/context';
import type { Locale } from '@/lib/i18n/locales';
import { verifyPassword } from './passwords';
import type { SignIn } from './schema';
import { SESSION_SECONDS } from './session-length';

export interface SignedInUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  isAdmin: boolean;
}

/** The user whose address and password these are, or null; unknown addresses take the same time. */
export async function findBySignIn(ctx: Context, input: SignIn): Promise<SignedInUser | null> {
  const [user] = await ctx.db.select().from(users).where(eq(users.email, input.email)).limit(1);
  const verified = await verifyPassword(user?.passwordHash ?? null, input.password);
  return user && verified ? toSignedInUser(user) : null;
}

/** Whether an address can still be signed up with. */
export async function isEmailAvailable(ctx: Context, input: { email: string }): Promise<boolean> {
  const taken = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, input.email))
    .limit(1);
  return taken.length === 0;
}

export interface Account {
  user: SignedInUser;
  /** Null for an admin without a company. */
  company: {
    id: string;
    name: string;
    locale: Locale;
    timeZone: string;
    role: MemberRole;
    tier: Tier | null;
    permitsConfirmedAt: Date | null;
    isDemo: boolean;
  } | null;
}

/** The account a session stands for; null when it is too old, or the user's sessions were ended after it began. */
export async function findAccount(
  ctx: Context,
  input: { userId: string; issuedAt: Date },
): Promise<Account | null> {
  // The cookie is renewed as it is used; the session is not.
  if (ctx.now.getTime() - input.issuedAt.getTime() > SESSION_SECONDS * 1_000) return null;
  const [row] = await ctx.db
    .select({ user: users, company: companies, role: memberships.role, tier: subscriptions.tier })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(companies, eq(companies.id, memberships.companyId))
    .leftJoin(subscriptions, eq(subscriptions.companyId, memberships.companyId))
    .where(eq(users.id, input.userId))
    .orderBy(memberships.createdAt)
    .limit(1);
  // A second's grace: the clocks of two web servers are never quite the same.
  if (!row || input.issuedAt.getTime() + 1_000 < row.user.sessionEpoch.getTime()) return null;
  const { company, role } = row;
  return {
    user: toSignedInUser(row.user),
    company:
      company && role
        ? {
            id: company.id,
            name: company.name,
            locale: company.locale,
            timeZone: company.timeZone,
            role,
            tier: row.tier,
            permitsConfirmedAt: company.permitsConfirmedAt,
            isDemo: company.isDemo,
          }
        : null,
  };
}

function toSignedInUser(user: typeof users.$inferSelect): SignedInUser {
  const { id, email, firstName, lastName, locale, isAdmin } = user;
  return { id, email, firstName, lastName, locale, isAdmin };
}
