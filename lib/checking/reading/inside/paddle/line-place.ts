import { around, type Edges } from '../../geometry';
import type { Corners, Point } from '../sheet';

const length = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1]);

export const acrossOf = ([a, b]: Corners) => length(a, b);
export const downOf = ([a, , , d]: Corners) => length(a, d);

/** The upright box around a part of a line, which reaches from one part of its width to another. */
export function placeWithin([a, b, c, d]: Corners, from = 0, to = 1): Edges {
  const between = (one: Point, other: Point, part: number): Edges => {
    const [x, y] = [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part];
    return { left: x, right: x, top: y, bottom: y };
  };
  return around([between(a, b, from), between(a, b, to), between(d, c, from), between(d, c, to)]);
}

/** Whether a point lies in a box that may lean. */
export function isInside([x, y]: Point, corners: Corners): boolean {
  return corners.every(([fromX, fromY], index) => {
    const [toX, toY] = corners[(index + 1) % 4] as Point;
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= 0;
  });
}
