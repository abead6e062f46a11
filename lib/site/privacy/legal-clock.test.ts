import { expect, test } from 'vitest';
import { addBusinessDays, legalClock, nextDuty } from './legal-clock';

const received = { receivedAt: new Date('2026-11-20T23:30:00Z'), extendedAt: null };

test('business days pass over weekends', () => {
  expect(addBusinessDays('2026-11-20', 1)).toBe('2026-11-23');
  expect(addBusinessDays('2026-11-20', 10)).toBe('2026-12-04');
  expect(addBusinessDays('2026-11-21', 1)).toBe('2026-11-23');
});

test('a request is confirmed in 10 business days and answered in 45 days, once 45 more', () => {
  expect(legalClock({ ...received, kind: 'access' })).toEqual({
    confirmBy: '2026-12-04',
    answerBy: '2027-01-04',
  });
  const extended = { ...received, kind: 'access', extendedAt: new Date('2026-12-20T00:00:00Z') } as const;
  expect(legalClock(extended).answerBy).toBe('2027-02-18');
});

test('an opt-out is done in 15 business days, and needs no longer', () => {
  expect(legalClock({ ...received, kind: 'opt_out' }).answerBy).toBe('2026-12-11');
});

test('the next duty is to confirm until that is done; what is past is below zero', () => {
  const clock = legalClock({ ...received, kind: 'deletion' });
  const now = new Date('2026-12-05T12:00:00Z');
  expect(nextDuty(clock, { confirmedAt: null, now })).toEqual({
    duty: 'confirm',
    on: '2026-12-04',
    days: -1,
  });
  expect(nextDuty(clock, { confirmedAt: now, now })).toMatchObject({ duty: 'answer', days: 30 });
});
