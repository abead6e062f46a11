import { stringify } from 'csv-stringify/sync';
import { safeCell } from './safe-cell';

/**
 * Rows as CSV that a spreadsheet opens: with a byte order mark, and no cell, nor part of one, begins a formula. Only
 * the first part of a file has the mark.
 */
export function spreadsheetCsv(rows: readonly (readonly string[])[], { bom = true } = {}): string {
  return stringify(
    rows.map((row) => row.map(safeCell)),
    {
      bom,
      record_delimiter: 'windows',
      // By itself it quotes no line end but the record's own.
      quoted_match: /[\r\n]/,
    },
  );
}
