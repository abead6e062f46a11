import { addDays, daysBetween } from '@/lib/platform/clock/days';

/** Fewer permits of a kind tell nothing. */
export const ENOUGH = 30;

/** When a permit is issued, if it goes as with others of its kind. Days are the city's. */
export type Expected =
  | { kind: 'too_few'; count: number }
  | {
      kind: 'range';
      /** Permits it was counted from: those that had waited as long as this one has. */
      count: number;
      /** Four in five lie between these days, half between the inner ones. */
      from80: string;
      from50: string;
      median: string;
      to50: string;
      to80: string;
    };

interface Input {
  /** Days from application to issue of permits of the same kind. */
  days: readonly number[];
  appliedOn: string;
  today: string;
}

/** Those that had waited as long as the permit has: what was issued sooner says nothing of it any more. */
function stillWaiting({ days, appliedOn, today }: Input): number[] {
  const waited = Math.max(0, daysBetween(appliedOn, today));
  return days.filter((length) => length >= waited).sort((a, b) => a - b);
}

/** The value that a share of the ordered ones lies below. */
function valueAt(ordered: readonly number[], share: number): number {
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? 0;
}

/** The middle fifty and eighty in a hundred of how long it took the others. */
export function expectIssue(input: Input): Expected {
  const left = stillWaiting(input);
  if (left.length < ENOUGH) return { kind: 'too_few', count: left.length };
  const at = (share: number) => addDays(input.appliedOn, valueAt(left, share));
  return {
    kind: 'range',
    count: left.length,
    from80: at(0.1),
    from50: at(0.25),
    median: at(0.5),
    to50: at(0.75),
    to80: at(0.9),
  };
}

/** Of those that had waited as long, how many were issued by a day: whether a start on site holds. Null for too few. */
export function issuedBy(input: Input & { day: string }): { of: number; by: number } | null {
  const left = stillWaiting(input);
  if (left.length < ENOUGH) return null;
  const until = daysBetween(input.appliedOn, input.day);
  return { of: left.length, by: left.filter((length) => length <= until).length };
}

/** How long permits of a kind took from application to issue. */
export interface UsualDays {
  median: number;
  /** Four in five took no longer. */
  most: number;
  count: number;
}

/** Null for too few. */
export function usualDays(days: readonly number[]): UsualDays | null {
  if (days.length < ENOUGH) return null;
  const ordered = [...days].sort((a, b) => a - b);
  return { median: valueAt(ordered, 0.5), most: valueAt(ordered, 0.8), count: ordered.length };
}
