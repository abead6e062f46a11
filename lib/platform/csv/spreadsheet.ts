import { stringify } from 'csv-stringify/sync';

/**
 * What a spreadsheet may take for a formula: at the start of a cell, and after whatever may separate cells. Which
 * character does depends on the reader's settings; most of Europe and Latin America uses the semicolon.
 */
const FORMULA_START = /(^|[;|\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g;

/** A cell that begins no formula, nor does any part of it. */
function safeCell(cell: string): string {
  return cell.replace(FORMULA_START, "$1'");
}

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
