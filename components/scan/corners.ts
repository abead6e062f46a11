export interface Point {
  x: number;
  y: number;
}

/** Top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Brightness of a picture, 0 to 255, row by row. */
export interface Grey {
  width: number;
  height: number;
  values: Uint8ClampedArray;
}

/** Smaller than this part of the picture, what was found is no sheet somebody photographed. */
const LEAST_AREA = 0.2;
/** Of the bright quadrilateral, how much has to be bright: two papers side by side are not one. */
const LEAST_FILLED = 0.8;

export function wholePicture({ width, height }: Pick<Grey, 'width' | 'height'>): Corners {
  return [
    { x: 0, y: 0 },
    { x: width - 1, y: 0 },
    { x: width - 1, y: height - 1 },
    { x: 0, y: height - 1 },
  ];
}

/** The brightness that parts light from dark best (Otsu, 1979). */
export function threshold(values: Uint8ClampedArray): number {
  const counts = new Float64Array(256);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  const whole = counts.reduce((sum, count, value) => sum + count * value, 0);
  let below = 0;
  let sumBelow = 0;
  let best = { at: 127, spread: -1 };
  for (let at = 0; at < 255; at += 1) {
    below += counts[at] ?? 0;
    sumBelow += at * (counts[at] ?? 0);
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const gap = sumBelow / below - (whole - sumBelow) / above;
    const spread = below * above * gap * gap;
    if (spread > best.spread) best = { at, spread };
  }
  return best.at;
}

/** The corners of a bright sheet on darker ground; the whole picture where no such sheet shows. */
export function findSheet(grey: Grey): Corners {
  const { width, height, values } = grey;
  const limit = threshold(values);
  const whole = wholePicture(grey);
  const ends = whole.map((point) => ({ point, score: Number.POSITIVE_INFINITY }));
  let bright = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((values[y * width + x] ?? 0) <= limit) continue;
      bright += 1;
      // How far it is from each corner of the picture, along the diagonal.
      const scores = [x + y, width - x + y, width - x + height - y, x + height - y];
      scores.forEach((score, corner) => {
        const end = ends[corner];
        if (end && score < end.score) ends[corner] = { point: { x, y }, score };
      });
    }
  const corners = ends.map(({ point }) => point) as unknown as Corners;
  const area = areaOf(corners);
  const isSheet = area >= LEAST_AREA * width * height && bright >= LEAST_FILLED * area;
  return isSheet ? corners : whole;
}

/** By the shoelace rule. */
export function areaOf(corners: Corners): number {
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % 4] ?? corners[0];
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
