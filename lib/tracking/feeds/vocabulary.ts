import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { contractors, searchWords } from '@/db/schema';
import { getVocabulary } from '@/lib/tracking/permits/search/words';
import { arrayLiteral } from './array-literal';
import type { EncodedPermits } from './permit-arrays';

/** Maximum words and names cached as already written: about 30 MB. */
const MAX_WRITTEN = 300_000;

interface Vocabulary {
  words: Set<string>;
  names: Set<string>;
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
  for (const { permits, words } of written) {
    for (const line of words) {
      for (const word of getVocabulary(line))
        if (!known.words.has(word) && !uncommitted?.words.has(word)) fresh.add(word);
    }
    for (const { contractorNorm: norm, contractorName } of permits) {
      if (norm === null || names.has(norm) || known.names.has(norm) || uncommitted?.names.has(norm)) continue;
      names.set(norm, contractorName ?? norm);
    }
  }
  return { words: [...fresh].sort(), names: new Map([...names].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/**
 * Upserts new words and names at the end of a page's transaction. The fixed order prevents deadlocks between
 * processes writing the same words.
 */
export async function writeVocabulary(
  tx: Database,
  { words, names }: NewVocabulary,
  now: Date,
): Promise<void> {
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
  const uncommitted = unsettled.get(feedId) ?? { words: new Set(), names: new Set() };
  unsettled.set(feedId, uncommitted);
  add(uncommitted, vocabulary.words, vocabulary.names.keys());
}

/** The read is complete and durable: moves its uncommitted words to the cache. */
export function confirmWritten(db: Database, feedId: string): void {
  const uncommitted = getWritten(db).uncommitted.get(feedId);
  if (uncommitted) remember(db, { words: uncommitted.words, names: uncommitted.names });
  forget(db, feedId);
}

/** Caches words and names whose commit is durable. */
export function remember(
  db: Database,
  { words, names }: { words: Iterable<string>; names: Pick<Set<string>, 'keys'> },
): void {
  const known = getWritten(db);
  if (known.words.size > MAX_WRITTEN) known.words.clear();
  if (known.names.size > MAX_WRITTEN) known.names.clear();
  add(known, words, names.keys());
}

/** The read was aborted: forgets its uncommitted words, because its pages may have to be written again. */
export function forget(db: Database, feedId: string): void {
  getWritten(db).uncommitted.delete(feedId);
}

function add(target: Vocabulary, words: Iterable<string>, names: Iterable<string>): void {
  for (const word of words) target.words.add(word);
  for (const name of names) target.names.add(name);
}

function getWritten(db: Database): WrittenVocabulary {
  let known = cacheByDatabase.get(db);
  if (!known) {
    known = { words: new Set(), names: new Set(), uncommitted: new Map() };
    cacheByDatabase.set(db, known);
  }
  return known;
}
