import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feedSightings, missingPermits, permitEvents, permits } from '@/db/schema';
import { isOver } from '@/lib/tracking/permits/is-over';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import { arrayLiteral } from './array-literal';
import { mostChanged, type Tally } from './counts';
import { databaseError, isDataError } from './database-error';
import { diffPermit, discovery, type PermitEventEntry, reappearance } from './diff';
import {
  arrayColumns,
  type EncodedPermits,
  encodePermits,
  fedAssignments,
  fedColumns,
  fedValues,
} from './permit-arrays';
import { judgePage, NOTHING_QUIET, NotBelieved, type Quiet, quietOn } from './plausible';
import { stampOf } from './row-stamp';
import { metBefore } from './sightings';
import type { Believed, HeldField, ReadPage, SetAsideRow } from './types';

export interface Ingested {
  inserted: number;
  changed: number;
  unchanged: number;
  events: number;
  /** Rows of the page that were set aside, including already known ones. */
  setAside: number;
}

export const NOTHING: Ingested = { inserted: 0, changed: 0, unchanged: 0, events: 0, setAside: 0 };

export interface NewPermitEvent {
  permitId: number;
  revision: number;
  event: PermitEventEntry;
  /** When the portal says that it published the change. */
  stampedAt?: Date | null;
}

export interface WriteScope {
  feedId: string;
  now: Date;
  /** The history has been read, so a new permit produces an event. */
  backfilled: boolean;
  /** Skip keys already seen on an earlier page of the same read. */
  isLaterPage: boolean;
  /** Record which permits this page contains, for later pages or the end of a complete read. */
  recordsSightings: boolean;
  /** Some permits of the feed are marked as missing; those seen now are not any more. */
  hasMissing: boolean;
  /** Fields whose columns the page does not have. */
  absent: ReadonlySet<HeldField>;
  /** Changes of columns that have been accepted. */
  believed: readonly Believed[];
  /** Collects what is counted by day. */
  tally: Tally;
  /** Collects rows that the database rejects. */
  setAside: SetAsideRow[];
  /** Called when the database is busy with its longest statement, so that this process can work meanwhile. */
  whileWriting: () => void;
  /** The page encoded for insertion, where all permits are expected to be new. */
  encoded: EncodedPermits | undefined;
  /** Collects the permits that were known and are written anew: what is said of them has to be placed again. */
  rewritten: number[];
  /** Collects the permits that were not known. */
  fresh: NormalisedPermit[];
  /** Collects the encoded permits whose words and names are written at the end. */
  written: EncodedPermits[];
  /** By key, what the portal says of when the row was published. */
  stamps?: ReadonlyMap<string, unknown> | undefined;
  /** When the portal says that the data set was published: for rows that say nothing. */
  publishedAt?: Date | null | undefined;
  /** Collects the events' publications, as far as the portal stamps them. */
  stamped?: Date[];
  /** Set where a permit got a contractor's name without an event, which would have it linked. */
  namesUnannounced: boolean;
}

/**
 * Upserts permits of one feed with an event for each change, within the caller's transaction. Permits with an
 * unchanged hash are not touched.
 */
export async function writePermits(
  tx: Database,
  scope: WriteScope,
  page: NormalisedPermit[],
): Promise<Ingested> {
  const { fresh, changed, noted: sightingId } = await compare(tx, scope, page);
  const updated = await update(tx, scope, { page, fresh, changed, sightingId });
  const events = [...updated.events, ...(await insert(tx, scope, fresh))];
  await insertEvents(tx, events, scope.now);
  for (const { stampedAt } of events) if (stampedAt) scope.stamped?.push(stampedAt);
  return {
    inserted: fresh.length,
    changed: updated.permits,
    unchanged: page.length - fresh.length - updated.permits,
    events: events.length,
    setAside: 0,
  };
}

/** Bisects a rejected chunk until the offending rows are isolated, and sets those aside. */
export async function writeWhatCan(
  tx: Database,
  scope: WriteScope,
  page: NormalisedPermit[],
): Promise<Ingested> {
  const writtenBefore = scope.written.length;
  const stampedBefore = scope.stamped?.length ?? 0;
  try {
    return await tx.transaction((savepoint) => writePermits(savepoint, scope, page));
  } catch (error) {
    const cause = databaseError(error);
    if (!isDataError(cause)) throw cause;
    scope.written.length = writtenBefore;
    if (scope.stamped) scope.stamped.length = stampedBefore;
    const [only] = page;
    if (page.length === 1 && only) {
      const excerpt = JSON.stringify(only).slice(0, 2000);
      scope.setAside.push({
        sourceKey: only.sourceKey,
        reason: 'unreadable',
        detail: cause.message,
        excerpt,
      });
      return NOTHING;
    }
    const middle = Math.ceil(page.length / 2);
    const first = await writeWhatCan(tx, scope, page.slice(0, middle));
    return sum(first, await writeWhatCan(tx, scope, page.slice(middle)));
  }
}

export function sum(a: Ingested, b: Ingested): Ingested {
  return {
    inserted: a.inserted + b.inserted,
    changed: a.changed + b.changed,
    unchanged: a.unchanged + b.unchanged,
    events: a.events + b.events,
    setAside: a.setAside + b.setAside,
  };
}

/**
 * Determines which permits are new and which changed. Only keys and hashes are sent, and only the indexes of
 * differing rows come back. The lateral join forces index look-ups however large the feed is.
 */
async function compare(tx: Database, scope: WriteScope, page: NormalisedPermit[]) {
  const { feedId } = scope;
  const keys = arrayLiteral(page.map((permit) => permit.sourceKey));
  const hashes = arrayLiteral(page.map((permit) => permit.hash));
  const comparing = begin(
    tx.execute<{ fresh: string | null; changed: string | null; noted: string | null }>(sql`
    with met as materialized (
      select n.place, n.hash, held.id, held.hash as held_hash, held.missing_since
      from unnest(${keys}::text[], ${hashes}::text[]) with ordinality as n (source_key, hash, place)
      left join lateral (
        select p.id, p.hash, p.missing_since from ${permits} p
        where p.feed_id = ${feedId} and p.source_key = n.source_key limit 1
      ) held on true
    )
    ${scope.recordsSightings ? recordSightings(feedId) : sql``}
    ${scope.hasMissing ? FORGET_MISSING : sql``}
    select string_agg(place::text, ',') filter (where held_hash is null) as fresh,
      string_agg(place::text, ',') filter (where held_hash is not null) as changed,
      ${scope.recordsSightings ? sql`(select id from noted)` : sql`null`} as noted
    from met where held_hash is distinct from hash or missing_since is not null`),
  );
  // In a known feed most rows are unchanged, so this query is the longest; in a new feed the insert is.
  if (scope.backfilled) scope.whileWriting();
  const [row] = await comparing;
  return {
    fresh: pick(page, row?.fresh),
    changed: pick(page, row?.changed),
    noted: row?.noted == null ? null : Number(row.noted),
  };
}

const recordSightings = (feedId: string) => sql`, noted as (
    insert into ${feedSightings} (feed_id, permit_ids)
    select ${feedId}, array_agg(id) from met where id is not null having count(id) > 0
    returning id
  )`;

const FORGET_MISSING = sql`, found as (
    delete from ${missingPermits} m using met where m.permit_id = met.id
  )`;

/** The permits at the given one-based indexes. */
function pick(page: NormalisedPermit[], places: string | null | undefined): NormalisedPermit[] {
  if (!places) return [];
  return places.split(',').flatMap((place) => page[Number(place) - 1] ?? []);
}

async function insert(tx: Database, scope: WriteScope, fresh: NormalisedPermit[]): Promise<NewPermitEvent[]> {
  if (fresh.length === 0) return [];
  const { feedId, backfilled: announce } = scope;
  const now = scope.now.toISOString();
  const encoded =
    scope.encoded?.permits.length === fresh.length ? scope.encoded : encodePermits(fresh, feedId);
  scope.written.push(encoded);
  const insertion = sql`
    insert into ${permits} (feed_id, ${fedColumns}, revision, first_seen_at, changed_at)
    select ${feedId}, ${fedValues}, 0, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${encoded.arrays}) as n (${arrayColumns})`;
  const inserting = begin(
    tx.execute<{ id: string; source_key: string }>(
      scope.recordsSightings ? insertWithSightings(insertion, scope) : announcing(insertion, announce),
    ),
  );
  scope.whileWriting();
  const rows = await inserting;
  scope.fresh.push(...fresh);
  if (!announce) {
    scope.namesUnannounced = true;
    return [];
  }
  const ids = new Map(rows.map((row) => [row.source_key, Number(row.id)]));
  return fresh.flatMap((permit) => {
    const permitId = ids.get(permit.sourceKey);
    if (permitId === undefined) return [];
    return [{ permitId, revision: 0, event: discovery(permit), stampedAt: publication(scope, permit) }];
  });
}

const announcing = (insertion: SQL, announce: boolean) =>
  announce ? sql`${insertion} returning id, source_key` : insertion;

const insertWithSightings = (insertion: SQL, { feedId, backfilled }: WriteScope) => sql`
  with written as (${insertion} returning id, source_key), noted as (
    insert into ${feedSightings} (feed_id, permit_ids) select ${feedId}, array_agg(id) from written
  )
  select id, source_key from written where ${backfilled}`;

interface Compared {
  page: NormalisedPermit[];
  fresh: NormalisedPermit[];
  changed: NormalisedPermit[];
  sightingId: number | null;
}

async function update(
  tx: Database,
  scope: WriteScope,
  compared: Compared,
): Promise<{ permits: number; events: NewPermitEvent[] }> {
  const { feedId, now } = scope;
  const { changed, sightingId } = compared;
  const stored = await selectStored(tx, scope, changed, sightingId);
  const quiet = await believe(tx, scope, compared, stored);
  const events: NewPermitEvent[] = [];
  const ids: number[] = [];
  const revisions: number[] = [];
  const found: NormalisedPermit[] = [];
  for (const permit of changed) {
    const before = stored.get(permit.sourceKey);
    if (!before) continue;
    const wasMissed = before.missingSince !== null && !isOver(before.statusBucket);
    const entry = wasMissed ? reappearance(before, permit, quiet) : diffPermit(before, permit, quiet);
    const revision = entry ? before.revision + 1 : before.revision;
    if (entry)
      events.push({ permitId: before.id, revision, event: entry, stampedAt: publication(scope, permit) });
    else if (before.contractorNorm !== permit.contractorNorm) scope.namesUnannounced = true;
    ids.push(before.id);
    revisions.push(revision);
    found.push(permit);
  }
  if (found.length === 0) return { permits: 0, events };
  const encoded = encodePermits(found, feedId);
  scope.written.push(encoded);
  await tx.execute(sql`
    update ${permits} p
    set ${fedAssignments}, missing_since = null,
      changed_at = case when n.revision > p.revision then ${now.toISOString()}::timestamptz else p.changed_at end,
      revision = n.revision
    from unnest(${arrayLiteral(ids)}::bigint[], ${arrayLiteral(revisions)}::integer[], ${encoded.arrays})
      as n (id, revision, ${arrayColumns})
    where p.id = n.id`);
  scope.rewritten.push(...ids);
  return { permits: found.length, events };
}

/**
 * Throws `NotBelieved` where a field changes on more rows of the page than it ever does; says what is taken over
 * without an event.
 */
async function believe(
  tx: Database,
  { feedId, now, absent, believed, tally }: WriteScope,
  { page, fresh, changed }: Compared,
  stored: Map<string, typeof permits.$inferSelect>,
): Promise<Quiet> {
  if (stored.size === 0) return NOTHING_QUIET;
  const differing = new Set([...fresh, ...changed]);
  const judged = judgePage({
    changed: changed.flatMap((after) => {
      const before = stored.get(after.sourceKey);
      return before ? [{ before, after }] : [];
    }),
    unchanged: page.filter((permit) => !differing.has(permit)),
    absent,
    believed: new Set(believed.map(({ field }) => field)),
  });
  for (const suspicion of judged.suspicions) {
    const { field, needs } = suspicion;
    if (needs === 0 || (await mostChanged(tx, { feedId, field, now })) < needs)
      throw new NotBelieved(suspicion);
  }
  for (const [field, rows] of judged.replaced) tally.add({ kind: 'changed', detail: field }, rows);
  return quietOn(believed, judged.filled);
}

/** The stored permits by key, without those already handled by an earlier page of this read. */
async function selectStored(
  tx: Database,
  scope: WriteScope,
  changed: NormalisedPermit[],
  sightingId: number | null,
) {
  if (changed.length === 0) return new Map<string, typeof permits.$inferSelect>();
  const { feedId, isLaterPage } = scope;
  const keys = arrayLiteral(changed.map((permit) => permit.sourceKey));
  const rows = await tx
    .select()
    .from(permits)
    .where(and(eq(permits.feedId, feedId), sql`${permits.sourceKey} = any(${keys}::text[])`));
  const settled = isLaterPage
    ? await metBefore(
        tx,
        { feedId, noted: sightingId },
        rows.map((row) => row.id),
      )
    : new Set<number>();
  return new Map(rows.filter((row) => !settled.has(row.id)).map((row) => [row.sourceKey, row]));
}

function publication(scope: WriteScope, { sourceKey }: NormalisedPermit): Date | null {
  return stampOf(scope.stamps?.get(sourceKey), scope.now) ?? scope.publishedAt ?? null;
}

/** Inserts events; (permit, revision) is unique. */
export async function insertEvents(tx: Database, entries: NewPermitEvent[], now: Date): Promise<void> {
  if (entries.length === 0) return;
  const column = (value: (entry: NewPermitEvent) => string | number | null) =>
    arrayLiteral(entries.map(value));
  await tx.execute(sql`
    insert into ${permitEvents}
      (permit_id, revision, kind, from_bucket, to_bucket, from_word, to_word, changes, occurred_on, stamped_at, detected_at)
    select n.*, ${now.toISOString()}::timestamptz
    from unnest(
      ${column((e) => e.permitId)}::bigint[], ${column((e) => e.revision)}::integer[],
      ${column((e) => e.event.kind)}::text[],
      ${column((e) => e.event.fromBucket)}::text[], ${column((e) => e.event.toBucket)}::text[],
      ${column((e) => e.event.fromWord)}::text[], ${column((e) => e.event.toWord)}::text[],
      ${column((e) => JSON.stringify(e.event.changes).replaceAll('\\u0000', ''))}::jsonb[],
      ${column((e) => e.event.occurredOn)}::date[],
      ${column((e) => e.stampedAt?.toISOString() ?? null)}::timestamptz[]
    ) as n`);
}

/** Counts what could not be read well in the permits that were written, so that a row counts once. */
export function countWritten(tally: Tally, { written }: WriteScope, notes: ReadPage['notes']): void {
  if (!notes) return;
  for (const { permits: rows } of written)
    for (const { sourceKey } of rows) for (const note of notes.get(sourceKey) ?? []) tally.add(note);
}

/** Starts a statement immediately; drizzle would otherwise send it only when awaited. */
function begin<T>(statement: PromiseLike<T>): Promise<T> {
  return Promise.resolve(statement);
}
