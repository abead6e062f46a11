import type { Seconds } from './months';

/** The share of an amount for `rest` of `length` seconds, rounded half up. */
export function takeShare(cents: number, rest: Seconds, length: Seconds): number {
  return Math.floor((2 * cents * rest + length) / (2 * length));
}

export function takePercent(cents: number, percent: number | null): number {
  return Math.round((cents * (percent ?? 0)) / 100);
}
