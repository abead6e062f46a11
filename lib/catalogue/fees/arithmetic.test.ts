import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEE_SCHEDULES } from '@/content/fees/schedules';
import { FEE_TABLES } from '@/content/fees/tables';
import { bandAmount, findBand, fromCents, timesMillionths, toCents } from './arithmetic';
import type { FeeBand } from './types';

const BANDS: readonly FeeBand[] = [
  ...FEE_TABLES.flatMap(({ bands }) => bands),
  ...FEE_SCHEDULES.flatMap(({ works }) => works)
    .flatMap(({ components }) => components)
    .flatMap(({ rule }) => (rule.kind === 'bands' ? rule.bands : [])),
];

const band = (changes: Partial<FeeBand>): FeeBand => ({
  over: 0,
  upTo: null,
  baseCents: 0,
  threshold: 0,
  rateMicros: 0,
  per: 1,
  roundUp: false,
  ...changes,
});

describe('the arithmetic', () => {
  it('rounds half a cent up, once', () => {
    expect(toCents({ numerator: 152_750n, denominator: 1n })).toBe(15);
    expect(toCents(timesMillionths(fromCents(2350), 650_000))).toBe(1528);
    expect(toCents(timesMillionths(fromCents(34_748), 50_000))).toBe(1737);
    expect(toCents({ numerator: 4_999n, denominator: 1n })).toBe(0);
    expect(toCents({ numerator: 5_000n, denominator: 1n })).toBe(1);
  });

  it('counts a fraction as a whole step only where that is printed', () => {
    const row = band({ baseCents: 5000, rateMicros: 10_000_000, per: 100_000 });
    expect(toCents(bandAmount({ ...row, roundUp: true }, 4_750_000))).toBe(53_000);
    expect(toCents(bandAmount(row, 4_750_000))).toBe(52_500);
  });

  it('keeps rates that no float holds', () => {
    const row = band({ baseCents: 30_000, rateMicros: 345_690 });
    expect(toCents(bandAmount(row, 701))).toBe(54_233);
    const commercial = band({ baseCents: 110_000, rateMicros: 5095, per: 100 });
    expect(toCents(bandAmount(commercial, 600_050_000))).toBe(3_167_255);
  });

  it('puts the upper end of a row in the row', () => {
    const rows = [band({ upTo: 500 }), band({ over: 500, upTo: 2000 })];
    expect(findBand(rows, 0)).toBe(rows[0]);
    expect(findBand(rows, 500)).toBe(rows[0]);
    expect(findBand(rows, 501)).toBe(rows[1]);
    expect(findBand(rows, 2001)).toBeNull();
  });

  it('agrees with plain integer sums wherever a rate is in whole cents', () => {
    const whole = BANDS.filter(({ rateMicros, roundUp }) => roundUp && rateMicros % 10_000 === 0);
    expect(whole.length).toBeGreaterThan(50);
    fc.assert(
      fc.property(fc.constantFrom(...whole), fc.nat(2_000_000_000), (row, above) => {
        const quantity = row.over + 1 + above;
        const steps = Math.ceil(Math.max(quantity - row.threshold, 0) / row.per);
        expect(toCents(bandAmount(row, quantity))).toBe(row.baseCents + steps * (row.rateMicros / 10_000));
      }),
    );
  });

  it('never falls inside a row of any table', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BANDS), fc.nat(), fc.nat(), (row, a, b) => {
        const top = row.upTo ?? row.over + 1_000_000_000;
        const [low, high] = [a, b]
          .map((one) => row.over + 1 + (one % (top - row.over)))
          .sort((x, y) => x - y) as [number, number];
        expect(toCents(bandAmount(row, low))).toBeLessThanOrEqual(toCents(bandAmount(row, high)));
      }),
      { numRuns: 2000 },
    );
  });
});
