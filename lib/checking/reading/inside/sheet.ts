import type { GreyPicture } from '../ink';

export type Point = readonly [x: number, y: number];
/** The corners of a sheet, clockwise from its upper left one. */
export type Corners = readonly [Point, Point, Point, Point];

/** Part of a picture that a sheet must take to be one. */
const LEAST_PART = 0.06;
/** Part above which there is nothing around the sheet worth cutting off. */
const WHOLE = 0.97;
/** Part of the picture's edge that must be darker than paper: what lies around the sheet. */
const DARK_EDGE = 0.3;
/** How much brighter paper is than what it lies on, in grey values. */
const CONTRAST = 28;
const MOST_SHEETS = 3;
/** How much of the box of its four corners a sheet fills; what is round, as a lamp's spot, goes beyond it. */
const FILLED = { least: 0.9, most: 1.12 };
const HULL_POINTS = 36;

/**
 * The sheets of paper in a photograph, by their corners, from the upper left one; none where a picture is of
 * nothing but paper, as scans are. A few hundred pixels of width are enough.
 */
export function findSheets(small: GreyPicture): Corners[] {
  const { width, height, pixels } = small;
  const split = brightnessSplit(pixels);
  if (split === null || darkEdge(small, split) < DARK_EDGE) return [];
  const sheets = brightRegions(small, split)
    .filter((region) => region.length >= LEAST_PART * pixels.length)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_SHEETS)
    .map((region) => toCorners(region, width))
    .filter((corners): corners is Corners => corners !== null)
    .filter((corners) => area(corners) < WHOLE * width * height);
  return sheets.sort((a, b) => a[0][0] + a[0][1] - b[0][0] - b[0][1]);
}

/** Otsu's threshold between dark and bright; null where the two are too alike. */
function brightnessSplit(pixels: Uint8Array): number | null {
  const counts = new Float64Array(256);
  let sum = 0;
  for (const pixel of pixels) {
    counts[pixel] = (counts[pixel] ?? 0) + 1;
    sum += pixel;
  }
  let best = { split: 0, value: -1, apart: 0 };
  let below = 0;
  let sumBelow = 0;
  for (let split = 1; split < 256; split += 1) {
    below += counts[split - 1] ?? 0;
    sumBelow += (counts[split - 1] ?? 0) * (split - 1);
    const above = pixels.length - below;
    if (below === 0 || above === 0) continue;
    const apart = (sum - sumBelow) / above - sumBelow / below;
    const value = below * above * apart * apart;
    if (value > best.value) best = { split, value, apart };
  }
  return best.apart < CONTRAST ? null : best.split;
}

function darkEdge({ width, height, pixels }: GreyPicture, split: number): number {
  let dark = 0;
  const look = (x: number, y: number) => {
    if ((pixels[y * width + x] ?? 255) < split) dark += 1;
  };
  for (let x = 0; x < width; x += 1) {
    look(x, 1);
    look(x, height - 2);
  }
  for (let y = 0; y < height; y += 1) {
    look(1, y);
    look(width - 2, y);
  }
  return dark / (2 * (width + height));
}

/** Pixels, by their index, of every connected bright part. */
function brightRegions({ width, height, pixels }: GreyPicture, split: number): number[][] {
  const seen = new Uint8Array(pixels.length);
  const regions: number[][] = [];
  for (let start = 0; start < pixels.length; start += 1) {
    if (seen[start] || (pixels[start] ?? 0) < split) continue;
    const region = [start];
    seen[start] = 1;
    const visit = (at: number) => {
      if (seen[at] || (pixels[at] ?? 0) < split) return;
      seen[at] = 1;
      region.push(at);
    };
    for (let next = 0; next < region.length; next += 1) {
      const at = region[next] ?? 0;
      const x = at % width;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < width * (height - 1)) visit(at + width);
    }
    regions.push(region);
  }
  return regions;
}

function toCorners(region: readonly number[], width: number): Corners | null {
  const edge = outermost(region, width);
  const hull = convexHull(edge);
  const rough = largestQuad(thinned(hull));
  if (!rough) return null;
  const filled = area(hull) / area(rough);
  if (filled < FILLED.least || filled > FILLED.most || region.length < 0.6 * area(rough)) return null;
  const fine = alongSides(rough, edge);
  return inOrder(fine ?? rough);
}

/** The first and last pixel of each row and of each column. */
function outermost(region: readonly number[], width: number): Point[] {
  const rows = new Map<number, [number, number]>();
  const columns = new Map<number, [number, number]>();
  const widen = (ends: Map<number, [number, number]>, key: number, value: number) => {
    const known = ends.get(key);
    if (!known) ends.set(key, [value, value]);
    else if (value < known[0]) known[0] = value;
    else if (value > known[1]) known[1] = value;
  };
  for (const at of region) {
    const [x, y] = [at % width, Math.floor(at / width)];
    widen(rows, y, x);
    widen(columns, x, y);
  }
  return [
    ...[...rows].flatMap(([y, [from, to]]): Point[] => [
      [from, y],
      [to + 1, y],
    ]),
    ...[...columns].flatMap(([x, [from, to]]): Point[] => [
      [x, from],
      [x, to + 1],
    ]),
  ];
}

const cross = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length >= 2 && cross(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0)
        chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

/** Without the points that change the outline least. */
function thinned(hull: readonly Point[]): Point[] {
  const points = [...hull];
  while (points.length > HULL_POINTS) {
    let least = { index: 0, loss: Number.POSITIVE_INFINITY };
    points.forEach((point, index) => {
      const before = points.at(index - 1) as Point;
      const after = points[(index + 1) % points.length] as Point;
      const loss = Math.abs(cross(before, point, after));
      if (loss < least.loss) least = { index, loss };
    });
    points.splice(least.index, 1);
  }
  return points;
}

function area(points: readonly Point[]): number {
  let sum = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] as Point;
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum) / 2;
}

function largestQuad(points: readonly Point[]): Corners | null {
  let best: { corners: Corners; size: number } | null = null;
  for (let a = 0; a < points.length; a += 1)
    for (let c = a + 2; c < points.length; c += 1) {
      const [p, q] = [points[a] as Point, points[c] as Point];
      const farthest = (from: number, to: number) => {
        let found = { point: p, size: 0 };
        for (let at = from; at < to; at += 1) {
          const point = points[at % points.length] as Point;
          const size = Math.abs(cross(p, q, point));
          if (size > found.size) found = { point, size };
        }
        return found;
      };
      const right = farthest(a + 1, c);
      const left = farthest(c + 1, a + points.length);
      const size = right.size + left.size;
      if (right.size > 0 && left.size > 0 && (best === null || size > best.size))
        best = { corners: [p, right.point, q, left.point], size };
    }
  return best?.corners ?? null;
}

/** Corners where the sides meet, each side laid through its middle part: a finger may hide a corner. */
function alongSides(corners: Corners, edge: readonly Point[]): Corners | null {
  const size = Math.sqrt(area(corners));
  const sides = corners.map((from, index) => fitSide(from, corners[(index + 1) % 4] as Point, edge, size));
  const found = corners.map((corner, index) => {
    const [before, after] = [sides[(index + 3) % 4], sides[index]];
    const met = before && after ? meet(before, after) : null;
    return met && Math.hypot(met[0] - corner[0], met[1] - corner[1]) < 0.15 * size ? met : null;
  });
  return found.every((one) => one !== null) ? (found as unknown as Corners) : null;
}

interface Line {
  readonly at: Point;
  readonly along: Point;
}

function fitSide(from: Point, to: Point, edge: readonly Point[], size: number): Line | null {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  let line: Line = { at: from, along };
  let near = edge.filter((point) => {
    const part = ((point[0] - from[0]) * along[0] + (point[1] - from[1]) * along[1]) / length;
    return part > 0.08 && part < 0.92 && distance(line, point) < 0.04 * size;
  });
  for (let round = 0; round < 3; round += 1) {
    if (near.length < 8) return null;
    line = fitted(near);
    const ordered = near.map((point) => distance(line, point)).sort((a, b) => a - b);
    const most = Math.max(0.75, ordered[Math.floor(ordered.length * 0.75)] ?? 0);
    near = near.filter((point) => distance(line, point) <= most);
  }
  return line;
}

const distance = ({ at, along }: Line, [x, y]: Point) =>
  Math.abs((x - at[0]) * along[1] - (y - at[1]) * along[0]);

/** The line closest to all points, whatever its direction. */
function fitted(points: readonly Point[]): Line {
  const mean = (get: (point: Point) => number) =>
    points.reduce((sum, point) => sum + get(point), 0) / points.length;
  const at: Point = [mean(([x]) => x), mean(([, y]) => y)];
  const xx = mean(([x]) => (x - at[0]) ** 2);
  const yy = mean(([, y]) => (y - at[1]) ** 2);
  const xy = mean(([x, y]) => (x - at[0]) * (y - at[1]));
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { at, along: [Math.cos(angle), Math.sin(angle)] };
}

function meet(a: Line, b: Line): Point | null {
  const turn = a.along[0] * b.along[1] - a.along[1] * b.along[0];
  if (Math.abs(turn) < 0.3) return null;
  const part = ((b.at[0] - a.at[0]) * b.along[1] - (b.at[1] - a.at[1]) * b.along[0]) / turn;
  return [a.at[0] + part * a.along[0], a.at[1] + part * a.along[1]];
}

function inOrder(corners: Corners): Corners {
  const middle: Point = [
    corners.reduce((sum, [x]) => sum + x, 0) / 4,
    corners.reduce((sum, [, y]) => sum + y, 0) / 4,
  ];
  const around = [...corners].sort(
    (a, b) => Math.atan2(a[1] - middle[1], a[0] - middle[0]) - Math.atan2(b[1] - middle[1], b[0] - middle[0]),
  );
  const first = around.reduce((best, [x, y], index) => {
    const [bestX, bestY] = around[best] as Point;
    return x + y < bestX + bestY ? index : best;
  }, 0);
  return [...around.slice(first), ...around.slice(0, first)] as unknown as Corners;
}
