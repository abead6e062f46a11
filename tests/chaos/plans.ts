import type { ChaosOptions } from './chaos';

const MINUTE_MS = 60_000;

type Plan = Pick<
  ChaosOptions,
  'stormMs' | 'recoveryMs' | 'recoverySpeed' | 'permitsPerCity' | 'digestsAtUtc' | 'every'
>;

/** Half a minute of trouble, less than three simulated hours, with digests due in it and shortly after it. */
export const SHORT: Plan = {
  stormMs: 22_000,
  recoveryMs: 75 * MINUTE_MS,
  recoverySpeed: 300,
  permitsPerCity: 40,
  digestsAtUtc: [16, 17, 18],
  every: {
    move: [50, 130],
    kill: [1_500, 3_500],
    crash: [7_000, 9_000],
    feedFault: [500, 1_000],
    carrierFault: [600, 1_600],
  },
};

/** Days of trouble, and a day after it: every digest is due in peace once. */
export function long(minutes: number): Plan {
  return {
    stormMs: minutes * MINUTE_MS,
    recoveryMs: 26 * 60 * MINUTE_MS,
    recoverySpeed: 600,
    permitsPerCity: 80,
    digestsAtUtc: [12, 13, 14, 15, 16],
    every: {
      move: [200, 600],
      kill: [2_000, 6_000],
      crash: [20_000, 45_000],
      feedFault: [700, 2_500],
      carrierFault: [1_500, 6_000],
    },
  };
}
