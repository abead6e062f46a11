import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { registerEntries } from '@/db/schema';
import { arrayLiteral } from '@/lib/tracking/feeds/array-literal';
import type { NamedEntry } from './read-row';

/** Rows written by one statement. */
const AT_ONCE = 5_000;

/** The names of all rows that are kept of a source. */
export async function listDigests(db: Database, sourceId: string): Promise<Set<string>> {
  const rows = await db.execute<{ digest: string }>(
    sql`select digest::text as digest from ${registerEntries} where source_id = ${sourceId}`,
  );
  return new Set(rows.map(({ digest }) => digest));
}

/** Writes rows that are not there yet, by one statement for every few thousand. */
export async function insertEntries(
  db: Database,
  sourceId: string,
  entries: readonly NamedEntry[],
): Promise<void> {
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const rows = entries.slice(at, at + AT_ONCE);
    const column = (value: (entry: NamedEntry) => string | number | null) =>
      sql.param(arrayLiteral(rows.map(value)));
    await db.execute(sql`
      insert into ${registerEntries} (source_id, digest, kind, key, number, name, other_name, class, word, meaning,
        effective, expires, ended_on, is_impaired, amount_cents, carrier)
      select ${sourceId}, n.* from unnest(
        ${column(({ digest }) => digest)}::uuid[], ${column(({ kind }) => kind)}::text[],
        ${column(({ key }) => key)}::text[], ${column(({ number }) => number)}::text[],
        ${column(({ name }) => name)}::text[], ${column(({ otherName }) => otherName)}::text[],
        ${column((entry) => entry.class)}::text[], ${column(({ word }) => word)}::text[],
        ${column(({ meaning }) => meaning)}::text[], ${column(({ effective }) => effective)}::date[],
        ${column(({ expires }) => expires)}::date[], ${column(({ endedOn }) => endedOn)}::date[],
        ${column(({ isImpaired }) => (isImpaired ? 't' : 'f'))}::boolean[],
        ${column(({ amountCents }) => amountCents)}::bigint[], ${column(({ carrier }) => carrier)}::text[]
      ) as n
      on conflict do nothing`);
  }
}

export async function deleteEntries(
  db: Database,
  sourceId: string,
  digests: readonly string[],
): Promise<void> {
  for (let at = 0; at < digests.length; at += 10 * AT_ONCE)
    await db.execute(sql`
      delete from ${registerEntries} using unnest(
        ${sql.param(arrayLiteral(digests.slice(at, at + 10 * AT_ONCE)))}::uuid[]) as gone (digest)
      where register_entries.source_id = ${sourceId} and register_entries.digest = gone.digest`);
}
