import { and, eq, inArray, sql } from 'drizzle-orm';
import { importRows, imports } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { lockCompany } from '@/lib/identity/accounts/lock-company';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { newId } from '@/lib/ids';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { readBounded } from '@/lib/platform/streams/read-bounded';
import { fileError } from './file-error';
import { mapColumns } from './headings';
import { requireImport } from './kinds';
import { getImport, type ImportSummary, missingFields, ownImport } from './queries';
import { readTable } from './read-table';
import { moveImport } from './run';
import type { MapImport, UploadImport } from './schema';
import { IMPORT_FIELDS, type ImportField, MAX_IMPORT_BYTES } from './types';

type UserContext = Context<UserActor>;
type Own = { importId: string };

/** Drafts and imports of one company that are not finished. */
const MOST_OPEN = 5;
const WRITTEN_AT_ONCE = 1_000;
/** Rows by whose cells a column is told. */
const SAMPLE = 200;
/** Up to so many rows are done while somebody waits; more are a job with progress. */
const AT_ONCE = 200;

/**
 * Takes a spreadsheet in as a draft, its columns mapped as far as they can be told. Nothing of it is entered before
 * somebody begins it.
 * @throws AppError `invalid_input` with a `FileProblem` for the field `file`, `payload_too_large`
 */
export async function uploadImport(
  ctx: UserContext,
  {
    kind,
    name,
    body,
    declaredBytes,
  }: UploadImport & { body: ReadableStream<Uint8Array> | null; declaredBytes: number | null },
): Promise<{ id: string }> {
  requireImport(ctx, kind);
  await requireCompanyCap(ctx, 'imports');
  if (declaredBytes !== null && declaredBytes > MAX_IMPORT_BYTES) throw fileError('too_large');
  const bytes = body === null ? null : await readBounded(body, MAX_IMPORT_BYTES);
  if (bytes === null) throw fileError(body === null ? 'empty' : 'too_large');
  const { headings, rows } = readTable(bytes);
  const { companyId, userId } = ctx.actor;
  const id = newId('import');
  await ctx.db.transaction(async (tx) => {
    await lockCompany({ ...ctx, db: tx }, companyId);
    const open = await tx.$count(
      imports,
      and(eq(imports.companyId, companyId), inArray(imports.state, ['running', 'undoing'])),
    );
    if (open >= MOST_OPEN) throw new AppError('conflict', { detail: `${open} imports are under way` });
    // Somebody who tries again means the new one.
    await tx
      .delete(imports)
      .where(and(eq(imports.companyId, companyId), eq(imports.userId, userId), eq(imports.state, 'draft')));
    await tx.insert(imports).values({
      ...{ id, companyId, userId, kind, headings },
      fileName: name,
      mapping: mapColumns(kind, headings, rows.slice(0, SAMPLE)),
      state: 'draft',
      total: rows.length,
      createdAt: ctx.now,
      movedAt: ctx.now,
    });
    for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE)
      await tx.execute(sql`
        insert into ${importRows} (import_id, "row", cells)
        select ${id}, ${from} + r.nth, r.cells
        from jsonb_array_elements((${JSON.stringify(rows.slice(from, from + WRITTEN_AT_ONCE))}::text)::jsonb)
          with ordinality as r (cells, nth)`);
  });
  return { id };
}

/** Says anew what the columns of a draft are. */
export async function mapImport(ctx: UserContext, { importId, mapping, defaults }: MapImport): Promise<void> {
  requirePermission(ctx, 'permits.bulk');
  const [draft] = await ctx.db
    .select({ kind: imports.kind, headings: imports.headings, state: imports.state })
    .from(imports)
    .where(ownImport(ctx, importId));
  if (!draft) throw new AppError('not_found', { detail: `no import ${importId}` });
  requireImport(ctx, draft.kind);
  const taken = mapping.filter((field) => field !== null);
  const fields: readonly ImportField[] = IMPORT_FIELDS[draft.kind];
  if (mapping.length !== draft.headings.length || taken.some((field) => !fields.includes(field)))
    throw new AppError('invalid_input', { fields: { mapping: 'not_one_of' } });
  if (new Set(taken).size < taken.length)
    throw new AppError('invalid_input', { fields: { mapping: 'twice' } });
  const changed = await ctx.db
    .update(imports)
    .set({ mapping, defaults, movedAt: ctx.now })
    .where(and(ownImport(ctx, importId), eq(imports.state, 'draft')))
    .returning({ id: imports.id });
  if (changed.length === 0) throw new AppError('conflict', { detail: `import ${importId} has begun` });
}

type Moved = Omit<ImportSummary, 'by'>;

/** Begins a draft; one that has begun goes on as it is. */
export async function startImport(ctx: UserContext, { importId }: Own): Promise<Moved> {
  const draft = await requireOwn(ctx, importId);
  if (draft.state !== 'draft') return getImport(ctx, { importId });
  if (missingFields(draft.kind, draft.mapping, draft.defaults).length > 0)
    throw new AppError('invalid_input', { fields: { mapping: 'required' } });
  const { userId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const begun = await tx
      .update(imports)
      .set({ state: 'running', userId, movedAt: ctx.now })
      .where(and(ownImport(ctx, importId), eq(imports.state, 'draft')))
      .returning({ id: imports.id });
    if (begun.length > 0 && draft.total > AT_ONCE)
      await enqueue({ db: tx }, 'run-import', { importId }, { key: importId });
  });
  if (draft.total <= AT_ONCE) while (await moveImport(ctx, importId));
  return getImport(ctx, { importId });
}

async function requireOwn(ctx: UserContext, importId: string): Promise<typeof imports.$inferSelect> {
  requirePermission(ctx, 'permits.bulk');
  const [row] = await ctx.db.select().from(imports).where(ownImport(ctx, importId));
  if (!row) throw new AppError('not_found', { detail: `no import ${importId}` });
  requireImport(ctx, row.kind);
  return row;
}

/** What is done stays done, and can be taken back. */
export async function stopImport(ctx: UserContext, { importId }: Own): Promise<Moved> {
  await requireOwn(ctx, importId);
  await ctx.db
    .update(imports)
    .set({ state: 'stopped', finishedAt: ctx.now })
    .where(and(ownImport(ctx, importId), eq(imports.state, 'running')));
  return getImport(ctx, { importId });
}

/** Takes back all that came in, but for what somebody has worked on since. */
export async function undoImport(ctx: UserContext, { importId }: Own): Promise<Moved> {
  const { added } = await requireOwn(ctx, importId);
  await ctx.db.transaction(async (tx) => {
    const undoing = await tx
      .update(imports)
      .set({
        state: 'undoing',
        reached: 0,
        done: 0,
        kept: 0,
        finishedAt: null,
        movedAt: ctx.now,
        total: sql`${imports.added}`,
      })
      .where(and(ownImport(ctx, importId), inArray(imports.state, ['done', 'stopped', 'failed', 'running'])))
      .returning({ id: imports.id });
    if (undoing.length > 0 && added > AT_ONCE)
      await enqueue({ db: tx }, 'run-import', { importId }, { key: `${importId} undo` });
  });
  if (added <= AT_ONCE) while (await moveImport(ctx, importId));
  return getImport(ctx, { importId });
}

/** Throws a draft away. */
export async function dropImport(ctx: UserContext, { importId }: Own): Promise<void> {
  await requireOwn(ctx, importId);
  await ctx.db.delete(imports).where(and(ownImport(ctx, importId), eq(imports.state, 'draft')));
}
