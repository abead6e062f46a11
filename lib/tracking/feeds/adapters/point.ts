/**
 * The location of a feature as one point; for a polygon or line, the centre of the bounding box of its first
 * ring or path.
 */
export function toPoint(geometry: unknown): unknown {
  if (typeof geometry !== 'object' || geometry === null) return geometry;
  const shapes = 'rings' in geometry ? geometry.rings : 'paths' in geometry ? geometry.paths : null;
  if (!Array.isArray(shapes)) return geometry;
  const corners: unknown = shapes[0];
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const corner of Array.isArray(corners) ? corners : []) {
    if (!Array.isArray(corner)) continue;
    const [x, y] = corner.map(Number);
    if (x === undefined || y === undefined || !Number.isFinite(x + y)) continue;
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return west <= east ? { x: (west + east) / 2, y: (south + north) / 2 } : null;
}
