import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { contractorFeeds, contractors, searchWords } from '@/db/schema';
import { licenceKey } from '@/lib/tracking/permits/licence-key';
import { getVocabulary } from '@/lib/tracking/permits/search/words';
import { arrayLiteral } from './array-literal';
import type { EncodedPermits } from './permit-arrays';

/** Maximum words and names cached as already written: about 30 MB. */
const MAX_WRITTEN = 300_000;

interface Vocabulary {
  words: Set<string>;
  names: Set<string>;
  /** Rows of `contractor_feeds`: feed, licence and name. */
  places: Set<string>;
}

/** Words and names that this process knows to be stored, so that a page sends only new ones. */
interface WrittenVocabulary extends Vocabulary {
  /**
   * By feed: words written by pages whose asynchronous commit a crashing server may still lose. Commits are
   * lost from the end, so the same read may rely on them, other reads only after its last page.
   */
  uncommitted: Map<string, Vocabulary>;
}

const cacheByDatabase = new WeakMap<Database, WrittenVocabulary>();

/** Words and contractor names to be written along with a page's permits. */
export interface NewVocabulary {
  words: string[];
  names: Map<string, string>;
  places: Map<string, NamePlace>;
}

/** A name in a feed, with the licence beside it. */
interface NamePlace {
  norm: string;
  feedId: string;
  licence: string;
}

/**
 * The words and names of these permits that this process has not written to `db`, sorted so that all
 * processes lock rows in one order.
 */
export function collectNewVocabulary(db: Database, feedId: string, written: EncodedPermits[]): NewVocabulary {
  const known = getWritten(db);
  const uncommitted = known.uncommitted.get(feedId);
  const fresh = new Set<string>();
  const names = new Map<string, string>();
  const places = new Map<string, NamePlace>();
  for (const { permits, words } of written) {
    for (const line of words) {
      for (const word of getVocabulary(line))
        if (!known.words.has(word) && !uncommitted?.words.has(word)) fresh.add(word);
    }
    for (const { contractorNorm: norm, contractorName, contractorLicense } of permits) {
      if (norm === null) continue;
      const place = { norm, feedId, licence: licenceKey(contractorLicense) };
      const key = `${feedId} ${place.licence} ${norm}`;
      if (places.has(key) || known.places.has(key) || uncommitted?.places.has(key)) continue;
      places.set(key, place);
      if (names.has(norm) || known.names.has(norm) || uncommitted?.names.has(norm)) continue;
      names.set(norm, contractorName ?? norm);
    }
  }
  return { words: [...fresh].sort(), names: inOrder(names), places: inOrder(places) };
}

function inOrder<Value>(entries: Map<string, Value>): Map<string, Value> {
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Upserts new words and names at the end of a page's transaction. The fixed order prevents deadlocks between
 * processes writing the same words.
 */
export async function writeVocabulary(
  tx: Database,
  { words, names, places }: NewVocabulary,
  now: Date,
): Promise<void> {
  if (places.size > 0) {
    const column = (field: keyof NamePlace) =>
      arrayLiteral([...places.values()].map((place) => place[field]));
    await tx.execute(sql`
      insert into ${contractorFeeds} (norm, feed_id, licence)
      select n.norm, n.feed_id, n.licence
      from unnest(${column('norm')}::text[], ${column('feedId')}::text[], ${column('licence')}::text[])
        with ordinality as n (norm, feed_id, licence, place)
      order by n.place
      on conflict do nothing`);
  }
  if (names.size > 0) {
    await tx.execute(sql`
      insert into ${contractors} (norm, name, first_seen_at)
      select n.norm, n.name, ${now.toISOString()}::timestamptz
      from unnest(${arrayLiteral([...names.keys()])}::text[], ${arrayLiteral([...names.values()])}::text[])
        with ordinality as n (norm, name, place)
      order by n.place
      on conflict do nothing`);
  }
  if (words.length > 0) {
    await tx.execute(sql`
      insert into ${searchWords} (word)
      select n.word from unnest(${arrayLiteral(words)}::text[]) with ordinality as n (word, place)
      order by n.place
      on conflict do nothing`);
  }
}

/** Caches what a page wrote as uncommitted, until its commit is durable. */
export function rememberUncommitted(db: Database, feedId: string, vocabulary: NewVocabulary): void {
  const { uncommitted: unsettled } = getWritten(db);
  const uncommitted = unsettled.get(feedId) ?? { words: new Set(), names: new Set(), places: new Set() };
  unsettled.set(feedId, uncommitted);
  add(uncommitted, vocabulary);
}

/** The read is complete and durable: moves its uncommitted words to the cache. */
export function confirmWritten(db: Database, feedId: string): void {
  const uncommitted = getWritten(db).uncommitted.get(feedId);
  if (uncommitted) remember(db, uncommitted);
  forget(db, feedId);
}

/** Caches words and names whose commit is durable. */
export function remember(db: Database, written: Written): void {
  const known = getWritten(db);
  for (const cached of [known.words, known.names, known.places])
    if (cached.size > MAX_WRITTEN) cached.clear();
  add(known, written);
}

/** The read was aborted: forgets its uncommitted words, because its pages may have to be written again. */
export function forget(db: Database, feedId: string): void {
  getWritten(db).uncommitted.delete(feedId);
}

interface Written {
  words: Iterable<string>;
  names: Pick<Set<string>, 'keys'>;
  places: Pick<Set<string>, 'keys'>;
}

function add(target: Vocabulary, { words, names, places }: Written): void {
  for (const word of words) target.words.add(word);
  for (const name of names.keys()) target.names.add(name);
  for (const place of places.keys()) target.places.add(place);
}

function getWritten(db: Database): WrittenVocabulary {
  let known = cacheByDatabase.get(db);
  if (!known) {
    known = { words: new Set(), names: new Set(), places: new Set(), uncommitted: new Map() };
    cacheByDatabase.set(db, known);
  }
  return known;
}
