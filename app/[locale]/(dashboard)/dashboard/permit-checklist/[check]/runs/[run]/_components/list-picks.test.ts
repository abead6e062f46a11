import { describe, expect, it } from 'vitest';
import type { Finding, FoundAt } from '@/lib/checking/review/types';
import { listPicks } from './list-picks';

const at = (quote: string): FoundAt => ({
  fileId: 'fil_1',
  page: 1,
  box: { x: 0, y: 0, w: 0.1, h: 0.1 },
  quote,
});
const finding = (given: Partial<Finding>): Finding => ({
  ...{
    key: 'a',
    rule: 'valuation_differs',
    severity: 'major',
    documentId: 'contract',
    citation: null,
    by: 'rule',
  },
  places: [at('Owner pays $214,000.00'), at('$241,000')],
  values: { found: '21400000', expected: '24100000', expectedIn: 'application' },
  ...given,
});
const picks = (given: Partial<Finding>) => listPicks(finding(given), (area) => `${area} sq ft`);

describe('what can be picked where papers disagree', () => {
  it('is either value, as a number where it is stated as one', () => {
    expect(picks({})).toEqual([
      { fact: 'valuationCents', value: 21_400_000, label: '$214,000', place: 0 },
      { fact: 'valuationCents', value: 24_100_000, label: '$241,000', place: 1 },
    ]);
    expect(picks({ rule: 'area_differs', values: { found: 1240, expected: 980 } })).toMatchObject([
      { fact: 'areaSqft', value: 1240, label: '1,240 sq ft' },
      { fact: 'areaSqft', value: 980, label: '980 sq ft' },
    ]);
  });

  it('is shown as written where nothing else is quoted with it, and else in plain capitals', () => {
    const values = { found: '8087 LIVE OAK ST', expected: '8078 LIVE OAK ST', expectedIn: 'application' };
    const places = [at('8087 Live Oak St.'), at('Job site: 8078 live oak street')];
    expect(picks({ rule: 'address_differs', values, places })).toMatchObject([
      { value: '8087 LIVE OAK ST', label: '8087 Live Oak St.' },
      { value: '8078 LIVE OAK ST', label: '8078 Live Oak St' },
    ]);
  });

  it('is the other value alone, once one was stated', () => {
    expect(
      picks({ values: { found: '21400000', expected: '24100000', expectedIn: 'stated' } }),
    ).toMatchObject([{ value: 21_400_000 }]);
    expect(
      picks({
        documentId: null,
        values: { found: '24100000', expected: '21400000', expectedIn: 'contract' },
      }),
    ).toMatchObject([{ value: 21_400_000 }]);
  });

  it('is nothing where the applicant cannot state it', () => {
    expect(picks({ rule: 'scale_differs' })).toEqual([]);
    expect(picks({ values: { expectedIn: 'application' } })).toEqual([]);
  });
});
