import { and, eq, inArray } from 'drizzle-orm';
import { creditAccounts, creditEntries } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { dayIn } from '@/lib/platform/clock/zones';
import { getAnchorDay, getPeriodStart, periodBefore } from './months';
import type { CompanyPlan } from './plan';
import type { CreditEntryKind } from './types';

export type CreditAccount = Pick<
  typeof creditAccounts.$inferSelect,
  'companyId' | 'balance' | 'anchorDay' | 'periodStart'
>;

export interface NewEntry {
  kind: CreditEntryKind;
  amount: number;
  period: string;
  source: string;
}

/** Entries made by the calendar, so they carry no actor, whoever's request triggered them. */
const OWN_ACCORD: readonly CreditEntryKind[] = ['grant', 'carried'];

/** Locks the company's account row until the caller's transaction ends; null before it exists. */
export async function lockAccount(ctx: Context, companyId: CompanyId): Promise<CreditAccount | null> {
  const [row] = await ctx.db
    .select({
      companyId: creditAccounts.companyId,
      balance: creditAccounts.balance,
      anchorDay: creditAccounts.anchorDay,
      periodStart: creditAccounts.periodStart,
    })
    .from(creditAccounts)
    .where(eq(creditAccounts.companyId, companyId))
    .for('update');
  return row ?? null;
}

/**
 * Inserts the account if it does not exist, and locks it. Its months are counted from the subscription's
 * start day, and the current one is still to be granted.
 */
export async function openAccount(
  ctx: Context,
  companyId: CompanyId,
  { timeZone, startedAt }: Pick<CompanyPlan, 'timeZone' | 'startedAt'>,
): Promise<CreditAccount> {
  const anchorDay = getAnchorDay(dayIn(timeZone, startedAt));
  const running = getPeriodStart(dayIn(timeZone, ctx.now), anchorDay);
  await ctx.db
    .insert(creditAccounts)
    .values({
      companyId,
      anchorDay,
      periodStart: periodBefore(running, anchorDay),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing();
  const opened = await lockAccount(ctx, companyId);
  if (!opened) throw new Error(`no credit account of ${companyId}`);
  return opened;
}

/** Adds a ledger entry; the account must be locked. */
export async function addEntry(
  ctx: Context,
  account: CreditAccount,
  { kind, amount, period, source }: NewEntry,
): Promise<CreditAccount> {
  const { companyId } = account;
  const balance = account.balance + amount;
  const actorId = 'userId' in ctx.actor && !OWN_ACCORD.includes(kind) ? ctx.actor.userId : null;
  await ctx.db
    .insert(creditEntries)
    .values({ companyId, kind, amount, balance, period, source, actorId, createdAt: ctx.now });
  await ctx.db
    .update(creditAccounts)
    .set({ balance, updatedAt: ctx.now })
    .where(eq(creditAccounts.companyId, companyId));
  return { ...account, balance };
}

/** Which of these sources the ledger already has; the account must be locked. */
export async function knownSources(
  ctx: Context,
  { companyId }: CreditAccount,
  requested: string[],
): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ source: creditEntries.source })
    .from(creditEntries)
    .where(and(eq(creditEntries.companyId, companyId), inArray(creditEntries.source, requested)));
  return new Set(rows.map((row) => row.source));
}

/** The current month of checks, identified by its first day. */
export function runningPeriod(ctx: Context, { anchorDay }: CreditAccount, timeZone: string): string {
  return getPeriodStart(dayIn(timeZone, ctx.now), anchorDay);
}
