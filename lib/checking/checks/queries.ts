import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  checkFiles,
  checkFindings,
  checkRuns,
  findingMarks,
  permitChecks,
  users,
  wrongFindings,
} from '@/db/schema';
import type { Checklist } from '@/lib/catalogue/checklists/checklist';
import type { Answers, ChecklistPlace, PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { FeeInput } from '@/lib/catalogue/fees/types';
import type { ModelUse } from '@/lib/checking/model/types';
import type { Explanation, Finding, Review, StatedFacts } from '@/lib/checking/review/types';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { instantSchema } from '@/lib/platform/clock/day-schema';
import type { Locale } from '@/lib/platform/i18n/locales';
import { type KeptCorrection, selectCorrections } from './corrections';
import { type CheckFile, fileColumns, listFiles } from './files';
import { ownedCheck } from './owned';
import { computeReadiness, type Readiness } from './readiness';
import type { MarkState, PricedFee, RunFailure, RunInput, RunState } from './types';

type UserContext = Context<UserActor>;

/** A run as lists show it. */
export interface RunRow {
  id: string;
  number: number;
  state: RunState;
  failure: RunFailure | null;
  createdAt: Date;
  finishedAt: Date | null;
  startedBy: string | null;
  /** Null unless it is done. */
  readiness: Readiness | null;
  /** False where the same files had been paid for. */
  charged: boolean;
  /** Whether it is about to be judged again, and when it last was. */
  judgingAgain: boolean;
  judgedAgainAt: Date | null;
}

export interface CheckRow {
  id: string;
  name: string;
  permitType: PermitTypeId;
  place: ChecklistPlace;
  /** Of the job, once it is stated or its papers say it. */
  address: string | null;
  updatedAt: Date;
  archivedAt: Date | null;
  lastRun: RunRow | null;
}

export interface CheckDetail extends CheckRow {
  answers: Answers;
  stated: StatedFacts;
  work: FeeInput;
  /** In the form addresses of permits are compared in. */
  addressNorm: string | null;
  createdAt: Date;
  files: CheckFile[];
  /** The newest first. */
  runs: RunRow[];
}

export interface Mark {
  state: MarkState;
  note: string | null;
  assigneeId: string | null;
  assignee: string | null;
  markedBy: string | null;
  markedAt: Date;
}

export type MarkedFinding = Finding & {
  mark: Mark | null;
  /** Where somebody said that it is wrong. */
  wrong: { reason: string | null; saidAt: Date } | null;
};

export interface RunDetail extends RunRow {
  checkId: string;
  checkName: string;
  input: RunInput;
  /** The rules that judged it, and the day their facts were compiled. */
  engineVersion: string;
  rulesAsOf: string;
  /** Null until it is done. */
  checklist: Checklist | null;
  fee: PricedFee | null;
  review: Omit<Review, 'findings'> | null;
  findings: MarkedFinding[];
  /** What was said of its pages, in the order it was said. */
  corrections: KeptCorrection[];
  explanation: Explanation | null;
  /** The language it is in. */
  locale: Locale;
  model: ModelUse | null;
  /** As they are now; those that were removed since are among them. */
  files: (CheckFile & { removed: boolean })[];
}

export const CHECKS_PAGE = 20;
const cursorSchema = z.tuple([instantSchema(), z.string().max(40)]);

/** The company's checks, what was touched last first, a page at a time. */
export async function listChecks(
  ctx: UserContext,
  { after = null, archived = false }: { after?: string | null | undefined; archived?: boolean } = {},
): Promise<{ items: CheckRow[]; next: string | null }> {
  requirePermission(ctx, 'checks.read');
  const from = after === null ? null : readCursor(after);
  const rows = await ctx.db
    .select()
    .from(permitChecks)
    .where(
      and(
        eq(permitChecks.companyId, ctx.actor.companyId),
        archived ? isNotNull(permitChecks.archivedAt) : isNull(permitChecks.archivedAt),
        from
          ? or(
              lt(permitChecks.updatedAt, from.updatedAt),
              and(eq(permitChecks.updatedAt, from.updatedAt), lt(permitChecks.id, from.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(permitChecks.updatedAt), desc(permitChecks.id))
    .limit(CHECKS_PAGE + 1);
  const page = rows.slice(0, CHECKS_PAGE);
  const runs = await selectLastRuns(ctx, page);
  const last = page.at(-1);
  return {
    items: page.map((row) => toCheckRow(row, runs.get(row.id) ?? null)),
    next: rows.length > CHECKS_PAGE && last ? encodeCursor(last) : null,
  };
}

/** One check with its files and runs. */
export async function getCheck(ctx: UserContext, { checkId }: { checkId: string }): Promise<CheckDetail> {
  requirePermission(ctx, 'checks.read');
  const row = await ownedCheck(ctx, checkId);
  const [files, runs] = await Promise.all([
    listFiles(ctx, checkId),
    selectRuns(ctx, eq(checkRuns.checkId, checkId)),
  ]);
  const { answers, stated, work, addressNorm, createdAt } = row;
  return { ...toCheckRow(row, runs[0] ?? null), answers, stated, work, addressNorm, createdAt, files, runs };
}

/** The progress of a check: its files and newest run, without findings. Polled by the page. */
export async function getProgress(
  ctx: UserContext,
  { checkId }: { checkId: string },
): Promise<{
  files: CheckFile[];
  run: Pick<RunRow, 'number' | 'state' | 'judgingAgain' | 'judgedAgainAt'> | null;
}> {
  requirePermission(ctx, 'checks.read');
  const { runs } = await ownedCheck(ctx, checkId);
  const { number, state, judgedAgainAt } = checkRuns;
  const [files, [run]] = await Promise.all([
    listFiles(ctx, checkId),
    ctx.db
      .select({ number, state, judgingAgain: isJudgingAgain(), judgedAgainAt })
      .from(checkRuns)
      .where(and(eq(checkRuns.checkId, checkId), eq(number, runs))),
  ]);
  return { files, run: run ?? null };
}

/** One run in full: its input, findings and the company's marks. */
export async function getRun(
  ctx: UserContext,
  { checkId, number }: { checkId: string; number: number },
): Promise<RunDetail> {
  requirePermission(ctx, 'checks.read');
  const check = await ownedCheck(ctx, checkId);
  const found = await findRun(ctx, and(eq(checkRuns.checkId, checkId), eq(checkRuns.number, number)));
  if (!found) throw new AppError('not_found', { detail: `no run ${number} of ${checkId}` });
  return { ...found, checkName: check.name };
}

/** Loads a run without an access check, for callers that have done it. */
export async function findRun(
  ctx: Context,
  where: ReturnType<typeof and>,
): Promise<Omit<RunDetail, 'checkName'> | null> {
  const [row] = await ctx.db.select().from(checkRuns).where(where);
  if (!row) return null;
  const [[summary], findings, corrections, files] = await Promise.all([
    selectRuns(ctx, eq(checkRuns.id, row.id)),
    selectFindings(ctx, row),
    selectCorrections(ctx, row.checkId),
    ctx.db
      .select({ ...fileColumns, removed: sql<boolean>`${checkFiles.removedAt} is not null` })
      .from(checkFiles)
      .where(inArray(checkFiles.id, row.fileIds))
      .orderBy(asc(checkFiles.createdAt)),
  ]);
  if (!summary) return null;
  const { checkId, input, engineVersion, rulesAsOf, checklist, fee, review, explanation, locale, model } =
    row;
  return {
    ...summary,
    checkId,
    input,
    engineVersion,
    rulesAsOf,
    checklist,
    fee,
    review,
    findings,
    corrections,
    explanation,
    locale,
    model,
    files,
  };
}

async function selectFindings(ctx: Context, run: typeof checkRuns.$inferSelect): Promise<MarkedFinding[]> {
  const rows = await ctx.db
    .select({
      finding: checkFindings.finding,
      mark: findingMarks,
      wrong: { reason: wrongFindings.reason, saidAt: wrongFindings.saidAt },
      first: users.firstName,
      last: users.lastName,
    })
    .from(checkFindings)
    .leftJoin(
      findingMarks,
      and(eq(findingMarks.checkId, run.checkId), eq(findingMarks.key, checkFindings.key)),
    )
    .leftJoin(users, eq(users.id, findingMarks.assigneeId))
    .leftJoin(
      wrongFindings,
      and(eq(wrongFindings.checkId, run.checkId), eq(wrongFindings.key, checkFindings.key)),
    )
    .where(eq(checkFindings.runId, run.id))
    .orderBy(asc(checkFindings.position));
  return rows.map(({ finding, mark, wrong, first, last }) => ({
    ...finding,
    wrong,
    mark: mark && {
      state: stateFor(run, mark.state, mark.markedAt),
      note: mark.note,
      assigneeId: mark.assigneeId,
      assignee: first === null ? null : `${first} ${last ?? ''}`.trim(),
      markedBy: mark.markedBy,
      markedAt: mark.markedAt,
    },
  }));
}

/** A finding marked as fixed that a later run still finds is open again; a dismissed one stays dismissed. */
function stateFor(run: { createdAt: Date }, state: MarkState, markedAt: Date): MarkState {
  return state === 'fixed' && markedAt < run.createdAt ? 'open' : state;
}

async function selectLastRuns(
  ctx: Context,
  checks: readonly { id: string; runs: number }[],
): Promise<Map<string, RunRow>> {
  const last = checks.filter(({ runs }) => runs > 0);
  if (last.length === 0) return new Map();
  const runs = await selectRuns(
    ctx,
    or(...last.map(({ id, runs }) => and(eq(checkRuns.checkId, id), eq(checkRuns.number, runs)))),
  );
  return new Map(runs.map((run) => [run.checkId, run]));
}

async function selectRuns(
  ctx: Context,
  where: ReturnType<typeof and>,
): Promise<(RunRow & { checkId: string })[]> {
  const { id, checkId, number, state, failure, createdAt, finishedAt, charged, judgedAgainAt } = checkRuns;
  const rows = await ctx.db
    .select({
      id,
      checkId,
      number,
      state,
      failure,
      createdAt,
      finishedAt,
      charged,
      judgingAgain: isJudgingAgain(),
      judgedAgainAt,
      first: users.firstName,
      last: users.lastName,
    })
    .from(checkRuns)
    .leftJoin(users, eq(users.id, checkRuns.startedBy))
    .where(where)
    .orderBy(desc(checkRuns.number));
  const done = rows.filter((row) => row.state === 'done').map((row) => row.id);
  const readiness = await readinessOfRuns(ctx, done);
  return rows.map(({ first, last, ...row }) => ({
    ...row,
    startedBy: first === null ? null : `${first} ${last ?? ''}`.trim(),
    readiness: readiness.get(row.id) ?? null,
  }));
}

function isJudgingAgain() {
  return sql<boolean>`(${checkRuns.state} = 'done' and ${checkRuns.againAskedAt} is not null)`;
}

async function readinessOfRuns(ctx: Context, runIds: string[]): Promise<Map<string, Readiness>> {
  if (runIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      runId: checkFindings.runId,
      key: checkFindings.key,
      rule: checkFindings.rule,
      severity: checkFindings.severity,
      mark: findingMarks.state,
      markedAt: findingMarks.markedAt,
      wrong: wrongFindings.key,
      createdAt: checkRuns.createdAt,
    })
    .from(checkFindings)
    .innerJoin(checkRuns, eq(checkRuns.id, checkFindings.runId))
    .leftJoin(
      findingMarks,
      and(eq(findingMarks.checkId, checkRuns.checkId), eq(findingMarks.key, checkFindings.key)),
    )
    .leftJoin(
      wrongFindings,
      and(eq(wrongFindings.checkId, checkRuns.checkId), eq(wrongFindings.key, checkFindings.key)),
    )
    .where(inArray(checkFindings.runId, runIds));
  const byRun = new Map<string, typeof rows>(runIds.map((runId) => [runId, []]));
  for (const row of rows) byRun.get(row.runId)?.push(row);
  return new Map(
    [...byRun].map(([runId, findings]) => {
      const marks = new Map(
        findings.flatMap(({ key, mark, markedAt, ...run }) =>
          mark && markedAt ? [[key, stateFor(run, mark, markedAt)] as const] : [],
        ),
      );
      const wrong = new Set(findings.flatMap((one) => one.wrong ?? []));
      return [runId, computeReadiness(findings, marks, wrong)];
    }),
  );
}

function toCheckRow(row: typeof permitChecks.$inferSelect, lastRun: RunRow | null): CheckRow {
  const { id, name, permitType, city, county, state, stated, updatedAt, archivedAt } = row;
  const address = stated.address ?? row.address;
  const place = { city, county, state };
  return { id, name, permitType, place, address, updatedAt, archivedAt, lastRun };
}

function encodeCursor({ updatedAt, id }: { updatedAt: Date; id: string }): string {
  return Buffer.from(JSON.stringify([updatedAt.toISOString(), id])).toString('base64url');
}

function readCursor(text: string): { updatedAt: Date; id: string } {
  try {
    const [updatedAt, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { updatedAt: new Date(updatedAt), id };
  } catch {
    throw new AppError('invalid_input', { fields: { after: 'cursor' } });
  }
}
