import { describe, expect, test } from 'vitest';
import type { CityLapse } from '@/lib/tracking/cities/types';
import { goneOf, lapseOf } from './lapse';

const RULE: CityLapse = {
  fromIssue: 180,
  fromInspection: 365,
  atMost: 730,
  counts: 'inspections',
  says: null,
  cost: null,
  costShare: null,
  extension: null,
};
const issued = { issuedOn: '2026-01-01', inspectedOn: null, expiresOn: null };

describe('an issued permit lapses', () => {
  test('on the day its record names, whatever the rule says', () => {
    expect(lapseOf({ ...issued, expiresOn: '2027-05-05' }, RULE)).toMatchObject({
      on: '2027-05-05',
      by: 'record',
    });
  });

  test('so many days from issue without an inspection', () => {
    expect(lapseOf(issued, RULE)).toEqual({ on: '2026-06-30', by: 'rule', from: '2026-01-01' });
  });

  test('so many days from the last inspection passed', () => {
    expect(lapseOf({ ...issued, inspectedOn: '2026-03-01' }, RULE)).toEqual({
      on: '2027-03-01',
      by: 'rule',
      from: '2026-03-01',
    });
  });

  test('never later than its longest life', () => {
    expect(lapseOf({ ...issued, inspectedOn: '2027-12-01' }, RULE)?.on).toBe('2028-01-01');
  });

  test('on no known day where the city says nothing', () => {
    expect(lapseOf(issued, null)).toBeNull();
    expect(lapseOf(issued, { ...RULE, fromIssue: null, atMost: null })).toBeNull();
  });
});

describe('the time gone', () => {
  test.each([
    ['2026-01-01', 0],
    ['2026-04-01', 0.5],
    ['2027-01-01', 1],
    ['2025-12-01', 0],
  ])('by %s is %d', (today, gone) => {
    expect(goneOf({ from: '2026-01-01', on: '2026-06-30' }, today)).toBeCloseTo(gone, 5);
  });
});
