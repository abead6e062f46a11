import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { creditAccounts, subscriptions } from '@/db/schema';
import { addDays, utcDay } from '@/lib/clock/days';
import { asCompanyId, type CompanyId, type Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addEntry, holdAccount, knownSources, openAccount, runningPeriod } from './ledger';
import { grantMonths, settlePlan, skipMissedMonths } from './month-grants';
import { findPlan, isGranting } from './plan';
import { sources } from './source';

const BATCH = 100;

/**
 * Gives the company the checks that are due by now: the allowance of every month that has begun, and the rest of a
 * larger plan's. Asked again it gives nothing.
 */
export async function grantChecks(ctx: Context, { companyId }: { companyId: CompanyId }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    // Held first: a plan that was read while somebody else was at it may be an old one.
    const held = await holdAccount(within, companyId);
    const plan = await findPlan(within, companyId);
    if (!plan) return;
    if (isGranting(plan)) {
      const account = held ?? (await openAccount(within, companyId, plan));
      await settlePlan(within, await grantMonths(within, account, plan), plan);
    } else if (held && (plan.state === 'past_due' || plan.state === 'unpaid')) {
      await skipMissedMonths(within, held, plan);
    }
  });
}

/** Gives every company the checks that are due by now; one that fails is told, the others go on. */
export async function grantDueChecks(
  ctx: Context,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ companies: number; failed: number }> {
  const done = { companies: 0, failed: 0 };
  let after = '';
  while (!signal?.aborted) {
    const batch = await listDue(ctx, after);
    for (const companyId of batch) {
      if (signal?.aborted) return done;
      try {
        await grantChecks(ctx, { companyId });
        done.companies += 1;
      } catch (error) {
        done.failed += 1;
        ctx.log.error({ err: error, companyId }, 'Checks could not be granted');
      }
    }
    after = batch.at(-1) ?? after;
    if (batch.length < BATCH) break;
  }
  return done;
}

/**
 * Who may be due; the calendar itself decides. No month is shorter than 28 days, and nowhere is the day further on than
 * one from UTC's. Where a payment is missing there is something to do only once the month after has begun as well.
 */
async function listDue(ctx: Context, after: string): Promise<CompanyId[]> {
  const tomorrow = addDays(utcDay(ctx.now), 1);
  const begunBefore = (days: number) =>
    sql`${creditAccounts.periodStart} <= ${tomorrow}::date - ${days}::int`;
  const rows = await ctx.db
    .select({ companyId: subscriptions.companyId })
    .from(subscriptions)
    .leftJoin(creditAccounts, eq(creditAccounts.companyId, subscriptions.companyId))
    .where(
      and(
        gt(subscriptions.companyId, after),
        or(
          and(
            inArray(subscriptions.state, ['trialing', 'active']),
            or(isNull(creditAccounts.companyId), begunBefore(28)),
          ),
          and(inArray(subscriptions.state, ['past_due', 'unpaid']), begunBefore(56)),
        ),
      ),
    )
    .orderBy(asc(subscriptions.companyId))
    .limit(BATCH);
  return rows.map((row) => asCompanyId(row.companyId));
}

/** Adds the checks of a paid pack; an invoice counts once, however often it is told. */
export async function recordPurchase(
  ctx: Context,
  { companyId, invoiceId, checks }: { companyId: CompanyId; invoiceId: string; checks: number },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const held = await holdAccount(within, companyId);
    const plan = await findPlan(within, companyId);
    if (!plan) throw new AppError('not_found', { detail: `${companyId} has no plan to buy checks for` });
    const account = held ?? (await openAccount(within, companyId, plan));
    const source = sources.purchase(invoiceId);
    if ((await knownSources(within, account, [source])).has(source)) return;
    const period = runningPeriod(within, account, plan.timeZone);
    await addEntry(within, account, { kind: 'purchase', amount: checks, period, source });
  });
}
