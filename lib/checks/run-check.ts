import { and, asc, eq, sql } from 'drizzle-orm';
import { checkFindings, checkRuns, permitChecks } from '@/db/schema';
import { storable } from '@/db/storable';
import { systemTime } from '@/lib/clock/system';
import { asCompanyId, type Context, type JobActor } from '@/lib/context';
import { returnCheck } from '@/lib/credits/spend';
import type { FileStore } from '@/lib/files/types';
import { freed, isFree, keepAlive } from '@/lib/lease/lease';
import type { LanguageModel, ModelInput, ModelUse } from '@/lib/model/types';
import type { ReviewInput } from '@/lib/review/input';
import { reviewPackage } from '@/lib/review/review';
import type { Explanation, Review } from '@/lib/review/types';
import {
  claimRun,
  type HeldRun,
  holdCheck,
  holdRun,
  isHeld,
  LEASE_MS,
  letGo,
  type RunRecord,
  runLease,
  waitsForNothing,
} from './held-run';
import { checklistOf, feeOf, keptFee } from './judged-by';
import { filesOf, findPicture, pagesOf, rowsOf } from './run-files';
import { MAX_RUN_PAGES, type RunFailure } from './types';

type JobContext = Context<JobActor>;

const MAX_ATTEMPTS = 3;
/** More than anybody reads; the worst come first. */
const MAX_FINDINGS = 2_000;
/** A statement holds so many values. */
const INSERTED_AT_ONCE = 500;

export interface RunServices {
  files: FileStore;
  model: LanguageModel | null;
  signal: AbortSignal;
  /** The time when something is written; the context's is when the job began. */
  clock?: (() => Date) | undefined;
  /** How long whoever judges may give no sign of life before another takes the run over. */
  leaseMs?: number | undefined;
}

/** Runs whose files are all read, or cannot be, and which nobody has in hand; the oldest first. */
export function listDueRuns(ctx: Context): Promise<{ id: string }[]> {
  return ctx.db
    .select({ id: checkRuns.id })
    .from(checkRuns)
    .where(
      and(
        // Written out, as the index `check_runs_due` has it: the planner takes it for nothing else.
        sql.raw(`check_runs.state in ('waiting', 'judging', 'explaining')`),
        isFree(runLease, ctx.now),
        waitsForNothing,
      ),
    )
    .orderBy(asc(checkRuns.createdAt))
    .limit(20);
}

/**
 * Judges a run's files by the rules and, where there is one, with the language model; whatever the model does, the
 * rules' result stands. Ends as `done`, or as `failed` with its check returned.
 */
export async function runCheck(
  ctx: JobContext,
  { runId, leaseMs = LEASE_MS, ...services }: RunServices & { runId: string },
): Promise<'done' | 'failed' | 'busy' | 'gone'> {
  const held = await claimRun(ctx, runId);
  if (!held) return 'busy';
  const run = held.row;
  const now = services.clock ?? systemTime;
  if (run.attempts > MAX_ATTEMPTS) return failRun(ctx, held, 'broke_off', now());

  let pages = 0;
  const lost = new AbortController();
  const hold = () => holdRun(ctx, held, { now: now(), pages, leaseMs });
  const end = keepAlive(leaseMs, hold, () => lost.abort());
  const signal = AbortSignal.any([services.signal, lost.signal]);
  try {
    const rows = await rowsOf(ctx, run);
    pages = pagesOf(rows);
    // Files that were still being read as the run began had not told yet.
    if (pages > MAX_RUN_PAGES) return await failRun(ctx, held, 'too_many_pages', now());
    const { files, failedFiles } = await filesOf(ctx, run, rows);
    if (files.length === 0) return await failRun(ctx, held, 'nothing_readable', now());
    if (!(await hold())) return 'gone';
    const checklist = checklistOf(run.input);
    const fee = feeOf(run.input);
    const input: ReviewInput = {
      checklist,
      stated: run.input.stated,
      fee,
      files,
      failedFiles,
      today: run.input.today,
    };
    const hashes = new Map(rows.map(({ id, hash }) => [id, hash]));
    const outcome = await judge(ctx, held, input, { ...services, signal, hashes });
    return await finishRun(ctx, held, { ...outcome, checklist, fee: keptFee(fee) }, now());
  } catch (error) {
    // Broken off, deleted or taken over meanwhile: the model is not paid for what nobody waits for.
    if (lost.signal.aborted) return 'gone';
    // The next try begins at once, and the last one gives the check back; a stop that was asked for is none.
    await letGo(ctx, held, { countsAsAttempt: !services.signal.aborted }).catch(() => {});
    throw error;
  } finally {
    end();
  }
}

interface Outcome {
  review: Review;
  model: ModelUse | null;
  explanation: Explanation | null;
}

async function judge(
  ctx: JobContext,
  held: HeldRun,
  input: ReviewInput,
  { files, model, signal, hashes }: RunServices & { hashes: ReadonlyMap<string, string> },
): Promise<Outcome> {
  const run = held.row;
  const review = reviewPackage(input);
  if (!model) return { review, model: null, explanation: null };

  await ctx.db.update(checkRuns).set({ state: 'explaining' }).where(isHeld(held));
  const modelInput: ModelInput = {
    checklist: input.checklist,
    files: input.files,
    review,
    picture: (fileId, page) =>
      findPicture(ctx, files, { companyId: run.companyId, hash: hashes.get(fileId), page }),
    signal,
  };
  try {
    return await withModel(run, input, modelInput, model);
  } catch (error) {
    if (signal.aborted) throw error;
    ctx.log.error({ err: error, run: run.id }, 'A run goes on without the language model');
    const use: ModelUse = {
      name: model.name,
      inputTokens: 0,
      outputTokens: 0,
      dropped: 0,
      failure: 'malformed',
    };
    return { review, model: use, explanation: null };
  }
}

async function withModel(
  { locale }: RunRecord,
  input: ReviewInput,
  asked: ModelInput,
  model: LanguageModel,
): Promise<Outcome> {
  const { readings, use } = await model.read(asked);
  const review = readings.length > 0 ? reviewPackage({ ...input, readings }) : asked.review;
  const said = await model.explain({ ...asked, review, locale, spent: use });
  return { review, model: said.use, explanation: said.explanation };
}

/** Writes the result down, unless somebody has broken the run off or taken it over meanwhile. */
async function finishRun(
  ctx: JobContext,
  held: HeldRun,
  outcome: Outcome & Pick<RunRecord, 'checklist' | 'fee'>,
  now: Date,
): Promise<'done' | 'gone'> {
  const run = held.row;
  const { findings: all, ...review } = outcome.review;
  const findings = all.slice(0, MAX_FINDINGS);
  return ctx.db.transaction(async (tx) => {
    await holdCheck({ ...ctx, db: tx }, run);
    const done = await tx
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
      })
      .where(isHeld(held))
      .returning({ id: checkRuns.id });
    if (done.length === 0) return 'gone';
    const rows = findings.map((finding, position) => ({
      runId: run.id,
      key: finding.key,
      position,
      rule: finding.rule,
      severity: finding.severity,
      finding: storable(finding),
    }));
    for (let from = 0; from < rows.length; from += INSERTED_AT_ONCE)
      await tx.insert(checkFindings).values(rows.slice(from, from + INSERTED_AT_ONCE));
    await tx.update(permitChecks).set({ updatedAt: now }).where(eq(permitChecks.id, run.checkId));
    return 'done';
  });
}

/** A run that comes to nothing gives its check back. */
async function failRun(
  ctx: JobContext,
  held: HeldRun,
  failure: RunFailure,
  now: Date,
): Promise<'failed' | 'gone'> {
  const run = held.row;
  return ctx.db.transaction(async (tx) => {
    await holdCheck({ ...ctx, db: tx }, run);
    const failed = await tx
      .update(checkRuns)
      .set({ state: 'failed', failure, finishedAt: now, ...freed(runLease) })
      .where(isHeld(held))
      .returning({ id: checkRuns.id });
    if (failed.length === 0) return 'gone';
    await returnCheck({ ...ctx, db: tx, now }, { companyId: asCompanyId(run.companyId), source: run.id });
    return 'failed';
  });
}
