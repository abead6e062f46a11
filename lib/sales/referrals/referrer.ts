import { and, eq, inArray } from 'drizzle-orm';
import { billingAccounts, companies, memberships, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { Referrer } from './self-referral';

/** Companies considered the same party: the company itself and all others of its owners. */
export async function listOwnCompanies(ctx: Context, companyId: string): Promise<string[]> {
  const owners = ctx.db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'owner')));
  const rows = await ctx.db
    .selectDistinct({ companyId: memberships.companyId })
    .from(memberships)
    .where(and(eq(memberships.role, 'owner'), inArray(memberships.userId, owners)));
  return [...new Set([companyId, ...rows.map((row) => row.companyId)])];
}

/** All identifying data of the referrer: people, phones, names and cards of its companies. */
export async function getReferrer(ctx: Context, companyId: string): Promise<Referrer> {
  const own = await listOwnCompanies(ctx, companyId);
  const people = await ctx.db
    .select({ userId: users.id, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(inArray(memberships.companyId, own));
  const company = await ctx.db
    .select({ phone: companies.phone, nameNorm: companies.nameNorm })
    .from(companies)
    .where(inArray(companies.id, own));
  return { people, companies: company };
}

/** Whether the referrer pays with this very card. */
export async function isReferrersCard(
  ctx: Context,
  { referrerId, fingerprint }: { referrerId: string; fingerprint: string },
): Promise<boolean> {
  const own = await listOwnCompanies(ctx, referrerId);
  const [row] = await ctx.db
    .select({ companyId: billingAccounts.companyId })
    .from(billingAccounts)
    .where(and(inArray(billingAccounts.companyId, own), eq(billingAccounts.cardFingerprint, fingerprint)))
    .limit(1);
  return row !== undefined;
}
