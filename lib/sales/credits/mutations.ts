import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { creditAccounts, subscriptions } from '@/db/schema';
import { asCompanyId, type CompanyId, type Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addDays, utcDay } from '@/lib/platform/clock/days';
import { addEntry, knownSources, lockAccount, openAccount, runningPeriod } from './ledger';
import { grantMonths, reconcilePlan, skipMissedMonths } from './month-grants';
import { findPlan, isGranting } from './plan';
import { sources } from './source';

const BATCH = 100;

/**
 * Grants the checks that are due: the allowance of every month that has begun, and the difference of an
 * upgrade. Idempotent.
 */
export async function grantChecks(ctx: Context, { companyId }: { companyId: CompanyId }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    // Lock first: a plan read before the lock may be outdated.
    const lockedAccount = await lockAccount(within, companyId);
    const plan = await findPlan(within, companyId);
    if (!plan) return;
    if (isGranting(plan)) {
      const account = lockedAccount ?? (await openAccount(within, companyId, plan));
      await reconcilePlan(within, await grantMonths(within, account, plan), plan);
    } else if (lockedAccount && (plan.state === 'past_due' || plan.state === 'unpaid')) {
      await skipMissedMonths(within, lockedAccount, plan);
    }
  });
}

/** Grants due checks to every company; a failure is logged and the others go on. */
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
        ctx.log.error({ err: error, companyId }, 'Granting checks failed');
      }
    }
    after = batch.at(-1) ?? after;
    if (batch.length < BATCH) break;
  }
  return done;
}

/**
 * A superset of the companies that are due; the exact decision follows from the calendar. No month is shorter
 * than 28 days, and no local date is more than one day ahead of UTC. With an overdue payment there is
 * something to do only once the following month has begun.
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

/** Adds the checks of a paid pack, once per invoice. */
export async function recordPurchase(
  ctx: Context,
  { companyId, invoiceId, checks }: { companyId: CompanyId; invoiceId: string; checks: number },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const lockedAccount = await lockAccount(within, companyId);
    const plan = await findPlan(within, companyId);
    if (!plan) throw new AppError('not_found', { detail: `${companyId} has no plan to buy checks for` });
    const account = lockedAccount ?? (await openAccount(within, companyId, plan));
    const source = sources.purchase(invoiceId);
    if ((await knownSources(within, account, [source])).has(source)) return;
    const period = runningPeriod(within, account, plan.timeZone);
    await addEntry(within, account, { kind: 'purchase', amount: checks, period, source });
  });
}
