import { and, asc, eq, or, sql } from 'drizzle-orm';
import { checkRuns, permitChecks } from '@/db/schema';
import { storable } from '@/db/storable';
import type { FileStore } from '@/lib/checking/files/types';
import { type Judge, JudgingFailed } from '@/lib/checking/judging/types';
import type { LanguageModel, ModelInput, ModelUse } from '@/lib/checking/model/types';
import type { ReviewInput } from '@/lib/checking/review/input';
import type { Explanation, ModelReading, Review } from '@/lib/checking/review/types';
import { asCompanyId, type Context, type JobActor } from '@/lib/context';
import { systemTime } from '@/lib/platform/clock/system';
import { freed, isFree, keepAlive } from '@/lib/platform/lease/lease';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { returnCheck } from '@/lib/sales/credits/spend';
import { noteAddress } from './address';
import { judgeAgain } from './judge-again';
import { keptFee } from './judged-by';
import { insertFindings } from './kept-findings';
import { buildReviewInput } from './review-input';
import { countPages, findPicture, loadFiles, selectRunFiles } from './run-files';
import {
  claimRun,
  type HeldRun,
  LEASE_MS,
  lockCheck,
  ownsLease,
  type RunRecord,
  releaseLease,
  renewLease,
  runLease,
  waitsForNothing,
} from './run-lease';
import { MAX_RUN_PAGES, type RunFailure } from './types';

type JobContext = Context<JobActor>;

const MAX_ATTEMPTS = 3;

export interface RunServices {
  files: FileStore;
  judge: Judge;
  model: LanguageModel | null;
  signal: AbortSignal;
  /** The time when something is written; the context's is when the job began. */
  clock?: (() => Date) | undefined;
  /** Lease duration of a run. */
  leaseMs?: number | undefined;
}

/** Runs without a valid lease whose files have all been read or failed, and those to be judged again; the oldest first. */
export function listDueRuns(ctx: Context): Promise<{ id: string }[]> {
  return ctx.db
    .select({ id: checkRuns.id })
    .from(checkRuns)
    .where(
      and(
        or(
          // Written as literals to match the partial indexes, as the planner requires.
          and(sql.raw(`check_runs.state in ('waiting', 'judging', 'explaining')`), waitsForNothing),
          sql.raw(`check_runs.again_asked_at is not null`),
        ),
        isFree(runLease, ctx.now),
      ),
    )
    .orderBy(asc(checkRuns.createdAt))
    .limit(20);
}

/**
 * Judges a run's files by the rules and, if configured, the language model; a failure of the model never
 * affects the rules' result. Ends as `done`, or as `failed` with its credit returned.
 */
export async function runCheck(
  ctx: JobContext,
  { runId, leaseMs = LEASE_MS, ...services }: RunServices & { runId: string },
): Promise<'done' | 'failed' | 'busy' | 'gone'> {
  const now = services.clock ?? systemTime;
  const held = await claimRun(ctx, runId);
  if (!held)
    return judgeAgain(ctx, { runId, judge: services.judge, leaseMs, signal: services.signal, clock: now });
  const run = held.row;
  if (run.attempts > MAX_ATTEMPTS) return failRun(ctx, held, 'broke_off', now());

  const lost = new AbortController();
  const renew = () => renewLease(ctx, held, { now: now(), leaseMs });
  const end = keepAlive(leaseMs, renew, () => lost.abort());
  const signal = AbortSignal.any([services.signal, lost.signal]);
  try {
    const rows = await selectRunFiles(ctx, run);
    // Files still being read when the run began had no page count yet.
    if (countPages(rows) > MAX_RUN_PAGES) return await failRun(ctx, held, 'too_many_pages', now());
    const { files, failedFiles } = await loadFiles(ctx, run, rows);
    if (files.length === 0) return await failRun(ctx, held, 'nothing_readable', now());
    if (!(await renew())) return 'gone';
    const { checklist, fee, ...input } = await buildReviewInput(ctx, run, { files, failedFiles });
    const hashes = new Map(rows.map(({ id, hash }) => [id, hash]));
    const outcome = await judge(ctx, held, { checklist, fee, ...input }, { ...services, signal, hashes });
    return await finishRun(ctx, held, { ...outcome, checklist, fee: keptFee(fee, outcome.review) }, now());
  } catch (error) {
    // Cancelled, deleted or taken over meanwhile: do not call the paid model.
    if (lost.signal.aborted) return 'gone';
    if (error instanceof JudgingFailed) {
      ctx.log.error({ err: error, run: run.id }, 'Package could not be judged within its limits');
      return await failRun(ctx, held, 'too_much_to_judge', now());
    }
    // Release for an immediate retry; the last attempt returns the credit. A shutdown does not count as an
    // attempt.
    await releaseLease(ctx, held, { countsAsAttempt: !services.signal.aborted }).catch(() => {});
    throw error;
  } finally {
    end();
  }
}

interface Outcome {
  review: Review;
  model: ModelUse | null;
  explanation: Explanation | null;
  readings: readonly ModelReading[] | null;
}

async function judge(
  ctx: JobContext,
  held: HeldRun,
  input: ReviewInput,
  { files, judge: byRules, model, signal, hashes }: RunServices & { hashes: ReadonlyMap<string, string> },
): Promise<Outcome> {
  const run = held.row;
  // Files that were paid for before were read by a model before.
  if (run.readings !== null) {
    const review = await byRules({ ...input, readings: run.readings }, { signal });
    return { review, ...pickModel(run) };
  }
  const review = await byRules(input, { signal });
  if (!model) return { review, model: null, explanation: null, readings: null };

  await ctx.db.update(checkRuns).set({ state: 'explaining' }).where(ownsLease(held));
  const modelInput: ModelInput = {
    checklist: input.checklist,
    files: input.files,
    review,
    picture: (fileId, page) =>
      findPicture(ctx, files, { companyId: run.companyId, hash: hashes.get(fileId), page }),
    signal,
  };
  try {
    return await withModel(ctx, run, input, modelInput, { model, judge: byRules });
  } catch (error) {
    if (signal.aborted) throw error;
    ctx.log.error({ err: error, run: run.id }, 'Language model failed, check run continues without it');
    const use: ModelUse = {
      name: model.name,
      inputTokens: 0,
      outputTokens: 0,
      dropped: 0,
      failure: 'malformed',
    };
    return { review, model: use, explanation: null, readings: null };
  }
}

async function withModel(
  ctx: JobContext,
  { locale }: RunRecord,
  input: ReviewInput,
  asked: ModelInput,
  { model, judge: byRules }: Pick<RunServices, 'judge'> & { model: LanguageModel },
): Promise<Outcome> {
  const { readings, use } = await model.read(asked);
  const review =
    readings.length > 0
      ? await byRules({ ...input, readings }, asked).catch((error: unknown) => {
          if (!(error instanceof JudgingFailed)) throw error;
          ctx.log.warn({ err: error }, 'Readings of the model could not be judged, the rules alone stand');
          return asked.review;
        })
      : asked.review;
  const explanation = await model.explain({ ...asked, review, locale, spent: use });
  return { review, model: explanation.use, explanation: explanation.explanation, readings };
}

function pickModel({ model, explanation, readings }: RunRecord): Omit<Outcome, 'review'> {
  return { model, explanation, readings };
}

/** Writes the result down, unless somebody has broken the run off or taken it over meanwhile. */
async function finishRun(
  ctx: JobContext,
  held: HeldRun,
  outcome: Outcome & Pick<RunRecord, 'checklist' | 'fee'>,
  now: Date,
): Promise<'done' | 'gone'> {
  const run = held.row;
  const { findings, ...review } = outcome.review;
  return ctx.db.transaction(async (tx) => {
    await lockCheck({ ...ctx, db: tx }, run);
    const [done] = await tx
      .update(checkRuns)
      .set({
        state: 'done',
        finishedAt: now,
        ...freed(runLease),
        review: storable(review),
        checklist: outcome.checklist,
        fee: outcome.fee,
        model: outcome.model,
        explanation: storable(outcome.explanation),
        readings: storable(outcome.readings),
        attempts: 0,
      })
      .where(ownsLease(held))
      .returning({ askedAgain: checkRuns.againAskedAt });
    if (!done) return 'gone';
    const within = { ...ctx, db: tx };
    await insertFindings(within, run.id, findings);
    await tx.update(permitChecks).set({ updatedAt: now }).where(eq(permitChecks.id, run.checkId));
    await noteAddress(within, run.checkId, outcome.review);
    // Somebody corrected or answered while it was judged.
    if (done.askedAgain) await enqueue(within, 'run-check', { runId: run.id });
    return 'done';
  });
}

/** A failed run returns its credit. */
async function failRun(
  ctx: JobContext,
  held: HeldRun,
  failure: RunFailure,
  now: Date,
): Promise<'failed' | 'gone'> {
  const run = held.row;
  return ctx.db.transaction(async (tx) => {
    await lockCheck({ ...ctx, db: tx }, run);
    const failed = await tx
      .update(checkRuns)
      .set({ state: 'failed', failure, finishedAt: now, ...freed(runLease) })
      .where(ownsLease(held))
      .returning({ id: checkRuns.id });
    if (failed.length === 0) return 'gone';
    if (run.charged)
      await returnCheck({ ...ctx, db: tx, now }, { companyId: asCompanyId(run.companyId), source: run.id });
    return 'failed';
  });
}
