import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFirstHour, wallTime } from '@/lib/platform/clock/zones';
import { type DueRule, dueAt, reachableFrom } from './cadence';

const DAILY: DueRule = {
  cadence: 'daily',
  channel: 'email',
  timeZone: 'America/Chicago',
  digestHour: 7,
  quietFrom: null,
  quietUntil: null,
};
const due = (rule: Partial<DueRule>, now: string) =>
  dueAt({ ...DAILY, ...rule }, new Date(now)).toISOString();

describe('when a change is told', () => {
  const now = '2026-11-20T20:25:10.000Z';

  test('real time is now', () => {
    expect(due({ cadence: 'real_time' }, now)).toBe(now);
  });

  test('hourly is the next full hour', () => {
    expect(due({ cadence: 'hourly' }, now)).toBe('2026-11-20T21:00:00.000Z');
  });

  test('daily is the chosen hour where the recipient is', () => {
    expect(due({}, now)).toBe('2026-11-21T13:00:00.000Z');
    expect(due({ timeZone: 'America/Los_Angeles' }, now)).toBe('2026-11-21T15:00:00.000Z');
    expect(due({ digestHour: 17 }, now)).toBe('2026-11-20T23:00:00.000Z');
  });

  test('a change before seven is told the same morning', () => {
    expect(due({}, '2026-11-20T12:30:00Z')).toBe('2026-11-20T13:00:00.000Z');
  });

  test('the digest keeps its local hour over both clock changes', () => {
    const timeZone = 'America/New_York';
    expect(due({ timeZone }, '2026-10-31T20:00:00Z')).toBe('2026-11-01T12:00:00.000Z');
    expect(due({ timeZone }, '2027-03-13T20:00:00Z')).toBe('2027-03-14T11:00:00.000Z');
  });

  test('an hour the clock skips is its next one, and one it shows twice is the first', () => {
    const timeZone = 'America/New_York';
    expect(due({ timeZone, digestHour: 2 }, '2027-03-13T20:00:00Z')).toBe('2027-03-14T07:00:00.000Z');
    expect(due({ timeZone, digestHour: 1 }, '2026-10-31T20:00:00Z')).toBe('2026-11-01T05:00:00.000Z');
    // The second one o'clock of that night is no second digest.
    expect(due({ timeZone, digestHour: 1 }, '2026-11-01T05:30:00Z')).toBe('2026-11-02T06:00:00.000Z');
  });

  test.each(['', 'Mars/Olympus', 'US"\\{Central}'])(
    'a zone no clock knows (%j) is that of the east coast',
    (timeZone) => {
      expect(due({ timeZone }, now)).toBe(due({ timeZone: 'America/New_York' }, now));
    },
  );

  test('quiet hours push to their end, over midnight too', () => {
    const quiet = { cadence: 'real_time', quietFrom: 22, quietUntil: 6 } as const;
    expect(due(quiet, '2026-11-21T03:59:00Z')).toBe('2026-11-21T03:59:00.000Z');
    expect(due(quiet, '2026-11-21T04:00:00Z')).toBe('2026-11-21T12:00:00.000Z');
    expect(due({ ...quiet, cadence: 'hourly' }, '2026-11-21T03:30:00Z')).toBe('2026-11-21T12:00:00.000Z');
  });

  test('a digest whose hour is quiet goes when they end, that day', () => {
    const rule = { digestHour: 6, quietFrom: 20, quietUntil: 9 };
    expect(due(rule, '2026-11-20T11:00:00Z')).toBe('2026-11-20T15:00:00.000Z');
    expect(due(rule, '2026-11-20T13:30:00Z')).toBe('2026-11-20T15:00:00.000Z');
    // Its hour is before midnight, their end after it.
    expect(due({ digestHour: 23, quietFrom: 22, quietUntil: 5 }, '2026-11-20T08:00:00Z')).toBe(
      '2026-11-20T11:00:00.000Z',
    );
  });

  test('a text never leaves before eight or after nine, whatever is set', () => {
    const text = { channel: 'sms', cadence: 'real_time' } as const;
    expect(due(text, '2026-11-21T02:59:59Z')).toBe('2026-11-21T02:59:59.000Z');
    expect(due(text, '2026-11-21T03:00:00Z')).toBe('2026-11-21T14:00:00.000Z');
    expect(due({ ...text, quietFrom: 8, quietUntil: 21 }, '2026-11-21T05:00:00Z')).toBe(
      '2026-11-21T14:00:00.000Z',
    );
  });
});

/** One for each way US clocks run: with and without summer time, behind and ahead of UTC. */
const ZONES = [
  'America/New_York',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Chicago',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'America/St_Thomas',
  'Pacific/Guam',
  'Pacific/Saipan',
  'Pacific/Pago_Pago',
];
/** The week around each of the two nights on which clocks change. */
const SWITCHES = ['2026-11-01T07:00:00Z', '2027-03-14T08:00:00Z'].map((at) => Date.parse(at));
const WEEK_MS = 7 * 86_400_000;

const hour = fc.integer({ min: 0, max: 23 });
const rules: fc.Arbitrary<DueRule> = fc.record({
  cadence: fc.constantFrom('daily', 'hourly', 'real_time'),
  channel: fc.constantFrom('email', 'sms'),
  timeZone: fc.constantFrom(...ZONES),
  digestHour: hour,
  quietFrom: fc.option(hour),
  quietUntil: fc.option(hour),
});
const instants = fc
  .tuple(fc.constantFrom(...SWITCHES), fc.integer({ min: -WEEK_MS, max: WEEK_MS }))
  .map(([at, shift]) => new Date(at + shift));

function isQuiet({ quietFrom, quietUntil }: DueRule, shown: number): boolean {
  if (quietFrom === null || quietUntil === null) return false;
  for (let at = quietFrom; at !== quietUntil; at = (at + 1) % 24) if (at === shown) return true;
  return false;
}

describe('in every zone, around both clock changes', () => {
  test('a notice is never early, never late by more than its cadence and the quiet hours, and within the hours', () => {
    fc.assert(
      fc.property(rules, instants, (rule, now) => {
        const at = dueAt(rule, now);
        const wait = at.getTime() - now.getTime();
        expect(wait).toBeGreaterThanOrEqual(0);
        // A day and the hour that a night in autumn has more, and quiet hours of a day less one at most; where they leave
        // one hour a day, a night in spring can skip it.
        const { quietFrom, quietUntil } = rule;
        const isOneHour = quietUntil !== null && (quietUntil + 1) % 24 === quietFrom;
        expect(wait).toBeLessThanOrEqual((rule.cadence === 'daily' || isOneHour ? 49 : 26) * 3_600_000);
        const shown = wallTime(rule.timeZone, at.getTime()).hour;
        if (rule.channel === 'email') expect(isQuiet(rule, shown)).toBe(false);
        if (rule.channel === 'sms') {
          expect(shown).toBeGreaterThanOrEqual(8);
          expect(shown).toBeLessThan(21);
        }
        expect(reachableFrom(rule, at)).toEqual(at);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a later change is never told before an earlier one', () => {
    fc.assert(
      fc.property(rules, instants, fc.integer({ min: 0, max: 3 * 86_400_000 }), (rule, now, more) => {
        const later = dueAt(rule, new Date(now.getTime() + more));
        expect(later.getTime()).toBeGreaterThanOrEqual(dueAt(rule, now).getTime());
      }),
      { numRuns: 2_000 },
    );
  });

  test('a digest comes once on each of the reader’s days', () => {
    fc.assert(
      fc.property(rules, instants, (rule, now) => {
        const daily: DueRule = { ...rule, cadence: 'daily', channel: 'email', quietFrom: null };
        const first = dueAt(daily, now);
        const second = dueAt(daily, first);
        const toDay = (at: Date) => wallTime(rule.timeZone, at.getTime()).day;
        expect(Date.parse(toDay(second)) - Date.parse(toDay(first))).toBe(86_400_000);
      }),
      { numRuns: 1_000 },
    );
  });

  test('the first hour of a day is on that day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instants, hour, (timeZone, at, wanted) => {
        const { day } = wallTime(timeZone, at.getTime());
        const first = wallTime(timeZone, getFirstHour(timeZone, day, wanted));
        expect(first.day).toBe(day);
        expect(first.hour - wanted).toBeLessThanOrEqual(1);
      }),
    );
  });
});
