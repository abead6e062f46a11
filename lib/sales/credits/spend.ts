import type { CompanyId, Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { addEntry, knownSources, lockAccount, runningPeriod } from './ledger';
import { grantChecks } from './mutations';
import { findPlan } from './plan';
import { sources } from './source';

/**
 * Spends one check for `source`, once: repeated calls spend nothing. A returned check is not spent again; a
 * new attempt needs a new source.
 * @throws AppError `plan_required` without a usable plan, `plan_limit` where no check is left, `conflict` for
 * a returned one
 */
export async function spendCheck(
  ctx: Context<UserActor>,
  { source: check }: { source: string },
): Promise<{ balance: number; spent: boolean }> {
  requirePermission(ctx, 'checks.change');
  const { companyId, tier } = ctx.actor;
  if (tier === null) throw new AppError('plan_required', { tier: 'solo' });
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    // A new month may have begun since the hourly job ran.
    await grantChecks(within, { companyId });
    const account = await lockAccount(within, companyId);
    const plan = await findPlan(within, companyId);
    if (!account || !plan) throw noneLeft();
    const known = await knownSources(within, account, [sources.use(check), sources.returned(check)]);
    if (known.has(sources.returned(check))) throw new AppError('conflict', { detail: `returned: ${check}` });
    if (known.has(sources.use(check))) return { balance: account.balance, spent: false };
    if (account.balance <= 0) throw noneLeft();
    const period = runningPeriod(within, account, plan.timeZone);
    const { balance } = await addEntry(within, account, {
      kind: 'use',
      amount: -1,
      period,
      source: sources.use(check),
    });
    return { balance, spent: true };
  });
}

/**
 * Returns the check spent for `source`, once: a failed check costs nothing. Called when a user cancels it or
 * the job gives up.
 */
export async function returnCheck(
  ctx: Context,
  { companyId, source: check }: { companyId: CompanyId; source: string },
): Promise<{ balance: number; returned: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const account = await lockAccount(within, companyId);
    const plan = await findPlan(within, companyId);
    const notTaken = () => new AppError('not_found', { detail: `no check was taken for ${check}` });
    if (!account || !plan) throw notTaken();
    const known = await knownSources(within, account, [sources.use(check), sources.returned(check)]);
    if (!known.has(sources.use(check))) throw notTaken();
    if (known.has(sources.returned(check))) return { balance: account.balance, returned: false };
    const period = runningPeriod(within, account, plan.timeZone);
    const { balance } = await addEntry(within, account, {
      kind: 'returned',
      amount: 1,
      period,
      source: sources.returned(check),
    });
    return { balance, returned: true };
  });
}

function noneLeft(): AppError {
  return new AppError('plan_limit', { detail: 'no permit check is left' });
}
