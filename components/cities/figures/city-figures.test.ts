import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import type { CityNumbers } from '@/lib/tracking/cities/types';
import { createTexts } from '@/tests/support/texts';
import { cityFigures, type NumbersTexts } from './city-figures';

const NUMBERS: CityNumbers = {
  slug: 'austin-tx',
  sample: false,
  permits: 120,
  last_read_at: '2026-11-20T08:00:00Z',
  health: 'current',
  newest_on: '2026-11-19',
  issued_by_month: [],
  days_to_issue: { permits: 80, days: { q1: 3, median: 6, q3: 13 } },
  durations: [],
  by_status: {},
  reading: {
    at_least_every_minutes: 120,
    median_minutes_between_looks: null,
    median_minutes_behind_city: null,
    p95_minutes_behind_city: null,
  },
};

function textsIn(locale: Locale): NumbersTexts {
  const texts = createTexts(locale);
  return ((key: string, values?: Record<string, string | number>) =>
    texts('cities', `numbers.${key}`, values)) as NumbersTexts;
}

const daysOf = (numbers: CityNumbers, locale: Locale) =>
  cityFigures(numbers, locale, textsIn(locale))[`city/austin-tx/days/${locale}`] ?? '';

test('what was measured is of the day of the reading, or of the newest record where a city is quiet', () => {
  expect(daysOf(NUMBERS, 'en')).toContain('Nov 20, 2026');
  expect(daysOf({ ...NUMBERS, health: 'quiet' }, 'en')).toContain('Nov 19, 2026');
});

test('what was never read, or has no dates, is said so and drawn as nothing', () => {
  const shown = (numbers: Partial<CityNumbers>) =>
    Object.values(cityFigures({ ...NUMBERS, ...numbers }, 'en', textsIn('en'))).join(' ');
  const unread = shown({ permits: 0, last_read_at: null, newest_on: null, days_to_issue: null });
  expect(unread).toContain('Not counted yet:');
  expect(unread).not.toMatch(/do not hold both dates|issued by month|\b0\b/);
  const undated = shown({ days_to_issue: null, issued_by_month: [{ month: '2026-10', permits: 0 }] });
  expect(undated).toContain('do not hold both dates');
  expect(undated).not.toContain('issued by month');
  expect(shown({})).toContain('Of no single type');
});

test.each(LOCALES)('while a feed is read for the first time its figures are of no day yet (%s)', (locale) => {
  const shown = daysOf({ ...NUMBERS, last_read_at: null, newest_on: null }, locale);
  expect(shown).toContain('6');
  expect(shown).not.toContain('2026');
});
