import { and, eq, inArray, isNull } from 'drizzle-orm';
import { checkFiles, checkRuns, permitChecks } from '@/db/schema';
import { ENGINE_VERSION } from '@/lib/catalogue/checklists/checklist';
import { REVIEW_VERSION } from '@/lib/checking/review/version';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { newId } from '@/lib/ids';
import type { Locale } from '@/lib/platform/i18n/locales';
import { freed } from '@/lib/platform/lease/lease';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { findBalance } from '@/lib/sales/credits/queries';
import { returnCheck, spendCheck } from '@/lib/sales/credits/spend';
import { fileColumns } from './files';
import { buildJobChecklist } from './judged-by';
import { ownedCheck } from './owned';
import { findPaidRun, keptOf } from './paid-run';
import { buildRunInput } from './run-input';
import { runLease } from './run-lease';
import { MAX_RUN_PAGES, OPEN_RUN_STATES } from './types';

type UserContext = Context<UserActor>;

/**
 * Starts a run over the current files and spends one credit, which is returned unless the run succeeds; files that
 * were paid for already, and all of them, are judged again for nothing. Waits for files still being read.
 * @throws AppError `conflict` where a run is in progress, or for too many pages; `invalid_input` without a
 * file; `plan_required`, `plan_limit` where there is no credit
 */
export async function startRun(
  ctx: UserContext,
  { checkId, locale }: { checkId: string; locale: Locale },
): Promise<{ id: string; number: number; balance: number }> {
  requirePermission(ctx, 'checks.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const check = await ownedCheck(within, checkId, { hold: true });
    await requireNoOpenRun(within, checkId);
    const fileIds = await filesToRun(within, checkId);
    const id = newId('run');
    const number = check.runs + 1;
    const paid = await findPaidRun(within, checkId, fileIds);
    const balance = paid
      ? (await findBalance(within)).balance
      : (await spendCheck(within, { source: id })).balance;
    const input = await buildRunInput(within, check);
    await tx.insert(checkRuns).values({
      id,
      checkId,
      companyId: check.companyId,
      number,
      input,
      fileIds,
      charged: paid === null,
      ...(paid ? keptOf(paid) : {}),
      engineVersion: `${ENGINE_VERSION}.${REVIEW_VERSION}`,
      rulesAsOf: buildJobChecklist(input).asOf,
      locale,
      startedBy: ctx.actor.userId,
      createdAt: ctx.now,
    });
    await tx
      .update(permitChecks)
      .set({ runs: number, updatedAt: ctx.now, archivedAt: null })
      .where(eq(permitChecks.id, checkId));
    await enqueue(within, 'run-check', { runId: id }, { key: id });
    return { id, number, balance };
  });
}

/** Cancels a run in progress at no cost; a finished one is unchanged. */
export async function cancelRun(
  ctx: UserContext,
  { checkId, number }: { checkId: string; number: number },
): Promise<{ cancelled: boolean }> {
  requirePermission(ctx, 'checks.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const { companyId } = await ownedCheck(within, checkId, { hold: true });
    const [run] = await tx
      .update(checkRuns)
      .set({ state: 'cancelled', finishedAt: ctx.now, ...freed(runLease) })
      .where(
        and(
          eq(checkRuns.checkId, checkId),
          eq(checkRuns.number, number),
          inArray(checkRuns.state, OPEN_RUN_STATES),
        ),
      )
      .returning({ id: checkRuns.id, charged: checkRuns.charged });
    if (run?.charged) await returnCheck(within, { companyId: ctx.actor.companyId, source: run.id });
    ctx.log.info({ companyId, checkId, number, cancelled: Boolean(run) }, 'Check run cancelled');
    return { cancelled: Boolean(run) };
  });
}

async function requireNoOpenRun(ctx: UserContext, checkId: string): Promise<void> {
  const [open] = await ctx.db
    .select({ id: checkRuns.id })
    .from(checkRuns)
    .where(and(eq(checkRuns.checkId, checkId), inArray(checkRuns.state, OPEN_RUN_STATES)));
  if (open) throw new AppError('conflict', { fields: { run: 'under_way' } });
}

/** The files there are; those that could not be read are told in the result. */
async function filesToRun(ctx: UserContext, checkId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: fileColumns.id, state: fileColumns.state, pages: fileColumns.pages })
    .from(checkFiles)
    .where(and(eq(checkFiles.checkId, checkId), isNull(checkFiles.removedAt)))
    .orderBy(checkFiles.createdAt, checkFiles.id);
  if (rows.length === 0) throw new AppError('invalid_input', { fields: { files: 'required' } });
  if (rows.every(({ state }) => state === 'failed'))
    throw new AppError('invalid_input', { fields: { files: 'none_readable' } });
  const total = rows.reduce((sum, { pages }) => sum + (pages ?? 0), 0);
  if (total > MAX_RUN_PAGES) throw new AppError('conflict', { fields: { files: 'too_many_pages' } });
  return rows.map(({ id }) => id);
}
