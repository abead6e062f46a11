import { and, eq, inArray, sum } from 'drizzle-orm';
import { creditAccounts, creditEntries } from '@/db/schema';
import type { Context } from '@/lib/context';
import { dayIn } from '@/lib/platform/clock/zones';
import { addEntry, type CreditAccount, runningPeriod } from './ledger';
import { getPeriodStart, periodBefore, periodsBetween } from './months';
import { type CompanyPlan, getAllowance } from './plan';
import { parseGrantPlan, sources } from './source';

// Every function here requires that the caller's transaction has locked the account.

/**
 * Grants the allowance of each month that began since the last grant, with an entry for the balance carried
 * over. Gaps before the current subscription's start grant nothing.
 */
export async function grantMonths(
  ctx: Context,
  account: CreditAccount,
  plan: CompanyPlan,
): Promise<CreditAccount> {
  const { anchorDay, periodStart } = account;
  const today = dayIn(plan.timeZone, ctx.now);
  const firstMonth = getPeriodStart(dayIn(plan.timeZone, plan.startedAt), anchorDay);
  const due = periodsBetween(periodStart, today, anchorDay).filter((period) => period >= firstMonth);
  let current = account;
  for (const period of due) current = await openMonth(ctx, current, plan, period);
  return current;
}

async function openMonth(
  ctx: Context,
  account: CreditAccount,
  { tier, coverage }: CompanyPlan,
  period: string,
): Promise<CreditAccount> {
  let current: CreditAccount = account;
  if (await hasEntries(ctx, account)) {
    current = await addEntry(ctx, current, {
      kind: 'carried',
      amount: 0,
      period,
      source: sources.carried(period),
    });
  }
  current = await addEntry(ctx, current, {
    kind: 'grant',
    amount: getAllowance(tier, coverage),
    period,
    source: sources.grant(period, tier, coverage),
  });
  return moveTo(ctx, current, period);
}

/**
 * While a payment is overdue no month is granted; all but the current one are forfeited, and that one is
 * granted when the payment arrives.
 */
export async function skipMissedMonths(
  ctx: Context,
  account: CreditAccount,
  plan: CompanyPlan,
): Promise<void> {
  const running = runningPeriod(ctx, account, plan.timeZone);
  const last = periodBefore(running, account.anchorDay);
  if (last > account.periodStart) await moveTo(ctx, account, last);
}

/**
 * Reconciles the current month's grant with the plan: an upgrade grants the difference. A downgrade takes
 * nothing back, except in a trial, where plan changes are free and unused, unpurchased checks are taken back.
 */
export async function reconcilePlan(ctx: Context, account: CreditAccount, plan: CompanyPlan): Promise<void> {
  const period = account.periodStart;
  const given = await ctx.db
    .select({ kind: creditEntries.kind, amount: creditEntries.amount, source: creditEntries.source })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.companyId, account.companyId),
        eq(creditEntries.period, period),
        inArray(creditEntries.kind, ['grant', 'upgrade']),
      ),
    );
  const grant = given.find((entry) => entry.kind === 'grant');
  if (!grant) return;
  // A change of cities counts from the next month on.
  const coverage = parseGrantPlan(grant.source).coverage ?? plan.coverage;
  const rest = getAllowance(plan.tier, coverage) - given.reduce((total, { amount }) => total + amount, 0);
  const amount = rest >= 0 ? rest : -Math.min(-rest, await returnable(ctx, account, plan));
  if (amount === 0) return;
  const source = sources.upgrade(period, plan.tier, given.length);
  await addEntry(ctx, account, { kind: 'upgrade', amount, period, source });
}

/** Trial checks that were neither used nor purchased. */
async function returnable(ctx: Context, account: CreditAccount, { state }: CompanyPlan): Promise<number> {
  if (state !== 'trialing') return 0;
  const [row] = await ctx.db
    .select({ bought: sum(creditEntries.amount).mapWith(Number) })
    .from(creditEntries)
    .where(and(eq(creditEntries.companyId, account.companyId), eq(creditEntries.kind, 'purchase')));
  return Math.max(account.balance - (row?.bought ?? 0), 0);
}

async function hasEntries(ctx: Context, { companyId }: CreditAccount): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(eq(creditEntries.companyId, companyId))
    .limit(1);
  return rows.length > 0;
}

async function moveTo(ctx: Context, account: CreditAccount, period: string): Promise<CreditAccount> {
  await ctx.db
    .update(creditAccounts)
    .set({ periodStart: period, updatedAt: ctx.now })
    .where(eq(creditAccounts.companyId, account.companyId));
  return { ...account, periodStart: period };
}
