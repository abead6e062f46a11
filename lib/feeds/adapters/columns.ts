import { FeedFailure, type FeedRecord, type RawRow } from '@/lib/feeds/types';

/** Below this many rows a column may be absent because nobody filled it. */
const ENOUGH_ROWS = 50;

/** Throws `missing_column` where the portal's own column list lacks one the record needs. */
export function checkColumnList(record: FeedRecord, columns: Iterable<string>): void {
  const present = new Set(columns);
  const missing = record.requiredColumns.find((column) => !present.has(column));
  if (missing !== undefined) throw missingColumn(missing);
}

/** The same for portals that leave empty cells out: a required column absent from all of 50 rows or more is gone. */
export function checkColumnsInRows(record: FeedRecord, rows: RawRow[]): void {
  if (rows.length < ENOUGH_ROWS) return;
  const missing = record.requiredColumns.find((column) => !rows.some((row) => row[column] !== undefined));
  if (missing !== undefined) throw missingColumn(missing);
}

function missingColumn(column: string): FeedFailure {
  return new FeedFailure('missing_column', `the feed has no column "${column}" any more`);
}
