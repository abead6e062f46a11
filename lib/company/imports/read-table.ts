import { fileError } from './file-error';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS } from './types';

export interface Table {
  headings: string[];
  /** As many cells in each as there are headings. */
  rows: string[][];
}

/** A spreadsheet by what it is, never by its name. */
export function readTable(bytes: Uint8Array): Table {
  if (bytes.length === 0) throw fileError('empty');
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw fileError('old_excel');
  const all = begins(bytes, [0x50, 0x4b, 0x03, 0x04]) ? readXlsx(bytes) : readCsv(bytes);
  const from = headingAt(all);
  const [heading = [], ...rows] = all.slice(from).map((row) => row.map(cellOf));
  if (heading.length === 0) throw fileError('empty');
  if (rows.length > MAX_ROWS) throw fileError('too_many_rows');
  const width = trimmedWidth([heading, ...rows.slice(0, 200)]);
  if (width > MAX_COLUMNS) throw fileError('too_many_columns');
  if (width < 2) throw fileError('one_column');
  const headings = Array.from({ length: width }, (_, column) => heading[column] ?? '');
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  if (filled.length === 0) throw fileError('no_rows');
  return {
    headings,
    rows: filled.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? '')),
  };
}

function begins(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((byte, at) => bytes[at] === byte);
}

/** Above the headings of many sheets stands a title: a row of one cell. */
function headingAt(rows: readonly (readonly string[])[]): number {
  const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;
  const found = rows.slice(0, 10).findIndex((row) => filled(row) > 1);
  return Math.max(found, 0);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

function cellOf(text: string): string {
  return text.replace(CONTROL, '').trim().slice(0, MAX_CELL);
}

function trimmedWidth(rows: readonly (readonly string[])[]): number {
  return rows.reduce((width, row) => {
    let last = row.length;
    while (last > width && row[last - 1] === '') last -= 1;
    return Math.max(width, last);
  }, 0);
}
