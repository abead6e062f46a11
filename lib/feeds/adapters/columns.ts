import { FeedFailure, type FeedRecord, type RawRow } from '@/lib/feeds/types';

/** Below this many rows a column may be absent because nobody filled it. */
const ENOUGH_ROWS = 50;

type Checked = Pick<FeedRecord, 'requiredColumns' | 'fields' | 'statusByDates'>;

/** Throws `missing_column` where the portal's own column list lacks one the record needs. */
export function checkColumnList(record: Checked, columns: Iterable<string>): void {
  const present = new Set(columns);
  const missing = [...record.requiredColumns, ...statusColumnOf(record)].find(
    (column) => !present.has(column),
  );
  if (missing !== undefined) throw missingColumn(missing);
}

/** The same for portals that leave empty cells out: a required column absent from all of 50 rows or more is gone. */
export function checkColumnsInRows(record: Checked, rows: RawRow[]): void {
  if (rows.length < ENOUGH_ROWS) return;
  // Where dates stand in for the status a page of old rows may well have none.
  const status = record.statusByDates ? [] : statusColumnOf(record);
  const missing = [...record.requiredColumns, ...status].find(
    (column) => !rows.some((row) => row?.[column] !== undefined),
  );
  if (missing !== undefined) throw missingColumn(missing);
}

/** Without its status a feed would go on being read and say nothing any more. */
function statusColumnOf(record: Checked): string[] {
  const source = record.fields.statusWord;
  return typeof source === 'string' && !/[.[]/.test(source) ? [source] : [];
}

export function missingColumn(column: string): FeedFailure {
  return new FeedFailure('missing_column', `the feed has no column "${column}" any more`);
}
