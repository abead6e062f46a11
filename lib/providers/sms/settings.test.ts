import { expect, test } from 'vitest';
import { textLimits } from './settings';

test.each([
  ['+15125550100', 1],
  ['+18445550100', 3],
  ['55512', 100],
  [undefined, 1],
])('texts from %s leave as fast as the number sends them', (from, perSecond) => {
  expect(textLimits(from)).toMatchObject({ perSecond });
});

test('what is set goes before the usual, and bounds how many leave at once', () => {
  expect(textLimits('+15125550100', 30)).toEqual({ perSecond: 30, atOnce: 30 });
  expect(textLimits('55512', 400)).toEqual({ perSecond: 400, atOnce: 50 });
});
