import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isDay, utcDay } from './days';
import { US_TIME_ZONES } from './us-time-zones';
import { dayIn, isZone, wallTime } from './zones';

describe('days of a calendar', () => {
  it('count across months and clock changes', () => {
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-10-31', '2026-11-30')).toBe(30);
    expect(utcDay(new Date('2026-11-20T23:59:59Z'))).toBe('2026-11-20');
  });

  it('are those there are, of years that work could name', () => {
    expect(['2026-11-22', '2028-02-29', '1900-01-01', '2199-12-31'].filter((day) => !isDay(day))).toEqual([]);
    const none = ['2026-02-29', '2026-11', '2026-11-2x', '2026-11-00', '0000-01-01', '9999-12-31', ''];
    expect(none.filter(isDay)).toEqual([]);
  });
});

describe('the clock of a zone', () => {
  it('shows the local day', () => {
    expect(dayIn('America/Los_Angeles', new Date('2026-01-01T05:00:00Z'))).toBe('2025-12-31');
  });

  it('of no known name has another for a wall clock, and no day', () => {
    expect(isZone('US/Nowhere')).toBe(false);
    expect(wallTime('US/Nowhere', Date.parse('2026-01-01T05:00:00Z'))).toEqual({
      day: '2026-01-01',
      hour: 0,
    });
    expect(() => dayIn('US/Nowhere', 0)).toThrow(RangeError);
  });

  it('shows at every instant what Intl says of it', () => {
    const from = Date.parse('2006-01-01T00:00:00Z');
    const until = Date.parse('2046-01-01T00:00:00Z');
    fc.assert(
      fc.property(
        fc.constantFrom(...US_TIME_ZONES),
        fc.integer({ min: from, max: until }),
        (timeZone, at) => {
          const shown = new Intl.DateTimeFormat('sv-SE', {
            timeZone,
            year: 'numeric',
            month: '2-digit',
            day: '2-digit',
            hour: '2-digit',
            hourCycle: 'h23',
          }).format(at);
          const { day, hour } = wallTime(timeZone, at);
          expect(`${day} ${String(hour).padStart(2, '0')}`).toBe(shown.replace(/ kl\.?/, ''));
          expect(dayIn(timeZone, at)).toBe(day);
        },
      ),
      { numRuns: 500 },
    );
  });
});
