import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { importRows, imports } from '@/db/schema';
import { asCompanyId, type Context, type MemberRole } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { lockCompany } from '@/lib/identity/accounts/lock-company';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { Tier } from '@/lib/providers/billing/types';
import { requireImport, takerOf } from './kinds';
import { cellsOf } from './read-row';
import type { TakenRow, TakerContext } from './takers';
import type {
  Filled,
  ImportDefaults,
  ImportField,
  ImportKind,
  ImportState,
  RowOutcome,
  RowProblem,
} from './types';

/** Rows in one transaction. */
const BATCH = 500;

interface OpenImport {
  id: string;
  kind: ImportKind;
  state: ImportState;
  mapping: readonly (ImportField | null)[];
  defaults: ImportDefaults;
  reached: number;
}

/**
 * Does the next batch of an import, in one transaction with how far it is: a worker that is gone left no row half done
 * or done twice, and two of them take turns. Returns whether there is more.
 */
export function moveImport(ctx: Context, importId: string): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const claimed = await claimImport({ ...ctx, db: tx }, importId);
    if (!claimed) return false;
    const { within, open } = claimed;
    if (within === null) return finish({ ...ctx, db: tx }, open.id, 'failed');
    await lockCompany(within, within.actor.companyId);
    return open.state === 'undoing' ? takeBack(within, open) : goOn(within, open);
  });
}

/** The import with whoever began it as they are now; `within` is null where they may no more. */
async function claimImport(
  ctx: Context,
  importId: string,
): Promise<{ open: OpenImport; within: TakerContext | null } | null> {
  const [row] = await ctx.db
    .select()
    .from(imports)
    .where(and(eq(imports.id, importId), inArray(imports.state, ['running', 'undoing'])))
    .for('update');
  if (!row) return null;
  const [person] = await ctx.db.execute<{ role: MemberRole; locale: Locale }>(sql`
    select m.role, u.locale from memberships m join users u on u.id = m.user_id
    where m.company_id = ${row.companyId} and m.user_id = ${row.userId} and m.paused_at is null`);
  if (!person || row.userId === null) return { open: row, within: null };
  const tier: Tier = 'enterprise';
  const actor = {
    kind: 'user' as const,
    userId: row.userId,
    companyId: asCompanyId(row.companyId),
    role: person.role,
    // What the plan opens was asked when it was begun.
    tier,
  };
  const within = { ...ctx, actor, locale: person.locale };
  try {
    requireImport(within, row.kind);
  } catch (error) {
    if (error instanceof AppError) return { open: row, within: null };
    throw error;
  }
  return { open: row, within };
}

async function goOn(ctx: TakerContext, open: OpenImport): Promise<boolean> {
  const rows = await ctx.db
    .select({ row: importRows.row, cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.importId, open.id), gt(importRows.row, open.reached)))
    .orderBy(asc(importRows.row))
    .limit(BATCH);
  const { read, take } = takerOf(open.kind);
  const readings = rows.map(({ cells }) => read(cellsOf(open.mapping, open.defaults, cells)));
  const taken = await take(
    ctx,
    readings.flatMap((reading) => (reading.ok ? [reading.value] : [])),
  );
  const results = [...taken];
  const outcomes = readings.map((reading): TakenRow => {
    if (!reading.ok) return { outcome: 'rejected', problem: reading.problem };
    const result = results.shift();
    if (!result) throw new Error('A row of an import was lost.');
    return result;
  });
  await note(
    ctx,
    open.id,
    rows.map(({ row }, at) => ({ row, ...outcomes[at] })),
  );
  const count = (...which: RowOutcome[]) => outcomes.filter(({ outcome }) => which.includes(outcome)).length;
  await ctx.db
    .update(imports)
    .set({
      done: sql`${imports.done} + ${rows.length}`,
      added: sql`${imports.added} + ${count('added', 'matched', 'restored')}`,
      known: sql`${imports.known} + ${count('known')}`,
      rejected: sql`${imports.rejected} + ${count('rejected')}`,
      reached: rows.at(-1)?.row ?? open.reached,
      movedAt: ctx.now,
    })
    .where(eq(imports.id, open.id));
  return rows.length === BATCH ? true : finish(ctx, open.id, 'done');
}

async function takeBack(ctx: TakerContext, open: OpenImport): Promise<boolean> {
  const rows = await ctx.db
    .select({
      row: importRows.row,
      outcome: importRows.outcome,
      subject: importRows.subject,
      filled: importRows.filled,
    })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, open.id),
        gt(importRows.row, open.reached),
        inArray(importRows.outcome, ['added', 'matched', 'restored']),
      ),
    )
    .orderBy(asc(importRows.row))
    .limit(BATCH);
  const given = rows.map(({ outcome, subject, filled }) => ({
    outcome: outcome ?? 'known',
    subject: subject ?? '',
    filled: filled ?? {},
  }));
  const undone = await takerOf(open.kind).undo(ctx, given);
  await note(
    ctx,
    open.id,
    rows.flatMap(({ row, subject }, at) => {
      const outcome = undone[at];
      return outcome === undefined ? [] : [{ row, outcome, subject: subject ?? '' }];
    }),
  );
  await ctx.db
    .update(imports)
    .set({
      done: sql`${imports.done} + ${rows.length}`,
      kept: sql`${imports.kept} + ${undone.filter((one) => one === 'kept').length}`,
      reached: rows.at(-1)?.row ?? open.reached,
      movedAt: ctx.now,
    })
    .where(eq(imports.id, open.id));
  return rows.length === BATCH ? true : finish(ctx, open.id, 'undone');
}

interface Noted {
  row: number;
  outcome?: RowOutcome;
  problem?: RowProblem;
  subject?: string;
  filled?: Filled | undefined;
}

async function note(ctx: Context, importId: string, rows: readonly Noted[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db.execute(sql`
    update ${importRows} r set outcome = n.outcome, problem = n.problem, subject = n.subject,
      filled = coalesce(n.filled, r.filled)
    from jsonb_to_recordset((${JSON.stringify(rows)}::text)::jsonb)
      as n ("row" int, outcome text, problem jsonb, subject text, filled jsonb)
    where r.import_id = ${importId} and r."row" = n."row"`);
}

async function finish(ctx: Context, importId: string, state: ImportState): Promise<false> {
  await ctx.db.update(imports).set({ state, finishedAt: ctx.now }).where(eq(imports.id, importId));
  return false;
}
