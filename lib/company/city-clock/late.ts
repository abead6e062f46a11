import type { ClockReading } from '@/lib/tracking/review-times/types';

/** The reading a letter is written about: of those that are late the one the law sets, and of these the latest. */
export function lateReading({ readings }: { readings: readonly ClockReading[] }): ClockReading | null {
  const late = readings.filter(({ state }) => state === 'late');
  const rank = ({ time, lateBy }: ClockReading) => (time.basis === 'statute' ? 1_000_000 : 0) + lateBy;
  return late.reduce<ClockReading | null>(
    (best, one) => (best === null || rank(one) > rank(best) ? one : best),
    null,
  );
}
