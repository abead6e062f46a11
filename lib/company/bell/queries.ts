import { and, count, desc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import { companyPermits, feeds, permitEvents, permits, seenPermits, users } from '@/db/schema';
import { countOwnMentions, listOwnMentions } from '@/lib/company/notes/queries';
import { assignedPermits, SHOWN_FIELDS, shownChanges } from '@/lib/company/subcontractors/portal';
import { placeLabel } from '@/lib/tracking/cities/place-label';
import { stripCity } from '@/lib/tracking/cities/place-words';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import { BELL_LENGTH, type BellContext, UNREAD_CAP } from './types';
import type { Bell } from './view';

/** Access scope: the company's permits for its members, assigned permits for a subcontractor. */
function watched(ctx: BellContext) {
  const { actor, db } = ctx;
  if (actor.kind === 'portal') {
    const work = assignedPermits({ ...ctx, actor });
    return db.select({ permitId: work.permitId }).from(work).as('watched');
  }
  return db
    .select({ permitId: companyPermits.permitId })
    .from(companyPermits)
    .where(and(eq(companyPermits.companyId, actor.companyId), eq(companyPermits.state, 'confirmed')))
    .as('watched');
}

/** Filters changes of fields that the subcontractor portal does not show. */
function isVisibleToReader({ actor }: BellContext): SQL | undefined {
  if (actor.kind !== 'portal') return undefined;
  const shown = sql.join(
    [...SHOWN_FIELDS].map((field) => sql`${field}`),
    sql`, `,
  );
  return or(
    ne(permitEvents.kind, 'details_changed'),
    sql`jsonb_exists_any(${permitEvents.changes}, array[${shown}]::text[])`,
  );
}

/** Changes up to this time count as read on every screen; initially the time the reader joined. */
export async function findSeenUntil(ctx: BellContext): Promise<Date> {
  const [row] = await ctx.db
    .select({ seen: users.bellSeenAt, joined: users.createdAt })
    .from(users)
    .where(eq(users.id, ctx.actor.userId))
    .limit(1);
  return row?.seen ?? row?.joined ?? ctx.now;
}

/**
 * The number of unread changes, at most `UNREAD_CAP`: the one figure of the navigation, the home page and the API, and
 * part of the bell's. Queried on every page.
 */
export async function countUnread(ctx: BellContext): Promise<number> {
  return countSince(ctx, await findSeenUntil(ctx));
}

/** What the bell counts: those changes, and besides them the notes that name the reader. */
export async function countBell(ctx: BellContext): Promise<{ changes: number; all: number }> {
  const [changes, mentions] = await Promise.all([
    countUnread(ctx),
    countOwnMentions(ctx, { most: UNREAD_CAP }),
  ]);
  return { changes, all: Math.min(changes + mentions, UNREAD_CAP) };
}

/** Not among what the reader marked as read permit by permit. */
export function isUnseen({ actor }: BellContext): SQL {
  return sql`not exists (
    select 1 from ${seenPermits} where ${seenPermits.userId} = ${actor.userId}
      and ${seenPermits.permitId} = ${permitEvents.permitId} and ${seenPermits.seenAt} >= ${permitEvents.detectedAt}
  )`;
}

async function countSince(ctx: BellContext, since: Date): Promise<number> {
  const work = watched(ctx);
  const unread = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(permitEvents)
    .innerJoin(work, eq(work.permitId, permitEvents.permitId))
    // The time is inlined as a literal, so that the planner can choose an index by its age.
    .where(and(gt(permitEvents.detectedAt, since), isUnseen(ctx), isVisibleToReader(ctx)))
    .limit(UNREAD_CAP)
    .as('unread');
  const [row] = await ctx.db.select({ unread: count() }).from(unread);
  return row?.unread ?? 0;
}

/** The newest changes of the reader's permits, with unread ones marked. */
export async function listBell(ctx: BellContext): Promise<Bell> {
  const since = await findSeenUntil(ctx);
  const work = watched(ctx);
  const [mentions, rows, unread] = await Promise.all([
    listOwnMentions(ctx, { limit: BELL_LENGTH }),
    ctx.db
      .select({
        id: permitEvents.id,
        kind: permitEvents.kind,
        fromBucket: permitEvents.fromBucket,
        toBucket: permitEvents.toBucket,
        fromWord: permitEvents.fromWord,
        toWord: permitEvents.toWord,
        changes: permitEvents.changes,
        detectedAt: permitEvents.detectedAt,
        isUnseen: sql<boolean>`${isUnseen(ctx)}`,
        permit: {
          id: permits.id,
          permitNumber: permits.permitNumber,
          mode: feeds.mode,
        },
        address: permits.address,
        city: permits.city,
        state: permits.state,
      })
      .from(permitEvents)
      .innerJoin(work, eq(work.permitId, permitEvents.permitId))
      .innerJoin(permits, eq(permits.id, permitEvents.permitId))
      .innerJoin(feeds, eq(feeds.id, permits.feedId))
      .where(isVisibleToReader(ctx))
      .orderBy(desc(permitEvents.detectedAt), desc(permitEvents.id))
      .limit(BELL_LENGTH),
    countSince(ctx, since),
  ]);
  const named = mentions.filter((mention) => mention.unread).length;
  const items = rows.map(({ address, city, state, isUnseen: unseen, ...row }) => ({
    ...row,
    changes: ctx.actor.kind === 'portal' ? shownChanges(row.changes) : row.changes,
    unread: row.detectedAt > since && unseen,
    street: address === null ? null : streetCase(stripCity(address, city, state)),
    city: { en: placeLabel(city, state, 'en'), es: placeLabel(city, state, 'es') },
  }));
  return { items, mentions, unread: Math.min(unread + named, UNREAD_CAP), now: ctx.now };
}

/** Whether a change is new to the reader, by the one mark and those of single permits. */
export type IsNew = (change: { detectedAt: Date; permit: { id: number } }) => boolean;

/** The rule by which lists mark what is new, and the count, which asks the same in SQL. */
export async function findNews(ctx: BellContext): Promise<{ since: Date; isNew: IsNew; unread: number }> {
  const since = await findSeenUntil(ctx);
  const [unread, seen] = await Promise.all([
    countSince(ctx, since),
    ctx.db
      .select({ permitId: seenPermits.permitId, seenAt: seenPermits.seenAt })
      .from(seenPermits)
      .where(eq(seenPermits.userId, ctx.actor.userId)),
  ]);
  const marks = new Map(seen.map(({ permitId, seenAt }) => [permitId, seenAt]));
  return {
    since,
    unread,
    isNew: ({ detectedAt, permit }) => {
      const own = marks.get(permit.id);
      return detectedAt > since && (own === undefined || detectedAt > own);
    },
  };
}
