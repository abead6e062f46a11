import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '@/lib/platform/clock/days';
import { awayOf, type ClockInput, firstAnswerOf, readClock } from './read-clock';
import type { ReviewTime } from './types';

const LAW: ReviewTime = {
  id: 'law',
  basis: 'statute',
  days: 10,
  counts: 'business',
  starts: 'filed',
  ends: 'decision',
  permitTypes: null,
  provided: null,
  citation: 'the law',
  claims: [],
  sources: [],
  confidence: 'B',
};

function input(
  given: Partial<Omit<ClockInput, 'permit'>> & { permit?: Partial<ClockInput['permit']> },
): ClockInput {
  const { permit, ...rest } = given;
  return {
    permit: {
      state: 'FL',
      statusBucket: 'pending',
      statusDate: null,
      appliedDate: '2026-11-16',
      approvedDate: null,
      issuedDate: null,
      ...permit,
    },
    ...{ completeOn: null, away: [], firstAnswerOn: null, today: '2026-11-23', ...rest },
  };
}

describe('a time in business days', () => {
  test('counts from the day after filing and leaves out weekends and the holidays of the state', () => {
    // Monday 16 is day 0; Thanksgiving and, in Florida, the Friday after it do not count.
    expect(readClock(LAW, input({}))).toMatchObject({
      state: 'running',
      day: 5,
      dueOn: '2026-12-02',
      lateBy: 0,
    });
    expect(readClock(LAW, input({ permit: { state: 'TX' } }))?.dueOn).toBe('2026-12-01');
  });

  test('is late the day after the last, by counted days', () => {
    expect(readClock(LAW, input({ today: '2026-12-02' }))).toMatchObject({ state: 'running', day: 10 });
    expect(readClock(LAW, input({ today: '2026-12-07' }))).toMatchObject({
      state: 'late',
      lateBy: 3,
      dueOn: '2026-12-02',
    });
  });

  test('stands still while the permit waits for its applicant, and the due day moves with it', () => {
    const away = [{ from: '2026-11-17', to: '2026-11-20' }];
    expect(readClock(LAW, input({ away }))).toMatchObject({ day: 2, dueOn: '2026-12-07' });
    const still = readClock(LAW, input({ away: [{ from: '2026-11-18', to: null }] }));
    expect(still).toMatchObject({ state: 'with_you', day: 2, dueOn: null });
  });

  test('ends with the decision, in time or late', () => {
    expect(readClock(LAW, input({ permit: { issuedDate: '2026-11-20' } }))).toMatchObject({
      state: 'kept',
      day: 4,
    });
    const late = input({ permit: { approvedDate: '2026-12-04' }, today: '2026-12-20' });
    expect(readClock(LAW, late)).toMatchObject({ state: 'missed', lateBy: 2, endedOn: '2026-12-04' });
  });
});

describe('a time in calendar days', () => {
  const time = { ...LAW, counts: 'calendar', days: 45 } as const;
  test('counts every day', () => {
    for (const length of [0, 1, 44, 45, 46, 200]) {
      const today = addDays('2026-01-05', length);
      const reading = readClock(time, input({ permit: { appliedDate: '2026-01-05' }, today }));
      expect(reading).toMatchObject({ day: length, lateBy: Math.max(0, length - 45) });
      expect(daysBetween('2026-01-05', reading?.dueOn ?? '')).toBe(45);
    }
  });
});

describe('a time from the complete application', () => {
  const time = { ...LAW, starts: 'complete' } as const;
  test('counts from the day that was noted', () => {
    expect(readClock(time, input({ completeOn: '2026-11-19' }))).toMatchObject({
      startsOn: '2026-11-19',
      isStartKnown: true,
      day: 2,
    });
  });
  test('counts from filing without one, and says so', () => {
    expect(readClock(time, input({}))).toMatchObject({ startsOn: '2026-11-16', isStartKnown: false });
  });
});

describe('a time for the first review', () => {
  const time = { ...LAW, ends: 'first_review' } as const;
  test('ends with the first answer of the city', () => {
    const away = awayOf(
      [
        {
          kind: 'status_changed',
          fromBucket: 'pending',
          toBucket: 'action_required',
          occurredOn: '2026-11-18',
          detectedAt: new Date(0),
        },
      ],
      { statusBucket: 'action_required', statusDate: '2026-11-18' },
      () => 'never',
    );
    expect(
      readClock(
        time,
        input({ away, firstAnswerOn: firstAnswerOf(away), permit: { statusBucket: 'action_required' } }),
      ),
    ).toMatchObject({ state: 'kept', endedOn: '2026-11-18', day: 2 });
  });
});

test('nothing is read without a day to count from, of a permit that was stopped, or decided on an unknown day', () => {
  expect(readClock(LAW, input({ permit: { appliedDate: null } }))).toBeNull();
  expect(readClock(LAW, input({ permit: { appliedDate: '2027-01-01' } }))).toBeNull();
  expect(readClock(LAW, input({ permit: { statusBucket: 'stopped' } }))).toBeNull();
  expect(readClock(LAW, input({ permit: { statusBucket: 'issued' } }))).toBeNull();
});

describe('the days a permit lay with its applicant', () => {
  const at = (day: string) => new Date(`${day}T18:00:00Z`);
  const change = (
    from: 'pending' | 'action_required' | 'on_hold',
    to: typeof from,
    day: string,
    occurredOn: string | null = null,
  ) => ({
    ...{ kind: 'status_changed' as const, fromBucket: from, toBucket: to, occurredOn, detectedAt: at(day) },
  });
  const dayOf = (one: Date) => one.toISOString().slice(0, 10);
  test('are between the changes we saw, by the city’s day where it gives one', () => {
    const events = [
      change('action_required', 'pending', '2026-11-12'),
      change('pending', 'action_required', '2026-11-05', '2026-11-03'),
    ];
    expect(awayOf(events, { statusBucket: 'pending', statusDate: null }, dayOf)).toEqual([
      { from: '2026-11-03', to: '2026-11-12' },
    ]);
  });
  test('began before we saw it where it lay there already, and then no first answer has a day', () => {
    const away = awayOf(
      [change('action_required', 'pending', '2026-11-12')],
      { statusBucket: 'pending', statusDate: null },
      dayOf,
    );
    expect(away).toEqual([{ from: null, to: '2026-11-12' }]);
    const first = { ...LAW, ends: 'first_review' } as const;
    expect(readClock(first, input({ away, firstAnswerOn: firstAnswerOf(away) }))).toBeNull();
    expect(readClock(LAW, input({ away, permit: { appliedDate: '2026-11-02' } }))?.day).toBe(7);
  });
  test('go on where it still lies there, also when it was first seen there', () => {
    expect(awayOf([], { statusBucket: 'on_hold', statusDate: '2026-11-01' }, dayOf)).toEqual([
      { from: '2026-11-01', to: null },
    ]);
    expect(awayOf([], { statusBucket: 'pending', statusDate: '2026-11-01' }, dayOf)).toEqual([]);
  });
});
