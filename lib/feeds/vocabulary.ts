import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { contractors, searchWords } from '@/db/schema';
import { vocabularyOf } from '@/lib/permits/search/words';
import { arrayLiteral } from './array-literal';
import type { EncodedPermits } from './permit-arrays';

/** Words and names a process remembers to have been written: some 30 MB at the most. */
const REMEMBERED = 300_000;

/** What this process knows to stand in a database, so that a page sends only what may be new. */
interface Remembered {
  words: Set<string>;
  names: Set<string>;
}

const rememberedOf = new WeakMap<Database, Remembered>();

/** New words and names of permits, as they are written with the permits. */
export interface News {
  words: string[];
  names: Map<string, string>;
}

/** What of these permits this process has not yet written to `db`, in one order for all processes. */
export function newsOf(db: Database, written: EncodedPermits[]): News {
  const { words: knownWords, names: knownNames } = remembered(db);
  const fresh = new Set<string>();
  const names = new Map<string, string>();
  for (const { permits, words } of written) {
    for (const line of words)
      for (const word of vocabularyOf(line)) if (!knownWords.has(word)) fresh.add(word);
    for (const { contractorNorm, contractorName } of permits) {
      if (contractorNorm !== null && !knownNames.has(contractorNorm) && !names.has(contractorNorm))
        names.set(contractorNorm, contractorName ?? contractorNorm);
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

/** Remembers what is committed. */
export function remember(db: Database, { words, names }: News): void {
  const known = remembered(db);
  if (known.words.size > REMEMBERED) known.words.clear();
  if (known.names.size > REMEMBERED) known.names.clear();
  for (const word of words) known.words.add(word);
  for (const name of names.keys()) known.names.add(name);
}

function remembered(db: Database): Remembered {
  let known = rememberedOf.get(db);
  if (!known) {
    known = { words: new Set(), names: new Set() };
    rememberedOf.set(db, known);
  }
  return known;
}
