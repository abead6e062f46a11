import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feedCounts, feeds } from '@/db/schema';
import { DAY_MS, utcDay } from '@/lib/platform/clock/days';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import type { Tally } from './counts';
import type { FeedRecord, FieldSource } from './types';
import type { WriteScope } from './write-permits';

/** However late a city posts, no more of it is read again at every poll. */
export const FARTHEST_DAYS = 60;
/** How far is read again once a day, and at every read until it has been measured how late a city posts. */
export const UNMEASURED_DAYS = 45;
/** Fewer permits than this measure nothing. */
const ENOUGH = 50;
/** One permit in two hundred may come later than what is read again. */
const SHARE = 0.995;
const MEASURED_DAYS = 180;
/** Days between the zone of the city and ours, and between two reads. */
const MARGIN_DAYS = 2;

const DATES = ['statusDate', 'appliedDate', 'approvedDate', 'issuedDate', 'completedDate'] as const;
export type PolledDate = (typeof DATES)[number];

/** The date of a permit by which its city is asked; undefined where it is not asked by a date that is read. */
export function polledDate(record: FeedRecord): PolledDate | undefined {
  const { poll, fields } = record;
  if (poll.by !== 'date') return undefined;
  return DATES.find((field) => isRead(fields[field], poll.column));
}

function isRead(source: FieldSource | undefined, column: string): boolean {
  if (typeof source !== 'object') return source === column;
  return 'first' in source && source.first.some((one) => isRead(one, column));
}

/** Counts the permits that were not known by the days between their own date and their first sight. */
export function countLate(
  tally: Tally,
  { fresh, now }: Pick<WriteScope, 'fresh' | 'now'>,
  by: PolledDate,
): void {
  for (const permit of fresh) {
    const days = daysLate(permit, by, now);
    if (days !== null) tally.add({ kind: 'days_late', detail: String(days) });
  }
}

function daysLate(permit: NormalisedPermit, by: PolledDate, now: Date): number | null {
  const date = permit[by];
  if (date === null) return null;
  const days = Math.floor((now.getTime() - Date.parse(date)) / DAY_MS);
  return days < 0 ? null : Math.min(days, 365);
}

/** Keeps on the feed how late its city posts, from the permits first seen in half a year. */
export async function measureLateness(tx: Database, feedId: string, now: Date): Promise<void> {
  const since = utcDay(now.getTime() - MEASURED_DAYS * DAY_MS);
  await tx.execute(sql`
    with seen as (
      select detail::integer as days, sum(rows) as permits from ${feedCounts}
      where feed_id = ${feedId} and kind = 'days_late' and day >= ${since}::date
      group by detail
    ), reached as (
      select days, sum(permits) over (order by days) as so_far, sum(permits) over () as total from seen
    )
    update ${feeds} set late_days = m.days
    from (select min(days) as days from reached where so_far >= ${SHARE} * total and total >= ${ENOUGH}) m
    where id = ${feedId} and m.days is not null and late_days is distinct from m.days`);
}

/** How many days before the last read a poll by date asks again, given what was measured. */
export function daysToReadAgain(lateDays: number | null, isFirstOfDay: boolean): number {
  const measured = lateDays === null ? UNMEASURED_DAYS : Math.min(lateDays + MARGIN_DAYS, FARTHEST_DAYS);
  return isFirstOfDay ? Math.max(measured, UNMEASURED_DAYS) : measured;
}
