import fc from 'fast-check';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/platform/i18n/locales';
import { type CalendarTranslator, calendarTranslator } from '@/lib/platform/i18n/translator';
import { calendarFile } from './ics';
import type { CalendarEntry } from './types';

const translators = {} as Record<Locale, CalendarTranslator>;
beforeAll(async () => {
  translators.en = await calendarTranslator('en');
  translators.es = await calendarTranslator('es');
});

function entry(
  over: Partial<CalendarEntry> = {},
  permit: Partial<CalendarEntry['permit']> = {},
): CalendarEntry {
  return {
    kind: 'expiry',
    key: 'expiry-7',
    day: '2026-12-24',
    revision: 3,
    changedAt: new Date('2026-11-20T15:00:00Z'),
    inspection: null,
    ...over,
    permit: {
      id: 7,
      permitNumber: '2026-100007 BP',
      permitType: 'Building Permit',
      address: '12 Oak St',
      city: 'Austin',
      state: 'TX',
      statusBucket: 'issued',
      statusWord: 'Active',
      missingSince: null,
      link: 'https://city.example/p?a=1,2;3',
      mode: 'live',
      ...permit,
    },
  };
}

const visit = (over: Partial<CalendarEntry> = {}) =>
  entry({
    kind: 'inspection',
    key: 'inspection-7-abc',
    inspection: { kind: 'Final, building; rough', outcome: 'scheduled', resultWord: null },
    ...over,
  });

function buildFile(
  entries: CalendarEntry[],
  locale: Locale = 'en',
  companyName = 'Reyes Roofing LLC',
): string {
  return calendarFile({
    entries,
    companyName,
    locale,
    t: translators[locale],
    getPermitUrl: (id) => `https://lintel.test/dashboard/permits/${id}`,
    planAddress: 'https://lintel.test/dashboard/subscription',
  });
}

/** As another program reads it; throws for what RFC 5545 does not allow. */
function parsed(file: string): { calendar: ICAL.Component; events: ICAL.Event[] } {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)),
  };
}

describe('calendarFile', () => {
  it('is a calendar that says how often to look again', () => {
    const { calendar } = parsed(buildFile([]));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    expect(String(calendar.getFirstPropertyValue('x-published-ttl'))).toBe('PT1H');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toContain('Reyes Roofing LLC');
  });

  it('puts an expiry on the city’s day, whatever the time zone', () => {
    const { events } = parsed(buildFile([entry()]));
    const [event] = events;
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe('2026-12-24');
    expect(event?.endDate.toString()).toBe('2026-12-25');
    expect(event?.uid).toMatch(/^expiry-7@/);
    expect(event?.sequence).toBe(3);
    expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T15:00:00Z');
    expect(event?.component.getFirstPropertyValue('last-modified')?.toString()).toBe('2026-11-20T15:00:00Z');
    expect(event?.component.getFirstPropertyValue('url')).toBe('https://lintel.test/dashboard/permits/7');
    expect(event?.description).toContain('https://city.example/p?a=1,2;3');
  });

  it('reminds of an expiry on the morning 14 and 3 days before, of an inspection the day before', () => {
    const days = (file: string) =>
      parsed(file).events.map((event) =>
        event.component.getAllSubcomponents('valarm').map((alarm) => {
          const at = event.startDate.clone();
          at.isDate = false;
          at.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration);
          return at.toString();
        }),
      );
    expect(days(buildFile([entry()]))).toEqual([['2026-12-10T09:00:00', '2026-12-21T09:00:00']]);
    expect(days(buildFile([visit()]))).toEqual([['2026-12-23T09:00:00']]);
    const over = visit({ inspection: { kind: null, outcome: 'failed', resultWord: 'FAIL' } });
    expect(days(buildFile([over]))).toEqual([[]]);
  });

  it('says the same twice, so that nothing looks changed that is not', () => {
    expect(buildFile([entry(), visit()])).toBe(buildFile([entry(), visit()]));
  });

  it('speaks the language of its owner', () => {
    const [event] = parsed(buildFile([entry()], 'es')).events;
    expect(event?.summary).toBe('Vence el permiso 2026-100007 BP');
    expect(event?.description).toContain('Estatus: Emitido (ciudad: Active)');
    const [inspection] = parsed(buildFile([visit()], 'en')).events;
    expect(inspection?.summary).toBe('Final, building; rough · permit 2026-100007 BP');
  });

  it('says of sample data that it is some, and of a permit the city dropped that it did', () => {
    const [event] = parsed(buildFile([entry({}, { mode: 'sample', missingSince: new Date(0) })])).events;
    expect(event?.summary).toContain('sample data');
    expect(event?.description).toContain('no longer hold this permit');
    expect(event?.description).not.toContain('city.example');
  });

  it('explains itself in one entry where the plan has ended', () => {
    const file = calendarFile({
      entries: [],
      notice: { day: '2026-11-20', at: new Date('2026-11-20T00:00:00Z') },
      companyName: 'X',
      locale: 'en',
      t: translators.en,
      getPermitUrl: () => '',
      planAddress: 'https://lintel.test/dashboard/subscription',
    });
    const { events } = parsed(file);
    expect(events.map(({ summary }) => summary)).toEqual(['Lintel: your permits are not watched']);
    expect(events[0]?.description).toContain('https://lintel.test/dashboard/subscription');
  });

  it('holds whatever a city writes, unbroken: lines of 75 octets, whole letters, CRLF', () => {
    const odd = fc.constantFrom('\r', '\n', '\t', '\u0007', '\u0085', ';', ',', '\\', '"', ':');
    const letter = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });
    const text = fc.string({ unit: fc.oneof(letter, letter, odd), maxLength: 200 });
    fc.assert(
      fc.property(text, text, text, (number, address, word) => {
        const file = buildFile([entry({}, { permitNumber: number, address, statusWord: word })]);
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        for (const line of file.slice(0, -2).split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/\p{Cc}/u);
          // Half a letter would not come back as it went.
          expect(Buffer.from(line).toString()).toBe(line);
        }
        const [event] = parsed(file).events;
        expect(event?.uid).toMatch(/^expiry-7@/);
        const shown = number.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');
        expect(event?.summary).toContain(shown);
      }),
      { numRuns: 300 },
    );
  });

  it('lets no text of a city end its line and begin a property of its own', () => {
    const evil = 'x\r\nATTACH:https://evil.example\rBEGIN:VALARM\nEND:VEVENT';
    const { calendar, events } = parsed(buildFile([entry({}, { permitNumber: evil, permitType: evil })]));
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
    expect(events[0]?.component.getAllProperties('attach')).toEqual([]);
    expect(events[0]?.component.getAllSubcomponents('valarm')).toHaveLength(2);
  });
});
