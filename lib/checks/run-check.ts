import { and, asc, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { checkFiles, checkFindings, checkRuns, filePages, permitChecks } from '@/db/schema';
import { asCompanyId, type Context, type JobActor } from '@/lib/context';
import { returnCheck } from '@/lib/credits/spend';
import { pageKey } from '@/lib/files/keys';
import type { FileStore } from '@/lib/files/types';
import type { LanguageModel, ModelInput, ModelUse } from '@/lib/model/types';
import type { ReadFile } from '@/lib/reading/types';
import type { ReviewInput } from '@/lib/review/input';
import { reviewPackage } from '@/lib/review/review';
import type { Explanation, Review } from '@/lib/review/types';
import { checklistOf, feeOf, keptFee } from './judged-by';
import { OPEN_RUN_STATES, type RunFailure } from './types';

type JobContext = Context<JobActor>;
type RunRow = typeof checkRuns.$inferSelect;

const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 3;

export interface RunServices {
  files: FileStore;
  model: LanguageModel | null;
  signal: AbortSignal;
  /** The time when something is written; the context's is when the job began. */
  clock?: (() => Date) | undefined;
}

/** Runs whose files are all read, or cannot be, and which nobody has in hand; the oldest first. */
export async function listDueRuns(ctx: Context): Promise<{ id: string }[]> {
  const unread = ctx.db
    .select({ id: checkFiles.id })
    .from(checkFiles)
    .where(
      and(
        sql`${checkFiles.id} = any(${checkRuns.fileIds})`,
        inArray(checkFiles.state, ['waiting', 'reading']),
        isNull(checkFiles.removedAt),
      ),
    );
  return ctx.db
    .select({ id: checkRuns.id })
    .from(checkRuns)
    .where(
      and(
        inArray(checkRuns.state, OPEN_RUN_STATES),
        or(isNull(checkRuns.heldUntil), lt(checkRuns.heldUntil, ctx.now)),
        notExists(unread),
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
  { runId, ...services }: RunServices & { runId: string },
): Promise<'done' | 'failed' | 'busy' | 'gone'> {
  const run = await claimRun(ctx, runId);
  if (!run) return 'busy';
  const now = () => services.clock?.() ?? new Date();
  if (run.attempts > MAX_ATTEMPTS) return failRun(ctx, run, 'broke_off', now());

  const holding = setInterval(() => void holdRun(ctx, run.id, now()).catch(() => {}), LEASE_MS / 3);
  try {
    const { files, failedFiles } = await filesOf(ctx, run);
    if (files.length === 0) return await failRun(ctx, run, 'nothing_readable', now());
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
    const outcome = await judge(ctx, run, input, services);
    return await finishRun(ctx, run, { ...outcome, checklist, fee: keptFee(fee) }, now());
  } catch (error) {
    // The next try begins at once, and the last one gives the check back.
    await letGo(ctx, run.id);
    throw error;
  } finally {
    clearInterval(holding);
  }
}

interface Outcome {
  review: Review;
  model: ModelUse | null;
  explanation: Explanation | null;
}

async function judge(
  ctx: JobContext,
  run: RunRow,
  input: ReviewInput,
  { files, model, signal }: RunServices,
): Promise<Outcome> {
  const review = reviewPackage(input);
  if (!model) return { review, model: null, explanation: null };

  await ctx.db
    .update(checkRuns)
    .set({ state: 'explaining' })
    .where(and(eq(checkRuns.id, run.id), inArray(checkRuns.state, OPEN_RUN_STATES)));
  const hashes = await hashesOf(ctx, run);
  const modelInput: ModelInput = {
    checklist: input.checklist,
    files: input.files,
    review,
    picture: async (fileId, page) => pictureOf(files, run.companyId, hashes.get(fileId), page),
    signal,
  };
  const read = await model.read(modelInput);
  const withReadings =
    read.readings.length > 0 ? reviewPackage({ ...input, readings: read.readings }) : review;
  const said = await model.explain({
    ...modelInput,
    review: withReadings,
    locale: run.locale,
    spent: read.use,
  });
  return { review: withReadings, model: said.use, explanation: said.explanation };
}

async function pictureOf(
  files: FileStore,
  companyId: string,
  hash: string | undefined,
  page: number,
): Promise<Uint8Array | null> {
  if (hash === undefined) return null;
  const found = await files.read(pageKey(companyId, hash, page));
  return found ? new Uint8Array(await new Response(found.stream).arrayBuffer()) : null;
}

async function claimRun(ctx: JobContext, runId: string): Promise<RunRow | null> {
  const [row] = await ctx.db
    .update(checkRuns)
    .set({
      state: 'judging',
      attempts: sql`${checkRuns.attempts} + 1`,
      heldUntil: new Date(ctx.now.getTime() + LEASE_MS),
    })
    .where(
      and(
        eq(checkRuns.id, runId),
        inArray(checkRuns.state, OPEN_RUN_STATES),
        or(isNull(checkRuns.heldUntil), lt(checkRuns.heldUntil, ctx.now)),
      ),
    )
    .returning();
  return row ?? null;
}

async function holdRun(ctx: JobContext, runId: string, now: Date): Promise<void> {
  await ctx.db
    .update(checkRuns)
    .set({ heldUntil: new Date(now.getTime() + LEASE_MS) })
    .where(and(eq(checkRuns.id, runId), inArray(checkRuns.state, OPEN_RUN_STATES)));
}

async function letGo(ctx: JobContext, runId: string): Promise<void> {
  await ctx.db
    .update(checkRuns)
    .set({ heldUntil: null })
    .where(and(eq(checkRuns.id, runId), inArray(checkRuns.state, OPEN_RUN_STATES)));
}

type Files = Pick<ReviewInput, 'failedFiles'> & { files: ReadFile[] };

async function filesOf(ctx: JobContext, run: RunRow): Promise<Files> {
  const rows = await ctx.db.select().from(checkFiles).where(inArray(checkFiles.id, run.fileIds));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const files: ReadFile[] = [];
  const failedFiles: { id: string; name: string; failure: NonNullable<(typeof rows)[0]['failure']> }[] = [];
  for (const id of run.fileIds) {
    const row = byId.get(id);
    if (!row) continue;
    const { name, facts, hash } = row;
    if (row.state === 'read' && facts) {
      const pages = await ctx.db
        .select({ page: filePages.page })
        .from(filePages)
        .where(and(eq(filePages.companyId, run.companyId), eq(filePages.hash, hash)))
        .orderBy(asc(filePages.number));
      files.push({ id, name, facts, pages: pages.map(({ page }) => page) });
    } else if (row.state === 'failed') {
      failedFiles.push({ id, name, failure: row.failure ?? 'reader_failed' });
    }
  }
  return { files, failedFiles };
}

async function hashesOf(ctx: JobContext, run: RunRow): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: checkFiles.id, hash: checkFiles.hash })
    .from(checkFiles)
    .where(inArray(checkFiles.id, run.fileIds));
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** Writes the result down, unless somebody has broken the run off meanwhile. */
async function finishRun(
  ctx: JobContext,
  run: RunRow,
  outcome: Outcome & Pick<RunRow, 'checklist' | 'fee'>,
  now: Date,
): Promise<'done' | 'gone'> {
  const { findings, ...review } = outcome.review;
  return ctx.db.transaction(async (tx) => {
    const done = await tx
      .update(checkRuns)
      .set({
        state: 'done',
        finishedAt: now,
        heldUntil: null,
        review,
        checklist: outcome.checklist,
        fee: outcome.fee,
        model: outcome.model,
        explanation: outcome.explanation,
      })
      .where(and(eq(checkRuns.id, run.id), inArray(checkRuns.state, OPEN_RUN_STATES)))
      .returning({ id: checkRuns.id });
    if (done.length === 0) return 'gone';
    if (findings.length > 0) {
      await tx.insert(checkFindings).values(
        findings.map((finding, position) => ({
          runId: run.id,
          key: finding.key,
          position,
          rule: finding.rule,
          severity: finding.severity,
          finding,
        })),
      );
    }
    await tx.update(permitChecks).set({ updatedAt: now }).where(eq(permitChecks.id, run.checkId));
    return 'done';
  });
}

/** A run that comes to nothing gives its check back. */
async function failRun(
  ctx: JobContext,
  run: RunRow,
  failure: RunFailure,
  now: Date,
): Promise<'failed' | 'gone'> {
  return ctx.db.transaction(async (tx) => {
    const failed = await tx
      .update(checkRuns)
      .set({ state: 'failed', failure, finishedAt: now, heldUntil: null })
      .where(and(eq(checkRuns.id, run.id), inArray(checkRuns.state, OPEN_RUN_STATES)))
      .returning({ id: checkRuns.id });
    if (failed.length === 0) return 'gone';
    await returnCheck({ ...ctx, db: tx, now }, { companyId: asCompanyId(run.companyId), source: run.id });
    return 'failed';
  });
}
