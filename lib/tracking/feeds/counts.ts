import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feedCounts } from '@/db/schema';
import { DAY_MS, utcDay } from '@/lib/platform/clock/days';
import { arrayLiteral } from './array-literal';
import type { HeldField, Note } from './types';

const MAX_DETAIL = 200;
/** How far back it is looked for the most rows that ever changed on a page. */
const MOST_DAYS = 180;

/** Numbers of rows by what they are counted as. */
export class Tally {
  readonly #rows = new Map<string, { note: Note; rows: number }>();

  add(note: Note, rows = 1): void {
    const detail = note.detail.slice(0, MAX_DETAIL);
    const key = `${note.kind} ${detail}`;
    const held = this.#rows.get(key);
    if (held) held.rows += rows;
    else this.#rows.set(key, { note: { ...note, detail }, rows });
  }

  list(): { note: Note; rows: number }[] {
    return [...this.#rows.values()];
  }
}

/** Adds to the day's numbers of a feed; of rows that changed on a page the largest number is kept. */
export async function count(tx: Database, feedId: string, tally: Tally, now: Date): Promise<void> {
  const entries = tally.list();
  if (entries.length === 0) return;
  const column = (value: (entry: (typeof entries)[number]) => string | number) =>
    arrayLiteral(entries.map(value));
  await tx.execute(sql`
    insert into ${feedCounts} (feed_id, day, kind, detail, rows)
    select ${feedId}, ${utcDay(now)}::date, n.* from unnest(
      ${column(({ note }) => note.kind)}::text[], ${column(({ note }) => note.detail)}::text[],
      ${column(({ rows }) => rows)}::integer[]
    ) as n (kind, detail, rows)
    on conflict (feed_id, day, kind, detail) do update set rows = case excluded.kind
      when 'changed' then greatest(feed_counts.rows, excluded.rows)
      else feed_counts.rows + excluded.rows end`);
}

/** The most rows of one page in which a field was seen to change. */
export async function mostChanged(
  tx: Database,
  { feedId, field, now }: { feedId: string; field: HeldField; now: Date },
): Promise<number> {
  const since = utcDay(new Date(now.getTime() - MOST_DAYS * DAY_MS));
  const [most] = await tx
    .select({ rows: sql<number>`coalesce(max(${feedCounts.rows}), 0)::integer` })
    .from(feedCounts)
    .where(
      and(
        eq(feedCounts.feedId, feedId),
        eq(feedCounts.kind, 'changed'),
        eq(feedCounts.detail, field),
        gte(feedCounts.day, since),
      ),
    );
  return most?.rows ?? 0;
}
