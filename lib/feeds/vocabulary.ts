import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { contractors, searchWords } from '@/db/schema';
import { vocabularyOf } from '@/lib/permits/search/words';
import { arrayLiteral } from './array-literal';
import type { EncodedPermits } from './permit-arrays';

/** Words and names a process remembers to have been written: some 30 MB at the most. */
const REMEMBERED = 300_000;

interface Vocabulary {
  words: Set<string>;
  names: Set<string>;
}

/** What this process knows to stand in a database, so that a page sends only what may be new. */
interface Remembered extends Vocabulary {
  /**
   * By feed: what the pages of a read wrote whose commit a dying server may still forget. It forgets the later ones
   * first, so that the read itself may rely on them; everybody else may once its last page stands.
   */
  unsettled: Map<string, Vocabulary>;
}

const rememberedOf = new WeakMap<Database, Remembered>();

/** New words and names of permits, as they are written with the permits. */
export interface News {
  words: string[];
  names: Map<string, string>;
}

/** What of these permits this process has not yet written to `db`, in one order for all processes. */
export function newsOf(db: Database, feedId: string, written: EncodedPermits[]): News {
  const known = remembered(db);
  const unsettled = known.unsettled.get(feedId);
  const fresh = new Set<string>();
  const names = new Map<string, string>();
  for (const { permits, words } of written) {
    for (const line of words) {
      for (const word of vocabularyOf(line))
        if (!known.words.has(word) && !unsettled?.words.has(word)) fresh.add(word);
    }
    for (const { contractorNorm: norm, contractorName } of permits) {
      if (norm === null || names.has(norm) || known.names.has(norm) || unsettled?.names.has(norm)) continue;
      names.set(norm, contractorName ?? norm);
    }
  }
  return { words: [...fresh].sort(), names: new Map([...names].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/**
 * Writes what is new, last in a page's transaction. Two processes that meet the same words write them in the same
 * order: one waits for the other, never both for each other.
 */
export async function writeNews(tx: Database, { words, names }: News, now: Date): Promise<void> {
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

/** Keeps in mind what a page wrote, until it is certain that the server keeps it too. */
export function rememberLater(db: Database, feedId: string, news: News): void {
  const { unsettled } = remembered(db);
  const held = unsettled.get(feedId) ?? { words: new Set(), names: new Set() };
  unsettled.set(feedId, held);
  add(held, news.words, news.names.keys());
}

/** A read came to its end: what its pages wrote stands. */
export function settle(db: Database, feedId: string): void {
  const held = remembered(db).unsettled.get(feedId);
  if (held) remember(db, { words: held.words, names: held.names });
  forget(db, feedId);
}

/** Remembers what the server keeps for certain. */
export function remember(
  db: Database,
  { words, names }: { words: Iterable<string>; names: Pick<Set<string>, 'keys'> },
): void {
  const known = remembered(db);
  if (known.words.size > REMEMBERED) known.words.clear();
  if (known.names.size > REMEMBERED) known.names.clear();
  add(known, words, names.keys());
}

/** A read was broken off: its pages may have to be written again. */
export function forget(db: Database, feedId: string): void {
  remembered(db).unsettled.delete(feedId);
}

function add(held: Vocabulary, words: Iterable<string>, names: Iterable<string>): void {
  for (const word of words) held.words.add(word);
  for (const name of names) held.names.add(name);
}

function remembered(db: Database): Remembered {
  let known = rememberedOf.get(db);
  if (!known) {
    known = { words: new Set(), names: new Set(), unsettled: new Map() };
    rememberedOf.set(db, known);
  }
  return known;
}
