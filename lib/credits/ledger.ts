import { and, eq, inArray } from 'drizzle-orm';
import { creditAccounts, creditEntries } from '@/db/schema';
import { dayIn } from '@/lib/clock/zones';
import type { CompanyId, Context } from '@/lib/context';
import { anchorOf, periodBefore, periodOf } from './months';
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

/** By the calendar, not by anybody: whoever's visit made it happen. */
const OWN_ACCORD: readonly CreditEntryKind[] = ['grant', 'carried'];

/** The company's account, held against everybody else until the caller's transaction ends; null before it is opened. */
export async function holdAccount(ctx: Context, companyId: CompanyId): Promise<CreditAccount | null> {
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
 * Opens the account and holds it; one that was opened meanwhile stays as it is. Its months are counted from the day
 * the subscription began, and the running one is still to be granted.
 */
export async function openAccount(
  ctx: Context,
  companyId: CompanyId,
  { timeZone, startedAt }: Pick<CompanyPlan, 'timeZone' | 'startedAt'>,
): Promise<CreditAccount> {
  const anchorDay = anchorOf(dayIn(timeZone, startedAt));
  const running = periodOf(dayIn(timeZone, ctx.now), anchorDay);
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
  const opened = await holdAccount(ctx, companyId);
  if (!opened) throw new Error(`no credit account of ${companyId}`);
  return opened;
}

/** Writes an entry; the account has to be held. */
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

/** Of these sources, those the ledger has; the account has to be held. */
export async function knownSources(
  ctx: Context,
  { companyId }: CreditAccount,
  wanted: string[],
): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ source: creditEntries.source })
    .from(creditEntries)
    .where(and(eq(creditEntries.companyId, companyId), inArray(creditEntries.source, wanted)));
  return new Set(rows.map((row) => row.source));
}

/** The month of checks that runs, by its first day. */
export function runningPeriod(ctx: Context, { anchorDay }: CreditAccount, timeZone: string): string {
  return periodOf(dayIn(timeZone, ctx.now), anchorDay);
}
