import type { Grey } from './corners';

/** The paper's own brightness is looked for in squares of this part of the longer side. */
const SQUARES = 24;
/** Of a square's points the brightest are paper, whatever is written there. */
const PAPER = 0.9;

/** Takes away shadow and dusk: every place is measured against the paper around it, and paper becomes white. */
export function even({ width, height, values }: Grey): Grey {
  const side = Math.max(8, Math.ceil(Math.max(width, height) / SQUARES));
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const paper = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      paper[row * columns + column] = brightOf({ width, height, values }, column * side, row * side, side);
  const out = new Uint8ClampedArray(values.length);
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(rows - 1, Math.max(0, (y - side / 2) / side));
    for (let x = 0; x < width; x += 1) {
      const u = Math.min(columns - 1, Math.max(0, (x - side / 2) / side));
      const ground = between(paper, columns, rows, u, v);
      out[y * width + x] = ((values[y * width + x] ?? 0) / Math.max(24, ground)) * 250;
    }
  }
  return { width, height, values: out };
}

function brightOf({ width, height, values }: Grey, x0: number, y0: number, side: number): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let y = y0; y < Math.min(height, y0 + side); y += 1)
    for (let x = x0; x < Math.min(width, x0 + side); x += 1) {
      const value = values[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      all += 1;
    }
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= all * PAPER) return value;
  }
  return 255;
}

function between(grid: Float64Array, columns: number, rows: number, u: number, v: number): number {
  const left = Math.floor(u);
  const top = Math.floor(v);
  const right = Math.min(columns - 1, left + 1);
  const below = Math.min(rows - 1, top + 1);
  const value = (column: number, row: number) => grid[row * columns + column] ?? 255;
  const upper = value(left, top) * (1 - u + left) + value(right, top) * (u - left);
  const lower = value(left, below) * (1 - u + left) + value(right, below) * (u - left);
  return upper * (1 - v + top) + lower * (v - top);
}
