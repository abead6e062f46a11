import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { permitBulkChanges, permitBulks, projectPermits } from '@/db/schema';
import { takeBackProject } from '@/lib/company/projects/mutations';
import { ownedProject } from '@/lib/company/projects/owned';
import { moveBack, movePermits } from '@/lib/company/projects/permits';
import { MAX_PROJECT_PERMITS } from '@/lib/company/projects/types';
import {
  assignPermits,
  requireAssignee,
  requireManager,
  requirePerson,
  unassignPermits,
} from '@/lib/company/team/assignments';
import type { CompanyId, Context, MemberRole, UserActor } from '@/lib/context';
import { asCompanyId } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { newId } from '@/lib/ids';
import { dayIn } from '@/lib/platform/clock/zones';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { conditionsOf } from './conditions';
import { type DeskBulk, namesOf, readDesk } from './desk';
import { parseFilter } from './language/parse';
import { mutePermits, watchPermits } from './mutes';
import type { StartBulk } from './schema';
import { fromPermits, ofCompany } from './scope';
import { addTags, requireTag, takeTags } from './tags';
import { AT_ONCE, type BulkAction, type BulkChange, type BulkState } from './types';

type UserContext = Context<UserActor>;

/** Permits in one transaction. */
const BATCH = 500;
/** An action that nobody moved for so long was left by a worker that is gone. */
const LEFT_AFTER_MS = 60_000;
/** Actions of one company under way at once. */
const MOST_OPEN = 5;

/**
 * Begins an action on the chosen permits, or on all that match. A few are done when this returns, more by a job. What
 * is asked twice by one key is one action.
 */
export async function startBulk(ctx: UserContext, input: StartBulk): Promise<DeskBulk> {
  requireMay(ctx, input);
  try {
    return await begin(ctx, input);
  } catch (error) {
    if (error instanceof AppError) await dropMade(ctx, input.action);
    throw error;
  }
}

async function begin(ctx: UserContext, input: StartBulk): Promise<DeskBulk> {
  const { companyId, userId } = ctx.actor;
  const bulk = await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const known = await findByKey(within, input.startKey);
    if (known) return known;
    await requireAllowed(within, input.action);
    const open = await tx.$count(permitBulks, and(eq(permitBulks.companyId, companyId), isOpen));
    if (open >= MOST_OPEN) throw new AppError('conflict', { detail: `${open} actions are under way` });
    const all = { ...input, cutOff: ctx.now, reached: 0 };
    const total = await countMeant(within, all);
    if (input.action.verb === 'add_to_job') await requireRoom(within, input.action.projectId, all);
    const [row] = await tx
      .insert(permitBulks)
      .values({
        id: newId('bulk'),
        companyId,
        userId,
        startKey: input.startKey,
        action: input.action,
        query: input.query,
        chosen: input.chosen,
        cutOff: ctx.now,
        state: 'running',
        total,
        createdAt: ctx.now,
        movedAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning(bulkColumns);
    // Somebody asked by the same key at the same moment, and was first.
    if (!row) return null;
    if (total > AT_ONCE) await enqueue(within, 'run-bulk', { bulkId: row.id }, { key: row.id });
    return row;
  });
  const begun = bulk ?? (await findByKey(ctx, input.startKey));
  if (!begun) throw new AppError('conflict');
  if (begun.state === 'running' && begun.total <= AT_ONCE) {
    while (await moveBulk(ctx, begun.id));
    return getBulk(ctx, { bulkId: begun.id });
  }
  return begun;
}

/** By hand whoever may do it to one; all that match is what a larger plan opens. */
function requireMay(ctx: UserContext, { action, chosen }: Pick<StartBulk, 'action' | 'chosen'>): void {
  requirePermission(ctx, chosen === null ? 'permits.bulk' : 'permits.change');
  if (action.verb === 'assign' || action.verb === 'unassign') requireManager(ctx, action.person);
  if (action.verb === 'add_to_job') requirePermission(ctx, 'projects.change');
}

/** A job that is too small for all of them is given none. */
async function requireRoom(ctx: UserContext, projectId: string, all: Meant): Promise<void> {
  const held = await ctx.db.$count(projectPermits, eq(projectPermits.projectId, projectId));
  const isNew = sql`l.permit_id not in (select permit_id from project_permits where project_id = ${projectId})`;
  if (held + (await countMeant(ctx, all, isNew)) > MAX_PROJECT_PERMITS)
    throw new AppError('conflict', { fields: { projectId: 'too_many' } });
}

async function requireObject(ctx: UserContext, action: BulkAction): Promise<void> {
  if ('tagId' in action) await requireTag(ctx, action.tagId);
  if ('person' in action) await requirePerson(ctx, action.person);
  if ('projectId' in action) await ownedProject(ctx, action.projectId);
}

/** The same, and that what is named may have it. */
async function requireAllowed(ctx: UserContext, action: BulkAction): Promise<void> {
  await requireObject(ctx, action);
  if (action.verb === 'assign') await requireAssignee(ctx, action.person);
}

const isOpen = inArray(permitBulks.state, ['running', 'undoing']);

const bulkColumns = {
  id: permitBulks.id,
  action: permitBulks.action,
  state: permitBulks.state,
  total: permitBulks.total,
  done: permitBulks.done,
  changed: permitBulks.changed,
};

async function findByKey(ctx: UserContext, startKey: string): Promise<DeskBulk | null> {
  const [row] = await ctx.db
    .select(bulkColumns)
    .from(permitBulks)
    .where(and(eq(permitBulks.companyId, ctx.actor.companyId), eq(permitBulks.startKey, startKey)))
    .limit(1);
  return row ?? null;
}

export async function getBulk(ctx: UserContext, { bulkId }: { bulkId: string }): Promise<DeskBulk> {
  requirePermission(ctx, 'permits.read');
  const [row] = await ctx.db.select(bulkColumns).from(permitBulks).where(ownBulk(ctx, bulkId)).limit(1);
  if (!row) throw new AppError('not_found', { detail: `no action ${bulkId}` });
  return row;
}

function ownBulk(ctx: UserContext, bulkId: string) {
  return and(eq(permitBulks.companyId, ctx.actor.companyId), eq(permitBulks.id, bulkId));
}

/** What is done stays done, and can be taken back. */
export async function stopBulk(ctx: UserContext, { bulkId }: { bulkId: string }): Promise<DeskBulk> {
  requirePermission(ctx, 'permits.change');
  await ctx.db
    .update(permitBulks)
    .set({ state: 'stopped', finishedAt: ctx.now })
    .where(and(ownBulk(ctx, bulkId), eq(permitBulks.state, 'running')));
  return getBulk(ctx, { bulkId });
}

/** Takes back what the action changed, and only that. */
export async function undoBulk(ctx: UserContext, { bulkId }: { bulkId: string }): Promise<DeskBulk> {
  const [row] = await ctx.db
    .select({ action: permitBulks.action, chosen: permitBulks.chosen })
    .from(permitBulks)
    .where(ownBulk(ctx, bulkId));
  if (!row) throw new AppError('not_found', { detail: `no action ${bulkId}` });
  requireMay(ctx, row);
  const changed = await ctx.db.transaction(async (tx) => {
    const [undoing] = await tx
      .update(permitBulks)
      .set({ state: 'undoing', done: 0, reached: 0, movedAt: ctx.now, total: permitBulks.changed })
      .where(and(ownBulk(ctx, bulkId), inArray(permitBulks.state, ['done', 'stopped', 'failed', 'running'])))
      .returning({ changed: permitBulks.changed });
    if (undoing && undoing.changed > AT_ONCE)
      await enqueue({ db: tx }, 'run-bulk', { bulkId }, { key: `${bulkId} undo` });
    return undoing?.changed ?? null;
  });
  if (changed !== null && changed <= AT_ONCE) while (await moveBulk(ctx, bulkId));
  return getBulk(ctx, { bulkId });
}

interface OpenBulk {
  id: string;
  companyId: CompanyId;
  userId: string;
  role: MemberRole;
  timeZone: string;
  action: BulkAction;
  query: string;
  chosen: number[] | null;
  cutOff: Date;
  state: BulkState;
  reached: number;
}

/**
 * Does the next batch of an action, in one transaction with how far it is: a worker that is gone left none half done,
 * and two of them take turns. Returns whether there is more.
 */
export function moveBulk(ctx: Context, bulkId: string): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const bulk = await claimBulk({ ...ctx, db: tx }, bulkId);
    if (!bulk) return false;
    const actor: UserActor = {
      kind: 'user',
      userId: bulk.userId,
      companyId: bulk.companyId,
      role: bulk.role,
      tier: 'enterprise',
    };
    const within: UserContext = { ...ctx, db: tx, actor };
    return bulk.state === 'undoing' ? takeBack(within, bulk) : goOn(within, bulk);
  });
}

async function claimBulk(ctx: Context, bulkId: string): Promise<OpenBulk | null> {
  const [row] = await ctx.db.execute<{
    company_id: string;
    user_id: string | null;
    time_zone: string;
    action: BulkAction;
    query: string;
    chosen: (number | string)[] | null;
    cut_off: string | Date;
    state: BulkState;
    reached: number | string;
  }>(sql`
    select b.company_id, b.user_id, c.time_zone, b.action, b.query, b.chosen, b.cut_off, b.state, b.reached
    from permit_bulks b join companies c on c.id = b.company_id
    where b.id = ${bulkId} and b.state in ('running', 'undoing') for update of b`);
  if (!row) return null;
  return {
    id: bulkId,
    companyId: asCompanyId(row.company_id),
    userId: row.user_id ?? '',
    role: 'owner',
    timeZone: row.time_zone,
    action: row.action,
    query: row.query,
    chosen: row.chosen?.map(Number) ?? null,
    cutOff: new Date(row.cut_off),
    state: row.state,
    reached: Number(row.reached),
  };
}

async function goOn(ctx: UserContext, bulk: OpenBulk): Promise<boolean> {
  const ids = await listMeant(ctx, bulk, bulk.timeZone);
  let changed: Changed[];
  try {
    await requireAllowed(ctx, bulk.action);
    changed = await act(ctx, bulk.action, ids);
  } catch (error) {
    // Gone, or with a gap since it began.
    if (!(error instanceof AppError && ['not_found', 'conflict'].includes(error.code))) throw error;
    await finish(ctx, bulk.id, 'failed');
    return false;
  }
  if (changed.length > 0)
    await ctx.db
      .insert(permitBulkChanges)
      .values(changed.map((change) => ({ bulkId: bulk.id, ...change })))
      .onConflictDoNothing();
  await ctx.db
    .update(permitBulks)
    .set({
      done: sql`${permitBulks.done} + ${ids.length}`,
      changed: sql`${permitBulks.changed} + ${changed.length}`,
      reached: ids.at(-1) ?? bulk.reached,
      movedAt: ctx.now,
    })
    .where(eq(permitBulks.id, bulk.id));
  if (ids.length === BATCH) return true;
  await finish(ctx, bulk.id, 'done');
  return false;
}

async function takeBack(ctx: UserContext, bulk: OpenBulk): Promise<boolean> {
  const rows = await ctx.db
    .select({ permitId: permitBulkChanges.permitId, before: permitBulkChanges.before })
    .from(permitBulkChanges)
    .where(and(eq(permitBulkChanges.bulkId, bulk.id), sql`${permitBulkChanges.permitId} > ${bulk.reached}`))
    .orderBy(permitBulkChanges.permitId)
    .limit(BATCH);
  const ids = rows.map(({ permitId }) => permitId);
  await reverse(ctx, bulk.action, rows);
  await ctx.db
    .update(permitBulks)
    .set({
      done: sql`${permitBulks.done} + ${ids.length}`,
      reached: ids.at(-1) ?? bulk.reached,
      movedAt: ctx.now,
    })
    .where(eq(permitBulks.id, bulk.id));
  if (ids.length === BATCH) return true;
  await dropMade(ctx, bulk.action);
  await finish(ctx, bulk.id, 'undone');
  return false;
}

/** Nothing where what would come back is gone. Taking back asks for no papers: it restores what was. */
async function reverse(ctx: UserContext, action: BulkAction, rows: readonly Changed[]): Promise<void> {
  try {
    await requireObject(ctx, action);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return;
    throw error;
  }
  if (action.verb === 'add_to_job') {
    const moved = rows.map(({ permitId, before }) => ({ permitId, before: jobOf(before) }));
    await moveBack(ctx, { projectId: action.projectId, moved });
  } else
    await act(
      ctx,
      oppositeOf(action),
      rows.map(({ permitId }) => permitId),
    );
}

/** What was made for an action goes with it. */
async function dropMade(ctx: UserContext, action: BulkAction): Promise<void> {
  if (action.verb !== 'add_to_job' || !action.isNew) return;
  try {
    await takeBackProject(ctx, action);
  } catch (error) {
    // Somebody deleted it meanwhile.
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
}

function jobOf(before: BulkChange | null): string | null {
  return typeof before?.projectId === 'string' ? before.projectId : null;
}

function oppositeOf(action: Exclude<BulkAction, { verb: 'add_to_job' }>): BulkAction {
  switch (action.verb) {
    case 'watch':
      return { verb: 'mute' };
    case 'mute':
      return { verb: 'watch' };
    case 'tag':
      return { ...action, verb: 'untag' };
    case 'untag':
      return { ...action, verb: 'tag' };
    case 'assign':
      return { ...action, verb: 'unassign' };
    case 'unassign':
      return { ...action, verb: 'assign' };
  }
}

/** A permit that an action changed, with what it had before where the action does not say. */
interface Changed {
  permitId: number;
  before: BulkChange | null;
}

async function act(ctx: UserContext, action: BulkAction, permitIds: readonly number[]): Promise<Changed[]> {
  if (action.verb === 'add_to_job') {
    const moved = await movePermits(ctx, { projectId: action.projectId, permitIds });
    return moved.map(({ permitId, before }) => ({ permitId, before: { projectId: before } }));
  }
  return (await actOn(ctx, action, permitIds)).map((permitId) => ({ permitId, before: null }));
}

function actOn(
  ctx: UserContext,
  action: Exclude<BulkAction, { verb: 'add_to_job' }>,
  permitIds: readonly number[],
): Promise<number[]> {
  switch (action.verb) {
    case 'watch':
      return watchPermits(ctx, permitIds);
    case 'mute':
      return mutePermits(ctx, permitIds);
    case 'tag':
      return addTags(ctx, { permitIds, tagId: action.tagId });
    case 'untag':
      return takeTags(ctx, { permitIds, tagId: action.tagId });
    case 'assign':
      return assignPermits(ctx, { permitIds, person: action.person });
    case 'unassign':
      return unassignPermits(ctx, { permitIds, person: action.person });
  }
}

async function finish(ctx: UserContext, bulkId: string, state: BulkState): Promise<void> {
  await ctx.db.update(permitBulks).set({ state, finishedAt: ctx.now }).where(eq(permitBulks.id, bulkId));
}

interface Meant {
  query: string;
  chosen: readonly number[] | null;
  cutOff: Date;
  reached: number;
}

/**
 * The permits that are meant, beyond those dealt with: in the order of their ids, so that no answer is skipped. Of all
 * that match, those that were there when it was asked for.
 */
async function meant(ctx: UserContext, { query, chosen, cutOff, reached }: Meant, timeZone: string) {
  const inSet =
    chosen === null
      ? sql`${
          conditionsOf(parseFilter(query), {
            ...namesOf(ctx, await readDesk(ctx), timeZone),
            // Days are counted as when it was asked for.
            today: dayIn(timeZone, cutOff),
          }).where
        } and l.created_at <= ${cutOff.toISOString()}::timestamptz`
      : sql`l.permit_id = any(${`{${chosen.join(',')}}`}::bigint[])`;
  return sql`${fromPermits(ctx.now)} where ${ofCompany(ctx.actor.companyId)} and ${inSet} and l.permit_id > ${reached}::bigint`;
}

async function countMeant(ctx: UserContext, input: Meant, of: SQL = sql`true`): Promise<number> {
  const [company] = await ctx.db.execute<{ time_zone: string }>(
    sql`select time_zone from companies where id = ${ctx.actor.companyId}`,
  );
  const from = await meant(ctx, input, company?.time_zone ?? 'UTC');
  const [row] = await ctx.db.execute<{ permits: number | string }>(
    sql`select count(*) as permits from ${from} and ${of}`,
  );
  return Number(row?.permits ?? 0);
}

async function listMeant(ctx: UserContext, bulk: OpenBulk, timeZone: string): Promise<number[]> {
  const from = await meant(ctx, bulk, timeZone);
  const rows = await ctx.db.execute<{ id: number | string }>(sql`
    select l.permit_id as id from ${from} order by l.permit_id limit ${BATCH}`);
  return rows.map(({ id }) => Number(id));
}

/** Actions that nobody has moved for a while: their worker is gone. */
export async function listLeftBulks(ctx: Context): Promise<string[]> {
  const before = new Date(ctx.now.getTime() - LEFT_AFTER_MS);
  const rows = await ctx.db
    .select({ id: permitBulks.id })
    .from(permitBulks)
    .where(and(isOpen, lt(permitBulks.movedAt, before)))
    .limit(20);
  return rows.map(({ id }) => id);
}

const KEPT_MS = 90 * 86_400_000;

/** Actions that nobody takes back any more. */
export async function dropOldBulks(ctx: Context): Promise<void> {
  await ctx.db.delete(permitBulks).where(lt(permitBulks.finishedAt, new Date(ctx.now.getTime() - KEPT_MS)));
}
