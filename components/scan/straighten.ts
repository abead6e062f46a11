import type { Corners, Grey, Point } from './corners';

/** Maps the unit square to four corners, as a lens sees a flat sheet (Heckbert, 1989). */
export function projection([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const sx = a.x - b.x + c.x - d.x;
  const sy = a.y - b.y + c.y - d.y;
  const dx1 = b.x - c.x;
  const dy1 = b.y - c.y;
  const dx2 = d.x - c.x;
  const dy2 = d.y - c.y;
  const det = dx1 * dy2 - dx2 * dy1 || 1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  const m = [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
  ] as const;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return { x: (m[0] * u + m[1] * v + m[2]) / w, y: (m[3] * u + m[4] * v + m[5]) / w };
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The sheet laid flat: as wide and high as its longer edges are in the picture, at most so many points a side. */
export function straighten(grey: Grey, corners: Corners, most: number): Grey {
  const [a, b, c, d] = corners;
  const full = {
    width: Math.max(distance(a, b), distance(d, c)),
    height: Math.max(distance(a, d), distance(b, c)),
  };
  const scale = Math.min(1, most / Math.max(full.width, full.height));
  const width = Math.max(1, Math.round(full.width * scale));
  const height = Math.max(1, Math.round(full.height * scale));
  const at = projection(corners);
  const values = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      values[y * width + x] = sample(grey, at((x + 0.5) / width, (y + 0.5) / height));
  return { width, height, values };
}

/** Between four neighbours. */
function sample({ width, height, values }: Grey, { x, y }: Point): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const right = Math.min(1, Math.max(0, x - left));
  const down = Math.min(1, Math.max(0, y - top));
  const value = (dx: number, dy: number) => values[(top + dy) * width + left + dx] ?? 255;
  const upper = value(0, 0) * (1 - right) + value(1, 0) * right;
  const lower = value(0, 1) * (1 - right) + value(1, 1) * right;
  return upper * (1 - down) + lower * down;
}
