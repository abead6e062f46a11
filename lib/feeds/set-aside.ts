import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { setAsideRows, unknownWords } from '@/db/schema';
import type { NormalisedPermit } from '@/lib/permits/types';
import { arrayLiteral } from './array-literal';
import type { SetAsideRow } from './types';

/** How stale a row's last sighting may be: a poll that finds nothing new writes nothing. */
const SEEN_EVERY_MS = 24 * 3_600_000;
/** As long as any key a portal gives; a row whose "key" is a page of text must not break the index. */
const MAX_KEY = 400;
const MAX_WORD = 200;

/** What stands for a row kept aside: its key, or where it has none a hash, so that equal rows fall together. */
function rowKeyOf(row: SetAsideRow): string {
  if (row.sourceKey !== null && row.sourceKey.length <= MAX_KEY) return row.sourceKey;
  return createHash('sha256').update(`${row.sourceKey}\n${row.excerpt}`).digest('hex').slice(0, 32);
}

/** Keeps the rows that could not become a permit, once per key and reason. */
export async function keepAside(tx: Database, feedId: string, rows: SetAsideRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const kept = new Map(rows.map((row) => [`${row.reason} ${rowKeyOf(row)}`, row]));
  const column = (value: (row: SetAsideRow) => string) => arrayLiteral([...kept.values()].map(value));
  const stale = new Date(now.getTime() - SEEN_EVERY_MS).toISOString();
  await tx.execute(sql`
    insert into ${setAsideRows} (feed_id, row_key, reason, detail, excerpt, first_seen_at, last_seen_at)
    select ${feedId}, n.*, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from unnest(
      ${column(rowKeyOf)}::text[], ${column((row) => row.reason)}::text[],
      ${column((row) => row.detail)}::text[], ${column((row) => row.excerpt)}::text[]
    ) as n
    on conflict (feed_id, row_key, reason) do update
    set detail = excluded.detail, excerpt = excluded.excerpt, last_seen_at = excluded.last_seen_at
    where set_aside_rows.last_seen_at < ${stale}::timestamptz`);
}

/** A row that reads well again is no longer kept aside. */
export async function forgetSetAside(tx: Database, feedId: string, page: NormalisedPermit[]): Promise<void> {
  const keys = arrayLiteral(page.map((permit) => permit.sourceKey));
  await tx.execute(sql`
    delete from ${setAsideRows} where feed_id = ${feedId} and row_key = any(${keys}::text[])`);
}

/** Keeps the words no bucket has, with the most rows a page ever showed of each. */
export async function keepUnknownWords(
  tx: Database,
  feedId: string,
  words: Map<string, number>,
  now: Date,
): Promise<void> {
  if (words.size === 0) return;
  const rows = new Map([...words].map(([word, count]) => [word.slice(0, MAX_WORD), count]));
  await tx.execute(sql`
    insert into ${unknownWords} (feed_id, word, rows, first_seen_at)
    select ${feedId}, n.word, n.rows, ${now.toISOString()}::timestamptz
    from unnest(${arrayLiteral([...rows.keys()])}::text[], ${arrayLiteral([...rows.values()])}::integer[]) as n (word, rows)
    on conflict (feed_id, word) do update set rows = excluded.rows
    where unknown_words.rows < excluded.rows`);
}
