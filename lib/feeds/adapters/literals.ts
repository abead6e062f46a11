import { dateInZone } from '@/lib/feeds/time-zone';
import type { FeedRecord, PollRule, Position } from '@/lib/feeds/types';

const DAY_MS = 86_400_000;

/** The first calendar date to ask for, in the city's zone, the overlap already taken off. */
export function sinceDate(record: FeedRecord, rule: Extract<PollRule, { by: 'date' }>, since: Date): string {
  return dateInZone(since.getTime() - rule.overlapDays * DAY_MS, record.timeZone);
}

/** The same as an instant, for columns that hold one. */
export function sinceInstant(rule: Extract<PollRule, { by: 'date' }>, since: Date): Date {
  return new Date(since.getTime() - rule.overlapDays * DAY_MS);
}

/** `'…'` for SoQL and SQL. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** `"…"`, a column or table whose name may hold spaces. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A number kept in a position, or the start. */
export function numberAt(position: Position | null, key: string, start: number): number {
  const value = position?.[key];
  return typeof value === 'number' ? value : start;
}
