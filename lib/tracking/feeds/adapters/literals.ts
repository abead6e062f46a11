import { dayIn } from '@/lib/platform/clock/zones';
import type { ColumnValues, FeedRecord, Position } from '@/lib/tracking/feeds/types';

const DAY_MS = 86_400_000;

/** The first calendar date to query, in the city's zone, after subtracting the overlap. */
export function sinceDate(record: FeedRecord, rule: { overlapDays: number }, since: Date): string {
  return dayIn(record.timeZone, since.getTime() - rule.overlapDays * DAY_MS);
}

/** As `sinceDate`, as an instant for timestamp columns. */
export function sinceInstant(rule: { overlapDays: number }, since: Date): Date {
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
