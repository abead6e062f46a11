import type { GreyPicture } from '../ink';

/** Side of a patch in pixels, within which lighting is assumed uniform. */
const PATCH = 32;
/** Percentile of a patch's pixels taken as its paper brightness. */
const PAPER = 0.9;

/** Flattens the background of a photo: removes shadows, grey copies and yellow light. */
export function evenLight(picture: GreyPicture): GreyPicture {
  const { width, height, pixels } = picture;
  const cols = Math.ceil(width / PATCH);
  const rows = Math.ceil(height / PATCH);
  const paper = smoothed(estimatePaper(picture, cols, rows), cols, rows);
  const even = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const atY = Math.min(rows - 1, Math.max(0, (y + 0.5) / PATCH - 0.5));
    const row = Math.floor(atY);
    const below = Math.min(rows - 1, row + 1);
    const partY = atY - row;
    for (let x = 0; x < width; x += 1) {
      const atX = Math.min(cols - 1, Math.max(0, (x + 0.5) / PATCH - 0.5));
      const col = Math.floor(atX);
      const beside = Math.min(cols - 1, col + 1);
      const partX = atX - col;
      const upper =
        (paper[row * cols + col] ?? 255) * (1 - partX) + (paper[row * cols + beside] ?? 255) * partX;
      const lower =
        (paper[below * cols + col] ?? 255) * (1 - partX) + (paper[below * cols + beside] ?? 255) * partX;
      const at = y * width + x;
      even[at] = Math.min(255, ((pixels[at] ?? 255) * 255) / (upper * (1 - partY) + lower * partY));
    }
  }
  return { width, height, pixels: even };
}

/** Estimates paper brightness per patch; anything darker than half of the brightest counts as ink. */
function estimatePaper({ width, height, pixels }: GreyPicture, cols: number, rows: number): Float64Array {
  const paper = new Float64Array(cols * rows);
  const counts = new Uint32Array(256);
  let lightest = 1;
  for (let row = 0; row < rows; row += 1)
    for (let col = 0; col < cols; col += 1) {
      counts.fill(0);
      let total = 0;
      for (let y = row * PATCH; y < Math.min(height, (row + 1) * PATCH); y += 2)
        for (let x = col * PATCH; x < Math.min(width, (col + 1) * PATCH); x += 2) {
          const value = pixels[y * width + x] ?? 255;
          counts[value] = (counts[value] ?? 0) + 1;
          total += 1;
        }
      let value = 0;
      for (let seen = counts[0] ?? 0; seen < total * PAPER && value < 255; seen += counts[value] ?? 0)
        value += 1;
      paper[row * cols + col] = value;
      lightest = Math.max(lightest, value);
    }
  return paper.map((value) => Math.max(value, lightest / 2));
}

function smoothed(values: Float64Array, cols: number, rows: number): Float64Array {
  const smooth = new Float64Array(values.length);
  for (let row = 0; row < rows; row += 1)
    for (let col = 0; col < cols; col += 1) {
      let sum = 0;
      let count = 0;
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
        for (let x = Math.max(0, col - 1); x <= Math.min(cols - 1, col + 1); x += 1) {
          sum += values[y * cols + x] ?? 0;
          count += 1;
        }
      smooth[row * cols + col] = sum / count;
    }
  return smooth;
}
