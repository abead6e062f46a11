import type { GreyPicture } from '../../ink';
import { cut, scaled } from '../grey';
import type { Corners, Point } from '../sheet';
import type { Network } from './session';

const STEP = 32;
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];
const IS_TEXT = 0.3;
const SURE = 0.5;
/** The network marks the core of a line; this gives back what lies around it. */
const AROUND = 1.6;
const LEAST_HEIGHT = 3;
/** Rows the network sees at once: what it needs of memory grows with them. */
const BAND = 448;
/** Rows that two bands share, so that a line between them is whole in one. */
const SHARED = 96;

/**
 * Lines of text in a picture by their corners, in its pixels, in no order. `longest` is the longer side of what the
 * network sees: more costs time by its square, less loses small print.
 */
export async function findLines(picture: GreyPicture, longest: number, network: Network): Promise<Corners[]> {
  const part = Math.min(1, longest / Math.max(picture.width, picture.height));
  const width = Math.max(STEP, Math.round((picture.width * part) / STEP) * STEP);
  const height = Math.max(STEP, Math.round((picture.height * part) / STEP) * STEP);
  const small = await scaled(picture, width, height);
  const larger = ([x, y]: Point): Point => [(x * picture.width) / width, (y * picture.height) / height];
  const found: Corners[] = [];
  for (let top = 0; top === 0 || top + SHARED < height; top += BAND - SHARED) {
    const bottom = Math.min(height, top + BAND);
    const band = cut(small, { left: 0, right: width, top, bottom });
    const { data } = await network.run(toInput(band), [1, 3, band.height, width]);
    const [from, to] = [top === 0 ? 0 : top + SHARED / 2, bottom === height ? height : bottom - SHARED / 2];
    for (const corners of marked(data, width, band.height)) {
      const middle = top + (corners[0][1] + corners[2][1]) / 2;
      if (middle < from || middle >= to) continue;
      const [a, b, c, d] = corners;
      const whole = ([x, y]: Point) => larger([x, y + top]);
      found.push([whole(a), whole(b), whole(c), whole(d)]);
    }
  }
  return found;
}

function toInput({ pixels }: GreyPicture): Float32Array {
  const input = new Float32Array(3 * pixels.length);
  for (let channel = 0; channel < 3; channel += 1) {
    const [mean, deviation] = [MEAN[channel] ?? 0, DEVIATION[channel] ?? 1];
    const from = channel * pixels.length;
    for (let at = 0; at < pixels.length; at += 1)
      input[from + at] = ((pixels[at] ?? 255) / 255 - mean) / deviation;
  }
  return input;
}

/** Connected parts that the network takes for text. */
function marked(chances: Float32Array, width: number, height: number): Corners[] {
  const seen = new Uint8Array(chances.length);
  const found: Corners[] = [];
  for (let start = 0; start < chances.length; start += 1) {
    if (seen[start] || (chances[start] ?? 0) < IS_TEXT) continue;
    const part = [start];
    seen[start] = 1;
    let sum = 0;
    for (let next = 0; next < part.length; next += 1) {
      const at = part[next] ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      sum += chances[at] ?? 0;
      const visit = (to: number) => {
        if (seen[to] || (chances[to] ?? 0) < IS_TEXT) return;
        seen[to] = 1;
        part.push(to);
      };
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y < height - 1) visit(at + width);
    }
    const corners = sum / part.length >= SURE ? toCorners(part, width) : null;
    if (corners) found.push(corners);
  }
  return found;
}

/** The box around a marked part along the way it leans, with what the network leaves out of it. */
function toCorners(part: readonly number[], width: number): Corners | null {
  let [sumX, sumY] = [0, 0];
  for (const at of part) {
    sumX += (at % width) + 0.5;
    sumY += Math.floor(at / width) + 0.5;
  }
  const [x, y] = [sumX / part.length, sumY / part.length];
  let [xx, yy, xy] = [0, 0, 0];
  for (const at of part) {
    const [dx, dy] = [(at % width) + 0.5 - x, Math.floor(at / width) + 0.5 - y];
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  const angle = leanOf(xx, yy, xy);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (const at of part) {
    const [dx, dy] = [(at % width) + 0.5 - x, Math.floor(at / width) + 0.5 - y];
    const [along, above] = [cos * dx + sin * dy, cos * dy - sin * dx];
    left = Math.min(left, along - 0.5);
    right = Math.max(right, along + 0.5);
    top = Math.min(top, above - 0.5);
    bottom = Math.max(bottom, above + 0.5);
  }
  const [across, down] = [right - left, bottom - top];
  if (across < LEAST_HEIGHT || down < LEAST_HEIGHT) return null;
  const more = (across * down * AROUND) / (2 * (across + down));
  const corner = (along: number, above: number): Point => [
    x + cos * along - sin * above,
    y + sin * along + cos * above,
  ];
  return [
    corner(left - more, top - more),
    corner(right + more, top - more),
    corner(right + more, bottom + more),
    corner(left - more, bottom + more),
  ];
}

const MOST_LEAN = 0.12;

/** Of a part that is long enough to lean: from the level for one that lies, from the plumb for one that stands. */
function leanOf(xx: number, yy: number, xy: number): number {
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const isLong = Math.max(xx, yy) > 9 * Math.min(xx, yy);
  const lean = angle - Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);
  return isLong && Math.abs(lean) < MOST_LEAN ? lean : 0;
}
