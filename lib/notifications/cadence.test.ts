import { describe, expect, test } from 'vitest';
import { dueAt } from './cadence';

describe('when a change is told', () => {
  const now = new Date('2026-11-20T20:25:10Z');

  test('real time is now', () => {
    expect(dueAt('real_time', now, 'America/Chicago')).toEqual(now);
  });

  test('hourly is the next full hour', () => {
    expect(dueAt('hourly', now, 'America/Chicago').toISOString()).toBe('2026-11-20T21:00:00.000Z');
  });

  test('daily is seven in the morning where the company is', () => {
    expect(dueAt('daily', now, 'America/Chicago').toISOString()).toBe('2026-11-21T13:00:00.000Z');
    expect(dueAt('daily', now, 'America/Los_Angeles').toISOString()).toBe('2026-11-21T15:00:00.000Z');
  });

  test('a change before seven is told the same morning', () => {
    expect(dueAt('daily', new Date('2026-11-20T12:30:00Z'), 'America/Chicago').toISOString()).toBe(
      '2026-11-20T13:00:00.000Z',
    );
  });

  test('the digest keeps its local hour over both clock changes', () => {
    expect(dueAt('daily', new Date('2026-10-31T20:00:00Z'), 'America/New_York').toISOString()).toBe(
      '2026-11-01T12:00:00.000Z',
    );
    expect(dueAt('daily', new Date('2027-03-13T20:00:00Z'), 'America/New_York').toISOString()).toBe(
      '2027-03-14T11:00:00.000Z',
    );
  });
});
