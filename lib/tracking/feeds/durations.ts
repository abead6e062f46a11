const MINUTE_MS = 60_000;

/** Upper bounds of the classes, in minutes; a last class holds what is longer. */
const BOUNDS = [
  1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 45, 60, 75, 90, 120, 180, 240, 360, 480, 720, 1_080, 1_440, 2_160,
  2_880, 4_320, 10_080, 20_160, 43_200,
] as const;

/** Durations counted by class: a week of a feed takes one row, however often it is looked at. */
export type Durations = readonly number[];

export const NO_DURATIONS: Durations = Array.from({ length: BOUNDS.length + 1 }, () => 0);

/** The counts of these durations. */
export function countDurations(durationsMs: Iterable<number>): number[] {
  const counts = [...NO_DURATIONS];
  for (const ms of durationsMs) {
    const place = BOUNDS.findIndex((bound) => ms <= bound * MINUTE_MS);
    const index = place < 0 ? BOUNDS.length : place;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

export function addDurations(a: Durations, b: Durations): number[] {
  return NO_DURATIONS.map((_, index) => (a[index] ?? 0) + (b[index] ?? 0));
}

/**
 * The duration that a share of the counted ones does not exceed, in milliseconds, as if each class were filled
 * evenly; null without any. Of the last class only its lower bound is known.
 */
export function quantile(counts: Durations, share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = share * total;
  for (const [index, count] of counts.entries()) {
    if (left > count || count === 0) {
      left -= count;
      continue;
    }
    const from = BOUNDS[index - 1] ?? 0;
    const to = BOUNDS[index] ?? from;
    return Math.round((from + (to - from) * (left / count)) * MINUTE_MS);
  }
  return (BOUNDS.at(-1) ?? 0) * MINUTE_MS;
}
