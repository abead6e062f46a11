import { expect, test } from 'vitest';
import { movedDates } from './moved-dates';

test('names the dates that moved, the one that matters most first', () => {
  expect(movedDates({ appliedDate: ['2026-11-01', null], issuedDate: ['2026-11-22', '2026-11-24'] })).toEqual(
    [
      { field: 'issuedDate', before: '2026-11-22', after: '2026-11-24' },
      { field: 'appliedDate', before: '2026-11-01', after: null },
    ],
  );
});

test('the status date counts only where nothing else moved', () => {
  const statusDate: [string, string] = ['2026-11-22', '2026-11-24'];
  expect(movedDates({ statusDate }).map(({ field }) => field)).toEqual(['statusDate']);
  expect(movedDates({ statusDate, expiresDate: [null, '2027-01-01'] }).map(({ field }) => field)).toEqual([
    'expiresDate',
  ]);
});

test('what is no day, and what is no date, is left out', () => {
  expect(movedDates({ issuedDate: ['soon', ''], description: ['a', 'b'] })).toEqual([]);
});
