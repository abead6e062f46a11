import { FeedFailure, type FeedRecord, type RawRow } from '@/lib/tracking/feeds/types';

/** In fewer rows than this a column may be absent because it is empty in all of them. */
const ENOUGH_ROWS = 50;

type Checked = Pick<FeedRecord, 'requiredColumns' | 'fields' | 'statusByDates'>;

/** Throws `missing_column` where the portal's own column list lacks one the record needs. */
export function checkColumnList(record: Checked, columns: Iterable<string>): void {
  const present = new Set(columns);
  const missing = [...record.requiredColumns, ...getStatusColumns(record)].find(
    (column) => !present.has(column),
  );
  if (missing !== undefined) throw missingColumn(missing);
}

/**
 * As `checkColumnList`, for portals that omit empty cells: throws where a required column is absent from all
 * of 50 rows or more.
 */
export function checkColumnsInRows(record: Checked, rows: RawRow[]): void {
  if (rows.length < ENOUGH_ROWS) return;
  // Where the status is derived from dates, a page of old rows may lack the status column.
  const status = record.statusByDates ? [] : getStatusColumns(record);
  const missing = [...record.requiredColumns, ...status].find(
    (column) => !rows.some((row) => row?.[column] !== undefined),
  );
  if (missing !== undefined) throw missingColumn(missing);
}

/**
 * The status column is always required: without it a feed would still be read but never report a status
 * change.
 */
function getStatusColumns(record: Checked): string[] {
  const source = record.fields.statusWord;
  return typeof source === 'string' && !/[.[]/.test(source) ? [source] : [];
}

export function missingColumn(column: string): FeedFailure {
  return new FeedFailure('missing_column', `the feed has no column "${column}" any more`);
}
