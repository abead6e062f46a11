import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoney } from './money';

describe('readMoney', () => {
  it.each([
    ['$36,500.00', 3_650_000],
    ['20000.00', 2_000_000],
    ['220000000.0000', 22_000_000_000],
    ['0', 0],
    ['1374.46', 137_446],
    [1374.46, 137_446],
    [0.29, 29],
    ['1.005', 101],
    ['.5', 50],
    ['12.', 1200],
    [' $ 1,234,567.8 ', 123_456_780],
    [['429.00', null], 42_900],
  ])('reads %j', (value, cents) => {
    expect(readMoney(value)).toEqual({ cents, invalid: false });
  });

  it.each([null, undefined, '', ' '])('finds none in %j', (value) => {
    expect(readMoney(value)).toEqual({ cents: null, invalid: false });
  });

  it.each(['-5', -5, '(500)', '1e9', 'call us', '$', '1,23', '999999999999999', Number.NaN, {}])(
    'calls %j invalid',
    (value) => {
      expect(readMoney(value)).toEqual({ cents: null, invalid: true });
    },
  );

  it('never loses a cent of a number with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(readMoney(text).cents).toBe(cents);
      }),
    );
  });
});
