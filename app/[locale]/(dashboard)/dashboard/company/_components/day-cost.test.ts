import { expect, test } from 'vitest';
import { parseDollars } from './day-cost';

test.each([
  ['1150', 115_000],
  ['$1,150.50', 115_050],
  ['0.5', 50],
  ['1.150,50', null],
  ['18.640,00', null],
  ['12,34', null],
  ['0', null],
  ['1000001', null],
  ['-5', null],
  ['1e6', null],
])('%s dollars a day are %s cents', (typed, cents) => {
  expect(parseDollars(typed)).toBe(cents);
});
