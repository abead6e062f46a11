import { isRow } from '@/lib/feeds/personal-data';
import { FeedFailure, type FeedRecord, type RawRow } from '@/lib/feeds/types';

/** Below this many rows a column may be absent because nobody filled it. */
const ENOUGH_ROWS = 50;
/** Every permit has a status, and one read as gone would be told as a change: so few without one are enough. */
const ENOUGH_WITHOUT_STATUS = 5;

/** Throws `missing_column` where the portal's own column list lacks one the record needs. */
export function checkColumnList(record: FeedRecord, columns: Iterable<string>): void {
  const present = new Set(columns);
  const missing = record.requiredColumns.find((column) => !present.has(column));
  if (missing !== undefined) throw missingColumn(missing);
}

/** The same for portals whose rows carry every column, empty or not: a single row shows what is gone. */
export function checkColumnsOfRows(record: FeedRecord, rows: RawRow[]): void {
  const first = rows.find(isRow);
  if (!first) return;
  const missing = record.requiredColumns.find(
    (column) => !(column in first) && !rows.some((row) => isRow(row) && column in row),
  );
  if (missing !== undefined) throw missingColumn(missing);
}

/** The same for portals that leave empty cells out: a required column is gone when enough rows have none of it. */
export function checkColumnsInRows(record: FeedRecord, rows: RawRow[]): void {
  const missing = record.requiredColumns.find((column) => {
    const enough = column === record.fields.statusWord ? ENOUGH_WITHOUT_STATUS : ENOUGH_ROWS;
    return rows.length >= enough && !rows.some((row) => isRow(row) && row[column] !== undefined);
  });
  if (missing !== undefined) throw missingColumn(missing);
}

function missingColumn(column: string): FeedFailure {
  return new FeedFailure('missing_column', `the feed has no column "${column}" any more`);
}
