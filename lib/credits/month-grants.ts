import { and, eq, inArray, sum } from 'drizzle-orm';
import { creditAccounts, creditEntries } from '@/db/schema';
import { dayIn } from '@/lib/clock/zones';
import type { Context } from '@/lib/context';
import { addEntry, type CreditAccount, runningPeriod } from './ledger';
import { periodBefore, periodOf, periodsBetween } from './months';
import { allowanceOf, type CompanyPlan } from './plan';
import { planOf, sources } from './source';

// Every function here wants the account held by the caller's transaction.

/**
 * Gives the allowance of each month that has begun since the last one, with a line for what is carried into it. A
 * month before the subscription began, after an earlier one had ended, gives nothing.
 */
export async function grantMonths(
  ctx: Context,
  account: CreditAccount,
  plan: CompanyPlan,
): Promise<CreditAccount> {
  const { anchorDay, periodStart } = account;
  const today = dayIn(plan.timeZone, ctx.now);
  const begun = periodOf(dayIn(plan.timeZone, plan.startedAt), anchorDay);
  const due = periodsBetween(periodStart, today, anchorDay).filter((period) => period >= begun);
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
    amount: allowanceOf(tier, coverage),
    period,
    source: sources.grant(period, tier, coverage),
  });
  return moveTo(ctx, current, period);
}

/**
 * While a payment is missing no month is given; all but the running one are lost, and that one is given when the
 * payment comes.
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
 * Brings what the running month has given into line with the plan: a larger one gives its rest. A smaller one takes
 * nothing back, but in a trial, where a change costs nothing, what was not used and not bought goes again.
 */
export async function settlePlan(ctx: Context, account: CreditAccount, plan: CompanyPlan): Promise<void> {
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
  // Cities that come or go count from the next month on.
  const coverage = planOf(grant.source).coverage ?? plan.coverage;
  const rest = allowanceOf(plan.tier, coverage) - given.reduce((total, { amount }) => total + amount, 0);
  const amount = rest >= 0 ? rest : -Math.min(-rest, await returnable(ctx, account, plan));
  if (amount === 0) return;
  const source = sources.upgrade(period, plan.tier, given.length);
  await addEntry(ctx, account, { kind: 'upgrade', amount, period, source });
}

/** Checks of a trial that were neither used nor paid for. */
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
