import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { setAsideRows, unknownWords } from '@/db/schema';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import { arrayLiteral } from './array-literal';
import type { Tally } from './counts';
import type { SetAsideReason, SetAsideRow } from './types';

/**
 * How old a row's last-seen time may get before it is written again, so that an unchanged poll writes
 * nothing.
 */
const SEEN_EVERY_MS = 24 * 3_600_000;
/** Maximum key length; a longer "key" would exceed the index row size. */
const MAX_KEY = 400;
const MAX_WORD = 200;

/** The identity of a set-aside row: its key, or a hash where it has none, so that equal rows collapse. */
function getRowKey(row: SetAsideRow): string {
  if (row.sourceKey !== null && row.sourceKey.length <= MAX_KEY) return row.sourceKey;
  return createHash('sha256').update(`${row.sourceKey}\n${row.excerpt}`).digest('hex').slice(0, 32);
}

/** Upserts the rows that could not become a permit, once per key and reason, and counts those that are new. */
export async function keepAside(
  tx: Database,
  feedId: string,
  rows: SetAsideRow[],
  { now, tally }: { now: Date; tally: Tally },
): Promise<void> {
  if (rows.length === 0) return;
  const kept = new Map(rows.map((row) => [`${row.reason} ${getRowKey(row)}`, row]));
  const column = (value: (row: SetAsideRow) => string) => arrayLiteral([...kept.values()].map(value));
  const stale = new Date(now.getTime() - SEEN_EVERY_MS).toISOString();
  const written = await tx.execute<{ reason: SetAsideReason; is_new: boolean }>(sql`
    insert into ${setAsideRows} (feed_id, row_key, reason, detail, excerpt, first_seen_at, last_seen_at)
    select ${feedId}, n.*, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from unnest(
      ${column(getRowKey)}::text[], ${column((row) => row.reason)}::text[],
      ${column((row) => row.detail)}::text[], ${column((row) => row.excerpt)}::text[]
    ) as n
    on conflict (feed_id, row_key, reason) do update
    set detail = excluded.detail, excerpt = excluded.excerpt, last_seen_at = excluded.last_seen_at
    where set_aside_rows.last_seen_at < ${stale}::timestamptz
    returning reason, xmax = 0 as is_new`);
  for (const { reason, is_new } of written) if (is_new) tally.add({ kind: 'set_aside', detail: reason });
}

/** Deletes set-aside entries of rows that are readable again. */
export async function forgetSetAside(tx: Database, feedId: string, page: NormalisedPermit[]): Promise<void> {
  const keys = arrayLiteral(page.map((permit) => permit.sourceKey));
  await tx.execute(sql`
    delete from ${setAsideRows} where feed_id = ${feedId} and row_key = any(${keys}::text[])`);
}

/** Upserts unmapped status words with the highest number of rows seen on a page. */
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
