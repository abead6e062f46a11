/** How the map tells quick cities from slow ones; each step up to so many days, the last without an end. */
export const DAY_STEPS = [
  { upTo: 7, fill: 'var(--days-1)' },
  { upTo: 21, fill: 'var(--days-2)' },
  { upTo: 60, fill: 'var(--days-3)' },
  { upTo: Number.POSITIVE_INFINITY, fill: 'var(--days-4)' },
] as const;

/** The number of the step that so many days fall into. */
export function dayStep(days: number): number {
  return DAY_STEPS.findIndex(({ upTo }) => days <= upTo);
}
