import { expect, test } from 'vitest';
import { TIERS } from '@/lib/providers/billing/types';
import { addBusinessHours, answerDueAt, priorityOf, supportOf } from './response-time';

test('hours of nights and weekends do not count', () => {
  // Friday, 4 PM in Chicago: two hours are left of the day.
  const friday = new Date('2026-11-20T22:00:00Z');
  expect(addBusinessHours(friday, 2)).toEqual(new Date('2026-11-21T00:00:00Z'));
  expect(addBusinessHours(friday, 4)).toEqual(new Date('2026-11-23T16:00:00Z'));
  expect(addBusinessHours(new Date('2026-11-21T12:00:00Z'), 1)).toEqual(new Date('2026-11-23T15:00:00Z'));
});

test('a holiday is no business day', () => {
  // Wednesday, 5 PM in Chicago, before Thanksgiving: the second hour is Friday's first.
  expect(addBusinessHours(new Date('2026-11-25T23:00:00Z'), 2)).toEqual(new Date('2026-11-27T15:00:00Z'));
});

test('each plan is told what the table of plans says, and no time where it promises none', () => {
  expect(TIERS.map((tier) => supportOf(tier).kind)).toEqual(['community', 'email', 'email', 'priority']);
  expect(answerDueAt('solo', new Date())).toBeNull();
  expect(answerDueAt(null, new Date())).toBeNull();
  expect(TIERS.filter((tier) => priorityOf(tier) === 'priority')).toEqual(['enterprise']);
});
