import { dayIn } from '@/lib/platform/clock/zones';
import type { ColumnValues, FeedRecord, PollRule, Position } from '@/lib/tracking/feeds/types';

const DAY_MS = 86_400_000;

/** The first calendar date to query, in the city's zone, after subtracting the overlap. */
export function sinceDate(record: FeedRecord, rule: { overlapDays: number }, since: Date): string {
  return dayIn(record.timeZone, since.getTime() - rule.overlapDays * DAY_MS);
}

/** As `sinceDate`, as an instant for timestamp columns. */
export function sinceInstant(rule: { overlapDays: number }, since: Date): Date {
  return new Date(since.getTime() - rule.overlapDays * DAY_MS);
}

/** How far before the window an application may lie whose permit is not issued yet. */
const APPLIED_BEFORE_MS = 365 * DAY_MS;

/**
 * The rows a poll by date asks for: one of its columns lies within the window, or its main column is empty.
 * `literal` writes the start of a window, `name` a column; columns the source does not have are left out.
 */
export function dateCondition(
  poll: Extract<PollRule, { by: 'date' }>,
  since: Date,
  literal: (since: Date) => string,
  options: { name?: (column: string) => string; has?: (column: string) => boolean } = {},
): string {
  const { name = (column: string) => column, has = () => true } = options;
  const { column, also = [], unissued } = poll;
  const from = literal(since);
  const conditions = [column, ...also.filter(has)].map((one) => `${name(one)} >= ${from}`);
  if (unissued !== undefined) {
    const isEmpty = `${name(column)} IS NULL`;
    const bound = unissued === 'all' || !has(unissued.since) ? null : unissued.since;
    const appliedFrom = literal(new Date(since.getTime() - APPLIED_BEFORE_MS));
    conditions.push(bound === null ? isEmpty : `(${isEmpty} AND ${name(bound)} >= ${appliedFrom})`);
  }
  return conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' OR ')})`;
}

/** `'…'` for SoQL and SQL. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** `"…"`, a column or table whose name may hold spaces. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Reads a number from a position, or the start value. */
export function numberAt(position: Position | null, key: string, start: number): number {
  const value = position?.[key];
  return typeof value === 'number' ? value : start;
}

/**
 * The value as a numeric literal where the column is numeric, else as a quoted literal; null where it cannot
 * be a number.
 */
export function literalFor(isNumber: boolean, value: string): string | null {
  if (!isNumber) return quoted(value);
  return isNumeric(value) ? value.trim() : null;
}

export function isNumeric(text: string): boolean {
  return /^\s*-?\d{1,15}(\.\d+)?\s*$/.test(text);
}

/** The condition `column in ('a','b')`, combined with the narrowing condition. */
export function inCondition(column: string, literals: string[], narrow?: string | null): string {
  const condition = `${column} IN (${literals.join(',')})`;
  return narrow ? `${condition} AND ${narrow}` : condition;
}

/** The narrowing condition of a query, as text. */
export function narrowing(
  narrow: ColumnValues | undefined,
  name: (column: string) => string = (column) => column,
): string | null {
  return narrow ? inCondition(name(narrow.column), narrow.values.map(quoted)) : null;
}
