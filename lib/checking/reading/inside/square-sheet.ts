import type { GreyPicture } from '../ink';
import type { Corners, Point } from './sheet';

/** A sheet as it lies flat, and the way back into the picture it was cut from. */
export interface SquaredSheet {
  readonly picture: GreyPicture;
  back(point: Point): Point;
}

/** Cuts a sheet out of a photograph and takes the perspective off it, `scale` times as large as it is there. */
export function squareSheet(photo: GreyPicture, corners: Corners, scale: number): SquaredSheet {
  const [a, b, c, d] = corners;
  const length = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1]);
  const width = Math.max(1, Math.round(scale * Math.max(length(a, b), length(d, c))));
  const height = Math.max(1, Math.round(scale * Math.max(length(a, d), length(b, c))));
  const plane = toQuad(corners, width, height);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) drawRow(photo, plane, y, pixels.subarray(y * width, (y + 1) * width));
  return { picture: { width, height, pixels }, back: (point) => project(plane, point) };
}

/** x and y are quotients of linear forms of a point: three numbers for each numerator, and two of their divisor. */
interface Plane {
  readonly x: Point3;
  readonly y: Point3;
  readonly w: Point;
}
type Point3 = readonly [number, number, number];

function project({ x, y, w }: Plane, [u, v]: Point): Point {
  const divisor = w[0] * u + w[1] * v + 1;
  return [(x[0] * u + x[1] * v + x[2]) / divisor, (y[0] * u + y[1] * v + y[2]) / divisor];
}

/** A row of the sheet, each pixel of it mixed of the four around its place in the photograph. */
function drawRow({ width, height, pixels }: GreyPicture, plane: Plane, row: number, into: Uint8Array): void {
  const v = row + 0.5;
  const [x0, y0, w0] = [plane.x[1] * v + plane.x[2], plane.y[1] * v + plane.y[2], plane.w[1] * v + 1];
  const [x1, y1, w1] = [plane.x[0], plane.y[0], plane.w[0]];
  for (let column = 0; column < into.length; column += 1) {
    const u = column + 0.5;
    const divisor = w1 * u + w0;
    const x = Math.min(width - 1.001, Math.max(0, (x1 * u + x0) / divisor - 0.5));
    const y = Math.min(height - 1.001, Math.max(0, (y1 * u + y0) / divisor - 0.5));
    const left = Math.floor(x);
    const top = Math.floor(y);
    const at = top * width + left;
    const partX = x - left;
    const upper = (pixels[at] ?? 255) * (1 - partX) + (pixels[at + 1] ?? 255) * partX;
    const lower = (pixels[at + width] ?? 255) * (1 - partX) + (pixels[at + width + 1] ?? 255) * partX;
    into[column] = upper + (lower - upper) * (y - top);
  }
}

/** The projection of a rectangle from 0, 0 onto four corners. */
function toQuad([a, b, c, d]: Corners, width: number, height: number): Plane {
  const [sumX, sumY] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const [x1, y1] = [b[0] - c[0], b[1] - c[1]];
  const [x2, y2] = [d[0] - c[0], d[1] - c[1]];
  const whole = x1 * y2 - x2 * y1;
  const g = (sumX * y2 - x2 * sumY) / whole;
  const h = (x1 * sumY - sumX * y1) / whole;
  return {
    x: [(b[0] - a[0] + g * b[0]) / width, (d[0] - a[0] + h * d[0]) / height, a[0]],
    y: [(b[1] - a[1] + g * b[1]) / width, (d[1] - a[1] + h * d[1]) / height, a[1]],
    w: [g / width, h / height],
  };
}

/** A photograph with what lies around its sheets left white. */
export function onlySheets(photo: GreyPicture, sheets: readonly Corners[]): GreyPicture {
  const { width, height } = photo;
  const pixels = new Uint8Array(photo.pixels.length).fill(255);
  for (let y = 0; y < height; y += 1)
    for (const corners of sheets) {
      const [from, to] = extentAt(corners, y + 0.5);
      const [left, right] = [Math.max(0, Math.round(from)), Math.min(width, Math.round(to))];
      const row = y * width;
      if (right > left) pixels.set(photo.pixels.subarray(row + left, row + right), row + left);
    }
  return { width, height, pixels };
}

/** From where to where a sheet reaches at a height. */
function extentAt(corners: Corners, y: number): [number, number] {
  const met: number[] = [];
  corners.forEach(([x, from], index) => {
    const [nextX, to] = corners[(index + 1) % 4] as Point;
    if (from <= y !== to <= y) met.push(x + ((y - from) / (to - from)) * (nextX - x));
  });
  return met.length < 2 ? [0, 0] : [Math.min(...met), Math.max(...met)];
}
