import { and, eq, inArray } from 'drizzle-orm';
import { checkRuns, permitChecks } from '@/db/schema';
import { storable } from '@/db/storable';
import { ENGINE_VERSION } from '@/lib/catalogue/checklists/checklist';
import { type Judge, JudgingFailed } from '@/lib/checking/judging/types';
import { REVIEW_VERSION } from '@/lib/checking/review/version';
import type { Context, JobActor, UserActor } from '@/lib/context';
import { freed, keepAlive } from '@/lib/platform/lease/lease';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { noteAddress } from './address';
import { keptFee } from './judged-by';
import { replaceFindings } from './kept-findings';
import type { CheckRecord } from './owned';
import { withoutSummary } from './paid-run';
import { buildReviewInput } from './review-input';
import { loadFiles, selectRunFiles } from './run-files';
import { buildRunInput } from './run-input';
import {
  claimAgain,
  type HeldRun,
  LEASE_MS,
  lockCheck,
  ownsAgain,
  releaseLease,
  renewLease,
  runLease,
} from './run-lease';
import { OPEN_RUN_STATES } from './types';

type JobContext = Context<JobActor>;

const MAX_ATTEMPTS = 3;

/**
 * Has the newest run of a check judged again by what people corrected and answered since, on what was read already,
 * for nothing. Called in the transaction that writes the correction down, with the check held.
 */
export async function askAgain(ctx: Context<UserActor>, check: CheckRecord): Promise<void> {
  const [run] = await ctx.db
    .update(checkRuns)
    .set({ againAskedAt: ctx.now, attempts: 0 })
    .where(
      and(
        eq(checkRuns.checkId, check.id),
        eq(checkRuns.number, check.runs),
        inArray(checkRuns.state, ['done', ...OPEN_RUN_STATES]),
      ),
    )
    .returning({ id: checkRuns.id });
  // Without a key: one that was asked for earlier may have begun, and know nothing of this.
  if (run) await enqueue(ctx, 'run-check', { runId: run.id });
}

interface Services {
  runId: string;
  judge: Judge;
  signal: AbortSignal;
  /** The time when something is written; the context's is when the job began. */
  clock: () => Date;
  leaseMs?: number | undefined;
}

/** Judges a finished run again in its place; marks stay with their findings. */
export async function judgeAgain(
  ctx: JobContext,
  { runId, judge, signal, clock, leaseMs = LEASE_MS }: Services,
): Promise<'done' | 'failed' | 'busy' | 'gone'> {
  const held = await claimAgain(ctx, runId);
  if (!held) return 'busy';
  const renew = () => renewLease(ctx, held, { now: clock(), leaseMs, again: true });
  const end = keepAlive(leaseMs, renew, () => {});
  try {
    if (held.row.attempts > MAX_ATTEMPTS) return await giveUp(ctx, held);
    const rows = await selectRunFiles(ctx, held.row);
    const read = await loadFiles(ctx, held.row, rows);
    // What was read of a file is forgotten some time after the file was removed.
    const isWhole =
      rows.length === held.row.fileIds.length && read.files.every(({ pages }) => pages.length > 0);
    if (!isWhole || read.files.length === 0) return await giveUp(ctx, held);
    if (!(await renew())) return 'gone';
    return await write(ctx, held, read, { judge, signal, clock });
  } catch (error) {
    if (error instanceof JudgingFailed) return await giveUp(ctx, held);
    await releaseLease(ctx, held, { countsAsAttempt: !signal.aborted, again: true }).catch(() => {});
    throw error;
  } finally {
    end();
  }
}

type Read = Awaited<ReturnType<typeof loadFiles>>;

async function write(
  ctx: JobContext,
  held: HeldRun,
  read: Read,
  { judge, signal, clock }: Required<Pick<Services, 'judge' | 'signal'>> & { clock: () => Date },
): Promise<'done' | 'gone'> {
  const run = held.row;
  const [check] = await ctx.db.select().from(permitChecks).where(eq(permitChecks.id, run.checkId));
  if (!check) return 'gone';
  const runInput = await buildRunInput({ ...ctx, now: clock() }, check);
  const input = await buildReviewInput(ctx, { ...run, input: runInput }, read);
  const { findings, ...review } = await judge({ ...input, readings: run.readings ?? [] }, { signal });
  const now = clock();
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await lockCheck(within, run);
    const [current] = await tx
      .select({ againAskedAt: checkRuns.againAskedAt })
      .from(checkRuns)
      .where(ownsAgain(held));
    if (!current) return 'gone';
    const isLate = current.againAskedAt?.getTime() !== run.againAskedAt?.getTime();
    await tx
      .update(checkRuns)
      .set({
        ...freed(runLease),
        review: storable(review),
        input: runInput,
        checklist: input.checklist,
        fee: keptFee(input.fee, review),
        engineVersion: `${ENGINE_VERSION}.${REVIEW_VERSION}`,
        rulesAsOf: input.checklist.asOf,
        explanation: storable(withoutSummary(run.explanation)),
        judgedAgainAt: now,
        attempts: 0,
        ...(isLate ? {} : { againAskedAt: null }),
      })
      .where(ownsAgain(held));
    await replaceFindings(within, run.id, findings);
    await noteAddress(within, run.checkId, review);
    if (isLate) await enqueue(within, 'run-check', { runId: run.id });
    return 'done';
  });
}

/** The result stays as it was. */
async function giveUp(ctx: JobContext, held: HeldRun): Promise<'failed'> {
  await ctx.db
    .update(checkRuns)
    .set({ againAskedAt: null, attempts: 0, ...freed(runLease) })
    .where(ownsAgain(held));
  ctx.log.warn({ run: held.row.id }, 'Check run could not be judged again');
  return 'failed';
}
