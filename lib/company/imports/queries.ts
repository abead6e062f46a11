import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { importRows, imports, users } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { fullName } from '@/lib/identity/accounts/full-name';
import { takerOf } from './kinds';
import { cellsOf } from './read-row';
import {
  GIVEN_BY,
  type ImportDefaults,
  type ImportField,
  type ImportKind,
  type ImportState,
  REQUIRED,
  type RowProblem,
} from './types';

type UserContext = Context<UserActor>;

export interface ImportSummary {
  id: string;
  kind: ImportKind;
  fileName: string;
  state: ImportState;
  total: number;
  done: number;
  added: number;
  known: number;
  rejected: number;
  kept: number;
  createdAt: Date;
  /** Null for somebody who is gone. */
  by: string | null;
}

export const importColumns = {
  id: imports.id,
  kind: imports.kind,
  fileName: imports.fileName,
  state: imports.state,
  total: imports.total,
  done: imports.done,
  added: imports.added,
  known: imports.known,
  rejected: imports.rejected,
  kept: imports.kept,
  createdAt: imports.createdAt,
};

export function ownImport(ctx: UserContext, importId: string) {
  return and(eq(imports.id, importId), eq(imports.companyId, ctx.actor.companyId));
}

const MOST_LISTED = 20;

/** The company's imports, the latest first. */
export async function listImports(ctx: UserContext): Promise<ImportSummary[]> {
  requirePermission(ctx, 'permits.bulk');
  const rows = await ctx.db
    .select({ ...importColumns, person: { firstName: users.firstName, lastName: users.lastName } })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.userId))
    .where(eq(imports.companyId, ctx.actor.companyId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(MOST_LISTED);
  return rows.map(({ person, ...row }) => ({ ...row, by: person ? fullName(person) : null }));
}

export async function getImport(
  ctx: UserContext,
  { importId }: { importId: string },
): Promise<Omit<ImportSummary, 'by'>> {
  requirePermission(ctx, 'permits.bulk');
  const [row] = await ctx.db.select(importColumns).from(imports).where(ownImport(ctx, importId));
  if (!row) throw new AppError('not_found', { detail: `no import ${importId}` });
  return row;
}

export interface RowFault extends RowProblem {
  row: number;
  /** What the cell holds. */
  text: string;
}

export interface ImportPreview {
  headings: readonly string[];
  mapping: readonly (ImportField | null)[];
  defaults: ImportDefaults;
  /** The first rows, as they are written. */
  sample: readonly { row: number; cells: readonly string[] }[];
  /** Of all rows, by what they would be refused for; null while a column that has to be there is missing. */
  faults: { rows: number; first: RowFault[] } | null;
  /** Fields that no column and no value for all rows gives. */
  missing: ImportField[];
}

const SAMPLE_ROWS = 8;
const FAULTS_SHOWN = 50;
const READ_AT_ONCE = 5_000;

/** What would come of a draft: each of its rows is read, and nothing is written. */
export async function previewImport(
  ctx: UserContext,
  { importId }: { importId: string },
): Promise<ImportPreview> {
  requirePermission(ctx, 'permits.bulk');
  const [draft] = await ctx.db.select().from(imports).where(ownImport(ctx, importId));
  if (!draft) throw new AppError('not_found', { detail: `no import ${importId}` });
  const { kind, headings, mapping, defaults } = draft;
  const missing = missingFields(kind, mapping, defaults);
  const sample = await readRows(ctx, importId, 0, SAMPLE_ROWS);
  return {
    ...{ headings, mapping, defaults, sample, missing },
    faults: missing.length > 0 ? null : await findFaults(ctx, draft),
  };
}

export function missingFields(
  kind: ImportKind,
  mapping: readonly (ImportField | null)[],
  defaults: ImportDefaults,
): ImportField[] {
  const isGiven = (field: ImportField) =>
    mapping.includes(field) || ((field === 'city' || field === 'state') && Boolean(defaults[field]));
  // What another column gives too shows row by row.
  return REQUIRED[kind].filter(
    (field) => !isGiven(field) && !GIVEN_BY[field]?.some((other) => mapping.includes(other)),
  );
}

function readRows(ctx: UserContext, importId: string, after: number, limit: number) {
  return ctx.db
    .select({ row: importRows.row, cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), gt(importRows.row, after)))
    .orderBy(asc(importRows.row))
    .limit(limit);
}

async function findFaults(
  ctx: UserContext,
  { id, kind, mapping, defaults }: typeof imports.$inferSelect,
): Promise<{ rows: number; first: RowFault[] }> {
  const { read, check } = takerOf(kind);
  const first: RowFault[] = [];
  let faulty = 0;
  for (let after = 0; ; ) {
    const rows = await readRows(ctx, id, after, READ_AT_ONCE);
    const given = rows.map(({ cells }) => cellsOf(mapping, defaults, cells));
    const readings = given.map(read);
    const readable = readings.flatMap((reading) => (reading.ok ? [reading.value] : []));
    const checked = check ? await check(ctx, readable) : [];
    readings.forEach((reading, at) => {
      const problem = reading.ok ? checked.shift() : reading.problem;
      if (!problem) return;
      faulty += 1;
      const { field, code } = problem;
      const text = given[at]?.[field] ?? '';
      if (first.length < FAULTS_SHOWN) first.push({ row: rows[at]?.row ?? 0, field, code, text });
    });
    const last = rows.at(-1);
    if (!last || rows.length < READ_AT_ONCE) return { rows: faulty, first };
    after = last.row;
  }
}

/** Rows that were not taken, as they were written, each with why. */
export async function* rejectedRows(
  ctx: UserContext,
  { importId }: { importId: string },
): AsyncGenerator<{ row: number; cells: readonly string[]; problem: RowProblem }[]> {
  await getImport(ctx, { importId });
  for (let after = 0; ; ) {
    const rows = await ctx.db
      .select({ row: importRows.row, cells: importRows.cells, problem: importRows.problem })
      .from(importRows)
      .where(
        and(eq(importRows.importId, importId), eq(importRows.outcome, 'rejected'), gt(importRows.row, after)),
      )
      .orderBy(asc(importRows.row))
      .limit(READ_AT_ONCE);
    yield rows.flatMap(({ problem, ...row }) => (problem ? [{ ...row, problem }] : []));
    const last = rows.at(-1);
    if (!last || rows.length < READ_AT_ONCE) return;
    after = last.row;
  }
}

export async function getHeadings(ctx: UserContext, { importId }: { importId: string }) {
  requirePermission(ctx, 'permits.bulk');
  const [row] = await ctx.db
    .select({ headings: imports.headings, fileName: imports.fileName })
    .from(imports)
    .where(ownImport(ctx, importId));
  if (!row) throw new AppError('not_found', { detail: `no import ${importId}` });
  return row;
}
