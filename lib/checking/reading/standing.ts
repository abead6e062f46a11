import { and, eq, isNotNull } from 'drizzle-orm';
import { companies, memberships, subscriptions, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { attemptsLeft, countAttempt } from '@/lib/identity/throttle/throttle';
import { isOpenInQuery } from '@/lib/providers/billing/entitled';

/** What a company may ask of the readers. */
export interface Standing {
  /** It has a plan: its files are read first and at a higher priority. */
  readonly isPaying: boolean;
  /** Pages that may still be recognised; null without a limit. */
  readonly scansLeft: number | null;
}

/** Until the address of an owner is confirmed, anybody could have signed up: scans, which cost most, are counted. */
export async function getStanding(ctx: Context, companyId: string): Promise<Standing> {
  const [company] = await ctx.db
    .select({ isPaying: isOpenInQuery })
    .from(companies)
    .leftJoin(subscriptions, eq(subscriptions.companyId, companies.id))
    .where(eq(companies.id, companyId));
  const [confirmed] = await ctx.db
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.companyId, companyId),
        eq(memberships.role, 'owner'),
        isNotNull(users.emailVerifiedAt),
      ),
    )
    .limit(1);
  return {
    isPaying: company?.isPaying ?? false,
    scansLeft: confirmed ? null : await attemptsLeft(ctx, THROTTLES.scansUnconfirmed, companyId),
  };
}

/** Counts a page that was recognised against what the company may have recognised. */
export async function countScan(ctx: Context, companyId: string): Promise<void> {
  await countAttempt(ctx, THROTTLES.scansUnconfirmed, companyId);
}
