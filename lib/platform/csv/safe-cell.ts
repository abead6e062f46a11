/**
 * What a spreadsheet may take for a formula: at the start of a cell, and after whatever may separate cells. Which
 * character does depends on the reader's settings; most of Europe and Latin America uses the semicolon.
 */
const FORMULA_START = /(^|[;|\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g;

/** A cell that begins no formula, nor does any part of it. */
export function safeCell(cell: string): string {
  return cell.replace(FORMULA_START, "$1'");
}
