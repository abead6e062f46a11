import { dayIn } from '@/lib/clock/zones';
import type { ColumnValues, FeedRecord, Position } from '@/lib/feeds/types';

const DAY_MS = 86_400_000;

/** The first calendar date to ask for, in the city's zone, the overlap already taken off. */
export function sinceDate(record: FeedRecord, rule: { overlapDays: number }, since: Date): string {
  return dayIn(record.timeZone, since.getTime() - rule.overlapDays * DAY_MS);
}

/** The same as an instant, for columns that hold one. */
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

/** A number kept in a position, or the start. */
export function numberAt(position: Position | null, key: string, start: number): number {
  const value = position?.[key];
  return typeof value === 'number' ? value : start;
}

/** A value as a number's literal where the column holds numbers, else as text's; null where it can be no number. */
export function literalFor(isNumber: boolean, value: string): string | null {
  if (!isNumber) return quoted(value);
  return isNumeric(value) ? value.trim() : null;
}

export function isNumeric(text: string): boolean {
  return /^\s*-?\d{1,15}(\.\d+)?\s*$/.test(text);
}

/** `column in ('a','b')`, and the same of what narrows it. */
export function inCondition(column: string, literals: string[], narrow?: string | null): string {
  const condition = `${column} IN (${literals.join(',')})`;
  return narrow ? `${condition} AND ${narrow}` : condition;
}

/** What narrows a question, as text. */
export function narrowing(
  narrow: ColumnValues | undefined,
  name: (column: string) => string = (column) => column,
): string | null {
  return narrow ? inCondition(name(narrow.column), narrow.values.map(quoted)) : null;
}
