import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTHING_STATED } from '@/lib/checking/review/types';
import { asksForValue, fieldText, readArea, readMoney, readStated } from './stated-fields';

describe('amounts as people write them', () => {
  test.each([
    ['12500', 1_250_000],
    ['$12,500.50', 1_250_050],
    ['$ 1,000,000', 100_000_000],
    ['0.5', 50],
    ['', null],
    ['  ', null],
    ['12,50', undefined],
    ['1e5', undefined],
    ['-4', undefined],
    ['about 5', undefined],
    ['1.234', undefined],
  ])('%j', (text, cents) => {
    expect(readMoney(text)).toBe(cents);
  });

  test('what a field shows is read as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (cents) => {
        expect(readMoney(fieldText('feeCents', { ...NOTHING_STATED, feeCents: cents }))).toBe(cents);
      }),
    );
  });
});

test('an area is a plain number', () => {
  expect(readArea('1,850')).toBe(1850);
  expect(readArea('1850.5')).toBe(1850.5);
  expect(readArea('1,850 sq ft')).toBeUndefined();
  expect(fieldText('areaSqft', { ...NOTHING_STATED, areaSqft: 1850 })).toBe('1,850');
});

describe('a form', () => {
  test('empties what is empty, trims, and leaves out what was not asked', () => {
    expect(readStated({ address: ' 12 Main St ', owner: '  ', feeCents: '85' })).toEqual({
      stated: { address: '12 Main St', owner: null, feeCents: 8500 },
      errors: {},
    });
  });

  test('says which field is no figure', () => {
    const { stated, errors } = readStated({ valuationCents: 'ten', areaSqft: 'big', parcel: '1' });
    expect(errors).toEqual({ valuationCents: 'not_an_amount', areaSqft: 'not_an_area' });
    expect(stated).toEqual({ parcel: '1' });
  });
});

describe('the value of the work', () => {
  test('is asked for outside Texas, and in Texas where it is commercial for certain', () => {
    expect(asksForValue({ permitType: 'roofing', state: 'CA', occupancy: undefined })).toBe(true);
    expect(asksForValue({ permitType: 'commercial_ti', state: 'TX', occupancy: undefined })).toBe(true);
    expect(asksForValue({ permitType: 'roofing', state: 'TX', occupancy: 'commercial' })).toBe(true);
  });

  test('is not asked for where it may be a Texas dwelling', () => {
    expect(asksForValue({ permitType: 'res_new', state: 'TX', occupancy: 'commercial' })).toBe(false);
    expect(asksForValue({ permitType: 'roofing', state: 'TX', occupancy: undefined })).toBe(false);
    expect(asksForValue({ permitType: 'roofing', state: 'TX', occupancy: 'multifamily' })).toBe(false);
  });
});
