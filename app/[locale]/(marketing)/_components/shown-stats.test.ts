import { describe, expect, it } from 'vitest';
import { shownStats } from './shown-stats';

const STATS = {
  total_cities: 3,
  states: { TX: 2, CA: 1 },
  total_permits: 12_345,
  total_population: 6_240_000,
};

describe('shownStats', () => {
  it('shows what was counted', () => {
    expect(shownStats(STATS, 3)).toEqual({ cities: '3', states: '2', permits: '12,345', population: '6.2M' });
  });

  it.each([undefined, { ...STATS, states: {}, total_permits: 0, total_population: 0 }])(
    'falls back to 6 states, 25K+ permits and 22.0M people (%#)',
    (stats) => {
      expect(shownStats(stats, 18)).toEqual({
        cities: '18',
        states: '6',
        permits: '25K+',
        population: '22.0M',
      });
    },
  );
});
