import type { Seconds } from './months';

/** The part of an amount that falls on `rest` of `length` seconds; half a cent goes up. */
export function shareOf(cents: number, rest: Seconds, length: Seconds): number {
  return Math.floor((2 * cents * rest + length) / (2 * length));
}

export function percentOf(cents: number, percent: number | null): number {
  return Math.round((cents * (percent ?? 0)) / 100);
}
