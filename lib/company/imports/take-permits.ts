import { and, eq, inArray } from 'drizzle-orm';
import { companyPermits, permits } from '@/db/schema';
import { toHandPermit } from '@/lib/company/by-hand/mutations';
import { findPublished } from '@/lib/company/by-hand/twins';
import { recordActivities } from '@/lib/company/projects/activity';
import type { Context, UserActor } from '@/lib/context';
import { untouchedOf } from '@/lib/platform/tables/untouched';
import { deleteByHand, findByHand, type HandPermit, insertByHand } from '@/lib/tracking/feeds/by-hand';
import { getPermitYear } from '@/lib/tracking/permits/allowance';
import { isOver } from '@/lib/tracking/permits/is-over';
import { confirmLinks, forgetLinks, rejectLinks } from '@/lib/tracking/permits/links';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import { type PermitRow, readPermitRow } from './read-row';
import type { Taken, Undone } from './takers';

type UserContext = Context<UserActor>;

/**
 * Permits of a list: what a city publishes in the company's reach is followed there, the rest is written down. Permits
 * the company has already stay as they are; past the room of its year no more are taken.
 */
export const takePermits: Taken<PermitRow> = {
  read: readPermitRow,
  take: async (ctx, rows) => {
    const { companyId } = ctx.actor;
    const written = rows.map((row) => ({ ...toHandPermit(row, ctx.now), statusWord: row.statusWord }));
    const wanted = written.map(({ slug, permitNumber, address }) => ({
      ...{ slug, permitNumber },
      addressNorm: address === null ? null : normaliseAddress(address),
    }));
    const published = await findPublished(ctx, wanted);
    const byHand = await findByHand(ctx, { companyId, rows: written });
    const states = await linkStates(
      ctx,
      [...published, ...byHand].filter((id) => id !== null),
    );
    const takesRoom = written.map((permit, at) => {
      const id = published[at] ?? byHand[at];
      if (id !== undefined && id !== null && states.get(id) === 'confirmed') return false;
      return !isOver(permit.statusBucket) || (published[at] ?? null) !== null;
    });
    let room = takesRoom.includes(true) ? await countRoom(ctx) : 0;
    const fits = takesRoom.map((takes) => {
      if (takes) room -= 1;
      return !takes || room >= 0;
    });
    const toWrite = written.flatMap((permit, at) =>
      fits[at] && (published[at] ?? null) === null ? [{ permit, at }] : [],
    );
    const inserted = await insertByHand(ctx, { companyId, rows: toWrite.map(({ permit }) => permit) });
    const ids = written.map((_, at): number | null => (fits[at] ? (published[at] ?? null) : null));
    const fresh = new Set<number>();
    inserted.forEach(({ id, isNew }, index) => {
      const at = toWrite[index]?.at;
      if (at === undefined) return;
      ids[at] = id;
      if (isNew) fresh.add(at);
    });
    const followed = ids.filter((id, at): id is number => id !== null && id === published[at]);
    const own = ids.filter((id, at): id is number => id !== null && id !== published[at]);
    const linked = new Set([
      ...(await confirmLinks(ctx, { companyId, permitIds: followed, source: 'number' })),
      ...(await confirmLinks(ctx, { companyId, permitIds: own, source: 'hand' })),
    ]);
    const activity = (at: number, permit: HandPermit) => ({
      ...{ companyId, permitId: ids[at] ?? 0, kind: 'permit_written' as const },
      details: { number: permit.permitNumber },
    });
    await recordActivities(
      ctx,
      toWrite.flatMap(({ permit, at }) => (fresh.has(at) ? [activity(at, permit)] : [])),
    );
    return ids.map((id, at) => {
      if (id === null)
        return { outcome: 'rejected', problem: { field: 'permitNumber', code: 'no_room' } } as const;
      const subject = String(id);
      // Of a number that stands in the list twice, the second finds the first.
      const isLinked = linked.delete(id);
      if (fresh.has(at)) return { outcome: 'added', subject } as const;
      if (!isLinked) return { outcome: 'known', subject } as const;
      return { outcome: states.get(id) === undefined ? 'matched' : 'restored', subject } as const;
    });
  },
  undo: async (ctx, rows) => {
    const { companyId } = ctx.actor;
    const idsOf = (outcome: string) =>
      rows.flatMap((row) => (row.outcome === outcome ? [Number(row.subject)] : []));
    const added = idsOf('added');
    const unchanged = await unchangedOf(ctx, added);
    const untouched = await untouchedOf(ctx, { table: 'permits', ids: unchanged });
    await forgetLinks(ctx, { companyId, permitIds: [...untouched, ...idsOf('matched')] });
    await deleteByHand(ctx, { companyId, permitIds: untouched });
    await rejectLinks(ctx, { companyId, permitIds: idsOf('restored') });
    const gone = new Set(untouched);
    return rows.map(
      ({ outcome, subject }): Undone =>
        outcome === 'added' && !gone.has(Number(subject)) ? 'kept' : 'taken_back',
    );
  },
};

/** Of the company's year. The count reads all it has. */
async function countRoom(ctx: UserContext): Promise<number> {
  const { used, limit } = await getPermitYear(ctx, { companyId: ctx.actor.companyId });
  return limit - used;
}

async function linkStates(ctx: UserContext, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await ctx.db
    .select({ id: companyPermits.permitId, state: companyPermits.state })
    .from(companyPermits)
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        inArray(companyPermits.permitId, [...new Set(ids)]),
      ),
    );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** Of permits written down those that nobody has changed since. */
async function unchangedOf(ctx: UserContext, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: permits.id })
    .from(permits)
    .where(
      and(inArray(permits.id, [...ids]), eq(permits.ownerId, ctx.actor.companyId), eq(permits.revision, 0)),
    );
  return rows.map(({ id }) => id);
}
