const WIDTH = 96;
const HEIGHT = 24;
const EDGE = 3;

/** Values week by week as a line, gaps left open; the table beside it has the figures. */
export function Trend({ values }: { values: readonly (number | null)[] }) {
  const parts = splitAtGaps(values);
  if (parts.length === 0) return null;
  const most = Math.max(...parts.flat().map(({ value }) => value), Number.MIN_VALUE);
  const x = (index: number) => EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, values.length - 1);
  const y = (value: number) => HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      className="text-ink"
    >
      {parts.map((part) => (
        <polyline
          key={part[0]?.index}
          points={part.map(({ index, value }) => `${x(index)},${y(value)}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      ))}
      {parts.flat().map(({ index, value }) => (
        <circle key={index} cx={x(index)} cy={y(value)} r="1.75" fill="currentColor" />
      ))}
    </svg>
  );
}

interface Point {
  index: number;
  value: number;
}

function splitAtGaps(values: readonly (number | null)[]): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) part = [];
    else {
      if (part.length === 0) parts.push(part);
      part.push({ index, value });
    }
  }
  return parts;
}
