import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feeds, permitEvents, permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { NormalisedPermit } from '@/lib/permits/types';
import { arrayLiteral } from './array-literal';
import { databaseError, isDataError } from './database-error';
import { diffPermit, discovery, type PermitNews } from './diff';
import { type EncodedPermits, fedAssignments, fedColumns, permitArrays } from './permit-arrays';
import { forgetSetAside, keepAside, keepUnknownWords } from './set-aside';
import { advance, LeaseLost } from './sync-state';
import type { Position, ReadPage, SetAsideRow } from './types';

export interface ReadProgress {
  /** The lease under which the page was read. */
  lease: string;
  /** Where the page began: the feed must still stand there. */
  from: Position | null;
  /** When the feed is due again, should this be the last page. */
  nextPollAt: Date;
}

export interface IngestInput {
  feedId: string;
  page: ReadPage;
  progress: ReadProgress;
  /** The page's permits as they are inserted, where all of them are expected to be new. */
  encoded?: EncodedPermits | undefined;
  /**
   * Called when the database has got its longest piece of work, at least once a page: the moment for this
   * process to do its own. Earlier, the next page's parsing would only delay the statements of this one.
   */
  whileWriting?: () => void;
}

export interface Ingested {
  inserted: number;
  changed: number;
  unchanged: number;
  events: number;
  /** Rows of the page kept aside, also those already known. */
  setAside: number;
}

/** Rows sent in one statement: large enough to be fast, small enough to keep memory flat. */
const CHUNK = 10_000;

interface NewsOfPermit {
  permitId: number;
  revision: number;
  news: PermitNews;
}

/**
 * Writes one page, its events and the feed's new position in one transaction: a crash leaves the page wholly in
 * or wholly out, and two readers of one feed cannot both write it. Permits whose hash is the one held are not
 * touched; a permit the database refuses is kept aside. Throws `LeaseLost` when another reader has the feed.
 */
export async function ingestPage(ctx: Context, input: IngestInput): Promise<Ingested> {
  try {
    return await writePage(ctx, input, write);
  } catch (error) {
    const cause = databaseError(error);
    if (!isDataError(cause)) throw cause;
    ctx.log.warn({ feed: input.feedId, reason: cause.message }, 'a page holds a value the database refuses');
    return await writePage(ctx, input, writeWhatCan).catch((again) => {
      throw databaseError(again);
    });
  }
}

type Writer = (tx: Database, scope: PageScope, permits: NormalisedPermit[]) => Promise<Ingested>;

interface PageScope {
  feedId: string;
  now: Date;
  /** The history is in: a new permit is news. */
  backfilled: boolean;
  /** Collects what turns out to be unreadable. */
  setAside: SetAsideRow[];
  whileWriting: () => void;
  encoded: EncodedPermits | undefined;
}

function writePage(ctx: Context, input: IngestInput, writeChunk: Writer): Promise<Ingested> {
  const { feedId, page, progress } = input;
  return ctx.db.transaction(async (tx) => {
    const feed = await holdFeed(tx, input);
    const setAside = [...page.setAside];
    const whileWriting = input.whileWriting ?? (() => {});
    const { encoded } = input;
    const scope = { feedId, now: ctx.now, backfilled: feed.backfilled, setAside, whileWriting, encoded };
    let result: Ingested = { inserted: 0, changed: 0, unchanged: 0, events: 0, setAside: 0 };
    for (const chunk of chunks(page.permits, CHUNK)) {
      result = sum(result, await writeChunk(tx, scope, chunk));
      if (feed.hasSetAside) await forgetSetAside(tx, feedId, chunk);
    }
    whileWriting();
    await keepAside(tx, feedId, setAside, ctx.now);
    await keepUnknownWords(tx, feedId, page.unknownStatuses, ctx.now);
    const { nextPollAt } = progress;
    await advance(tx, { feedId, next: page.next, rows: page.rows, now: ctx.now, nextPollAt });
    return { ...result, setAside: setAside.length };
  });
}

async function write(tx: Database, scope: PageScope, page: NormalisedPermit[]): Promise<Ingested> {
  const { fresh, changed } = await compare(tx, scope, page);
  const news = [...(await update(tx, scope, changed)), ...(await insert(tx, scope, fresh))];
  await insertEvents(tx, news, scope.now);
  return {
    inserted: fresh.length,
    changed: changed.length,
    unchanged: page.length - fresh.length - changed.length,
    events: news.length,
    setAside: 0,
  };
}

/** Halves a refused chunk until the rows to blame stand alone, and keeps those aside. */
async function writeWhatCan(tx: Database, scope: PageScope, page: NormalisedPermit[]): Promise<Ingested> {
  try {
    return await tx.transaction((savepoint) => write(savepoint, scope, page));
  } catch (error) {
    const cause = databaseError(error);
    if (!isDataError(cause)) throw cause;
    const [only] = page;
    if (page.length === 1 && only) {
      const excerpt = JSON.stringify(only).slice(0, 2000);
      scope.setAside.push({
        sourceKey: only.sourceKey,
        reason: 'unreadable',
        detail: cause.message,
        excerpt,
      });
      return { inserted: 0, changed: 0, unchanged: 0, events: 0, setAside: 0 };
    }
    const middle = Math.ceil(page.length / 2);
    const first = await writeWhatCan(tx, scope, page.slice(0, middle));
    return sum(first, await writeWhatCan(tx, scope, page.slice(middle)));
  }
}

function sum(a: Ingested, b: Ingested): Ingested {
  return {
    inserted: a.inserted + b.inserted,
    changed: a.changed + b.changed,
    unchanged: a.unchanged + b.unchanged,
    events: a.events + b.events,
    setAside: a.setAside + b.setAside,
  };
}

/**
 * Locks the feed's row until the page is written, provided that it is still ours and still where we read.
 * No page but the last waits for the disk: one that a dying server forgets takes the feed's position and its events
 * with it and is read again, and whatever is committed behind it with the usual care makes it durable first.
 */
async function holdFeed(tx: Database, { feedId, page, progress }: IngestInput) {
  const from = progress.from === null ? null : JSON.stringify(progress.from);
  const durability = page.next === null ? sql`current_setting('synchronous_commit')` : 'off';
  const [row] = await tx.execute<{ backfilled: boolean; has_set_aside: boolean }>(sql`
    select set_config('synchronous_commit', ${durability}, true),
      backfilled_at is not null as backfilled,
      exists (select from set_aside_rows where feed_id = ${feedId}) as has_set_aside
    from ${feeds}
    where id = ${feedId} and read_lease = ${progress.lease} and position is not distinct from ${from}::jsonb
    for no key update`);
  if (!row) throw new LeaseLost(feedId);
  return { backfilled: row.backfilled, hasSetAside: row.has_set_aside };
}

/**
 * Which permits of the page are new and which differ from the ones held. Only keys and hashes travel, and only
 * the places that differ come back. The lateral join keeps it to index look-ups however large the feed is.
 */
async function compare(tx: Database, scope: PageScope, page: NormalisedPermit[]) {
  const { feedId } = scope;
  const keys = arrayLiteral(page.map((permit) => permit.sourceKey));
  const hashes = arrayLiteral(page.map((permit) => permit.hash));
  const comparing = begin(
    tx.execute<{ fresh: string | null; changed: string | null }>(sql`
    select string_agg(n.place::text, ',') filter (where held.hash is null) as fresh,
      string_agg(n.place::text, ',') filter (where held.hash is not null) as changed
    from unnest(${keys}::text[], ${hashes}::text[]) with ordinality as n (source_key, hash, place)
    left join lateral (
      select p.hash from ${permits} p where p.feed_id = ${feedId} and p.source_key = n.source_key limit 1
    ) held on true
    where held.hash is distinct from n.hash`),
  );
  // Of a feed that is known, most rows stand as they were and this was the work; of a new one, inserting is.
  if (scope.backfilled) scope.whileWriting();
  const [row] = await comparing;
  return { fresh: pick(page, row?.fresh), changed: pick(page, row?.changed) };
}

/** The rows at the given places, counted from one. */
function pick(page: NormalisedPermit[], places: string | null | undefined): NormalisedPermit[] {
  if (!places) return [];
  return places.split(',').flatMap((place) => page[Number(place) - 1] ?? []);
}

async function insert(tx: Database, scope: PageScope, fresh: NormalisedPermit[]): Promise<NewsOfPermit[]> {
  if (fresh.length === 0) return [];
  const { feedId, backfilled: announce } = scope;
  const now = scope.now.toISOString();
  const { encoded } = scope;
  const arrays = encoded?.permits.length === fresh.length ? encoded.arrays : permitArrays(fresh);
  const inserting = begin(
    tx.execute<{ id: string; source_key: string }>(sql`
    insert into ${permits} (feed_id, ${fedColumns}, revision, first_seen_at, changed_at)
    select ${feedId}, n.*, 0, ${now}::timestamptz, ${now}::timestamptz from unnest(${arrays}) as n
    ${announce ? sql`returning id, source_key` : sql``}`),
  );
  scope.whileWriting();
  const rows = await inserting;
  if (!announce) return [];
  const ids = new Map(rows.map((row) => [row.source_key, Number(row.id)]));
  return fresh.flatMap((permit) => {
    const permitId = ids.get(permit.sourceKey);
    return permitId === undefined ? [] : [{ permitId, revision: 0, news: discovery(permit) }];
  });
}

async function update(tx: Database, scope: PageScope, changed: NormalisedPermit[]): Promise<NewsOfPermit[]> {
  if (changed.length === 0) return [];
  const { feedId, now } = scope;
  const keys = arrayLiteral(changed.map((permit) => permit.sourceKey));
  const rows = await tx
    .select()
    .from(permits)
    .where(and(eq(permits.feedId, feedId), sql`${permits.sourceKey} = any(${keys}::text[])`));
  const held = new Map(rows.map((row) => [row.sourceKey, row]));

  const news: NewsOfPermit[] = [];
  const ids: number[] = [];
  const revisions: number[] = [];
  const found: NormalisedPermit[] = [];
  for (const permit of changed) {
    const before = held.get(permit.sourceKey);
    if (!before) continue;
    const entry = diffPermit(before, permit);
    const revision = entry ? before.revision + 1 : before.revision;
    if (entry) news.push({ permitId: before.id, revision, news: entry });
    ids.push(before.id);
    revisions.push(revision);
    found.push(permit);
  }
  await tx.execute(sql`
    update ${permits} p
    set ${fedAssignments},
      changed_at = case when n.revision > p.revision then ${now.toISOString()}::timestamptz else p.changed_at end,
      revision = n.revision
    from unnest(${arrayLiteral(ids)}::bigint[], ${arrayLiteral(revisions)}::integer[], ${permitArrays(found)})
      as n (id, revision, ${fedColumns})
    where p.id = n.id`);
  return news;
}

async function insertEvents(tx: Database, entries: NewsOfPermit[], now: Date): Promise<void> {
  if (entries.length === 0) return;
  const column = (value: (entry: NewsOfPermit) => string | number | null) => arrayLiteral(entries.map(value));
  await tx.execute(sql`
    insert into ${permitEvents}
      (permit_id, revision, kind, from_bucket, to_bucket, from_word, to_word, changes, occurred_on, detected_at)
    select n.*, ${now.toISOString()}::timestamptz
    from unnest(
      ${column((e) => e.permitId)}::bigint[], ${column((e) => e.revision)}::integer[],
      ${column((e) => e.news.kind)}::text[],
      ${column((e) => e.news.fromBucket)}::text[], ${column((e) => e.news.toBucket)}::text[],
      ${column((e) => e.news.fromWord)}::text[], ${column((e) => e.news.toWord)}::text[],
      ${column((e) => JSON.stringify(e.news.changes).replaceAll('\\u0000', ''))}::jsonb[],
      ${column((e) => e.news.occurredOn)}::date[]
    ) as n`);
}

/** Sends a statement now; it would wait for its `await` otherwise. */
function begin<T>(statement: PromiseLike<T>): Promise<T> {
  return Promise.resolve(statement);
}

function* chunks<T>(items: T[], size: number): Generator<T[]> {
  if (items.length <= size) {
    if (items.length > 0) yield items;
    return;
  }
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
