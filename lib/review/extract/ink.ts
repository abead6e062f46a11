import type { Box, InkGrid } from '@/lib/reading/types';

/** A page's ink, once decoded. */
export interface Ink {
  readonly cols: number;
  readonly rows: number;
  readonly cells: Uint8Array;
}

const DARK = 14;
/** A run of so many cells is a line somebody drew to write on, or the edge of a box. */
const RULE = 12;

export function decodeInk(grid: InkGrid | null): Ink | null {
  if (grid === null || grid.cols < 1 || grid.rows < 1 || grid.cols * grid.rows > 1_000_000) return null;
  const cells = Buffer.from(grid.cells, 'base64');
  return cells.length >= grid.cols * grid.rows ? { cols: grid.cols, rows: grid.rows, cells } : null;
}

export interface InkFound {
  /** Cells with ink that is neither a rule nor the edge of a box. */
  readonly cells: number;
  /** Of how many columns and rows. */
  readonly cols: number;
  readonly rows: number;
}

/** What was drawn by hand, or printed as a picture, in a part of a page. */
export function inkIn(ink: Ink, box: Box): InkFound {
  const [left, right] = stretch(box.x, box.w, ink.cols);
  const [top, bottom] = stretch(box.y, box.h, ink.rows);
  const cols = new Set<number>();
  const rows = new Set<number>();
  let cells = 0;
  for (let row = top; row < bottom; row++) {
    for (let col = left; col < right; col++) {
      if (!isDark(ink, col, row) || isRule(ink, col, row)) continue;
      cells++;
      cols.add(col);
      rows.add(row);
    }
  }
  return { cells, cols: cols.size, rows: rows.size };
}

function stretch(from: number, size: number, count: number): [number, number] {
  const start = Math.max(0, Math.floor(from * count));
  return [start, Math.min(count, Math.max(start + 1, Math.ceil((from + size) * count)))];
}

function isDark({ cells, cols, rows }: Ink, col: number, row: number): boolean {
  if (col < 0 || row < 0 || col >= cols || row >= rows) return false;
  return (cells[row * cols + col] ?? 0) > DARK;
}

/** Whether a cell lies on a long straight line, looked at over the whole page. */
function isRule(ink: Ink, col: number, row: number): boolean {
  return run(ink, col, row, 1, 0) >= RULE || run(ink, col, row, 0, 1) >= RULE;
}

function run(ink: Ink, col: number, row: number, dx: number, dy: number): number {
  let length = 1;
  for (let step = 1; length < RULE && isDark(ink, col + dx * step, row + dy * step); step++) length++;
  for (let step = 1; length < RULE && isDark(ink, col - dx * step, row - dy * step); step++) length++;
  return length;
}
