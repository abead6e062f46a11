import type { GreyPicture } from '../ink';

/** Wide enough to tell rows of text from gaps between them. */
export const LOOK_WIDTH = 600;

const STEP = 0.25;
const MOST = 4;
/** Minimum skew in degrees worth correcting. */
const LEAST = 0.4;

/** Ratio of horizontal to vertical line contrast: above 1 for upright or upside-down text. */
export function rowsAgainstColumns(picture: GreyPicture): number {
  const rows = sharpest(picture);
  const columns = sharpest(turned(picture));
  return columns === 0 ? Number.POSITIVE_INFINITY : rows / columns;
}

/** As sharp as its rows get, however it leans. */
function sharpest(picture: GreyPicture): number {
  let best = 0;
  for (let angle = -MOST; angle <= MOST; angle += 2 * STEP)
    best = Math.max(best, sharpness(profile(picture, toSlope(angle))));
  return best;
}

const toSlope = (angle: number) => Math.tan((angle * Math.PI) / 180);

/** The skew angle in degrees clockwise; 0 where unclear. */
export function lean(picture: GreyPicture): number {
  let best = { angle: 0, value: sharpness(profile(picture, 0)) * 1.05 };
  for (let angle = -MOST; angle <= MOST; angle += STEP) {
    const value = sharpness(profile(picture, toSlope(angle)));
    if (value > best.value) best = { angle, value };
  }
  return Math.abs(best.angle) < LEAST || Math.abs(best.angle) === MOST ? 0 : -best.angle;
}

/** Dark pixels in each row, where rows fall by `slope` from left to right. */
function profile({ width, height, pixels }: GreyPicture, slope: number): Float64Array {
  const sums = new Float64Array(height);
  for (let x = 0; x < width; x += 1) {
    const shift = Math.round((width / 2 - x) * slope);
    for (let y = 0; y < height; y += 1) {
      const row = y + shift;
      if (row >= 0 && row < height && (pixels[y * width + x] ?? 255) < 160) sums[row] = (sums[row] ?? 0) + 1;
    }
  }
  return sums;
}

/** Contrast between text rows and gaps. */
function sharpness(sums: Float64Array): number {
  let sum = 0;
  for (let at = 1; at < sums.length; at += 1) sum += ((sums[at] ?? 0) - (sums[at - 1] ?? 0)) ** 2;
  return sum / Math.max(1, sums.length);
}

function turned({ width, height, pixels }: GreyPicture): GreyPicture {
  const turnedPixels = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turnedPixels[x * height + y] = pixels[y * width + x] ?? 255;
  return { width: height, height: width, pixels: turnedPixels };
}

/** The band of a picture with the most rows of text, as parts of its height from the top. */
export function densestBand(
  { width, height, pixels }: GreyPicture,
  part: number,
): { top: number; height: number } {
  const dark = new Float64Array(height + 1);
  for (let y = 0; y < height; y += 1) {
    let count = 0;
    for (let x = 0; x < width; x += 1) if ((pixels[y * width + x] ?? 255) < 160) count += 1;
    // A rule or a filled area is no text.
    dark[y + 1] = (dark[y] ?? 0) + (count > width * 0.6 ? 0 : count);
  }
  const band = Math.max(1, Math.round(height * part));
  let best = 0;
  for (let y = 0; y + band <= height; y += 1)
    if ((dark[y + band] ?? 0) - (dark[y] ?? 0) > (dark[best + band] ?? 0) - (dark[best] ?? 0)) best = y;
  return { top: best / height, height: band / height };
}
