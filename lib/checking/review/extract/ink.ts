import type { Box, InkGrid } from '@/lib/checking/reading/types';
import type { Turn } from '../text/turn';

/** A page's ink, once decoded. */
export interface Ink {
  readonly cols: number;
  readonly rows: number;
  readonly cells: Uint8Array;
}

const DARK = 14;
/** Length in cells from which a straight run of ink is a rule or box edge. */
const RULE = 12;

/** The grid as it is seen once the page's text is upright. */
export function decodeInk(grid: InkGrid | null, turn: Turn): Ink | null {
  if (grid === null || grid.cols < 1 || grid.rows < 1 || grid.cols * grid.rows > 1_000_000) return null;
  const cells = Buffer.from(grid.cells, 'base64');
  if (cells.length < grid.cols * grid.rows) return null;
  return turnInk({ cols: grid.cols, rows: grid.rows, cells }, turn);
}

function turnInk(ink: Ink, turn: Turn): Ink {
  if (turn === 0) return ink;
  const { cols, rows, cells } = ink;
  const isSideways = turn !== 180;
  const turned = { cols: isSideways ? rows : cols, rows: isSideways ? cols : rows };
  const upright = new Uint8Array(cols * rows);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const [x, y] =
        turn === 90
          ? [row, cols - 1 - col]
          : turn === 270
            ? [rows - 1 - row, col]
            : [cols - 1 - col, rows - 1 - row];
      upright[y * turned.cols + x] = cells[row * cols + col] ?? 0;
    }
  }
  return { ...turned, cells: upright };
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

/** Connected components of ink as page boxes, with their number of cells. */
export function findPatches(ink: Ink): { box: Box; cells: number }[] {
  const seen = new Uint8Array(ink.cols * ink.rows);
  const patches: { box: Box; cells: number }[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1 || !isFree(ink, start)) continue;
    const stack = [start];
    seen[start] = 1;
    let [left, right, top, bottom, cells] = [ink.cols, 0, ink.rows, 0, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [col, row] = [at % ink.cols, Math.floor(at / ink.cols)];
      cells++;
      [left, right, top, bottom] = [
        Math.min(left, col),
        Math.max(right, col),
        Math.min(top, row),
        Math.max(bottom, row),
      ];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [x, y] = [col + dx, row + dy];
          const next = y * ink.cols + x;
          if (x < 0 || y < 0 || x >= ink.cols || y >= ink.rows || seen[next] === 1 || !isFree(ink, next))
            continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    const box = {
      x: left / ink.cols,
      y: top / ink.rows,
      w: (right - left + 1) / ink.cols,
      h: (bottom - top + 1) / ink.rows,
    };
    patches.push({ box, cells });
  }
  return patches;
}

function isFree(ink: Ink, at: number): boolean {
  const [col, row] = [at % ink.cols, Math.floor(at / ink.cols)];
  return isDark(ink, col, row) && !isRule(ink, col, row);
}
