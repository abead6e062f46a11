import type { useTranslations } from 'next-intl';
import { figure, usDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { CityNumbers } from '@/lib/tracking/cities/types';
import { durationTable } from './duration-table';
import type { Figures } from './figure-place';
import { type Markup, markup } from './markup';
import { monthBars } from './month-bars';
import { rangeBar } from './range-bar';

export type NumbersTexts = ReturnType<typeof useTranslations<'cities.numbers'>>;

/** All that a city's pages show of its feed, by place. */
export function cityFigures(numbers: CityNumbers, locale: Locale, t: NumbersTexts): Figures {
  const name = (part: string) => `city/${numbers.slug}/${part}/${locale}`;
  return {
    [name('days')]: daysToIssue(numbers, locale, t).text,
    [name('panel')]: panel(numbers, locale, t).text,
    [name('held')]: held(numbers, locale, t).text,
  };
}

/** How long it takes, in one figure, with how it was come by and as of when. */
function daysToIssue(numbers: CityNumbers, locale: Locale, t: NumbersTexts): Markup {
  const { days_to_issue: measured } = numbers;
  if (measured === null) return markup`<p>${t(isUnread(numbers) ? 'notYet' : 'none')}</p>`;
  const { q1, median, q3 } = measured.days;
  return markup`<p class="answer-figure">${t('days', { count: median })}</p>
    <p class="text-sm text-muted">${t('half', { permits: measured.permits })} ${t('middleHalf', { q1, q3 })}</p>
    ${rangeBar(measured.days, t('rangeLabel', { median, q1, q3 }))}
    <p class="text-sm text-muted">${asOf(numbers, locale, t)} ${numbers.sample ? markup`<strong class="text-ink">${t('sample')}.</strong>` : null}</p>`;
}

/** Nothing was read yet: what is missing is not the city's doing. */
function isUnread({ permits, last_read_at: readAt }: CityNumbers): boolean {
  return permits === 0 && readAt === null;
}

/** The newest day the records tell of: where a city has gone quiet, its figures keep that day. */
function asOf(
  { health, newest_on: newestOn, last_read_at: readAt }: CityNumbers,
  locale: Locale,
  t: NumbersTexts,
): string | null {
  const day = (health === 'quiet' ? newestOn : readAt) ?? readAt ?? newestOn;
  // While a feed is read for the first time there is neither yet.
  return day === null ? null : t('asOf', { day: usDay(locale, day) });
}

function held(numbers: CityNumbers, locale: Locale, t: NumbersTexts): Markup {
  const { last_read_at: readAt } = numbers;
  if (isUnread(numbers)) return markup`${t('heldUnknown')}`;
  // The first reading is still going on.
  if (readAt === null) return markup`${figure(numbers.permits)}`;
  return markup`${figure(numbers.permits)} <span class="block text-sm font-normal text-muted">${t('readOn', { day: usDay(locale, readAt) })}</span>`;
}

function panel(numbers: CityNumbers, locale: Locale, t: NumbersTexts): Markup {
  if (isUnread(numbers))
    return markup`<div class="flex flex-col gap-8">${notice(numbers, locale, t)}<p class="text-muted">${t('notYet')}</p></div>`;
  const isDated = numbers.issued_by_month.some(({ permits }) => permits > 0);
  return markup`<div class="flex flex-col gap-8">
    ${notice(numbers, locale, t)}
    ${totals(numbers, locale, t)}
    ${isDated ? monthBars(numbers.issued_by_month, locale, t) : null}
    ${durations(numbers, t)}
  </div>`;
}

function durations(
  { permits, days_to_issue: measured, durations: byType }: CityNumbers,
  t: NumbersTexts,
): Markup | null {
  if (byType.length > 0) return durationTable(byType, t);
  return permits === 0 ? null : markup`<p class="text-muted">${t(measured === null ? 'none' : 'noType')}</p>`;
}

/** Where the city has gone quiet or cannot be read: what the figures below still say, and up to when. */
function notice(numbers: CityNumbers, locale: Locale, t: NumbersTexts): Markup | null {
  const text = noticeText(numbers, locale, t);
  if (text === null) return null;
  return markup`<p class="rounded-md border border-l-4 border-line border-l-pending bg-card px-4 py-3">${text}</p>`;
}

function noticeText(
  { health, newest_on: newestOn, last_read_at: readAt }: CityNumbers,
  locale: Locale,
  t: NumbersTexts,
): string | null {
  switch (health) {
    case 'quiet':
      return newestOn === null ? t('quietUndated') : t('quiet', { date: usDay(locale, newestOn) });
    case 'changed':
      return readAt === null ? t('failingNever') : t('changed', { date: usDay(locale, readAt) });
    case 'failing':
      return readAt === null ? t('failingNever') : t('failing', { date: usDay(locale, readAt) });
    default:
      return null;
  }
}

function totals(numbers: CityNumbers, locale: Locale, t: NumbersTexts): Markup {
  const { last_read_at: readAt, reading } = numbers;
  const {
    median_minutes_between_looks: every,
    median_minutes_behind_city: behind,
    p95_minutes_behind_city: most,
  } = reading;
  const entry = (term: string, detail: string) =>
    markup`<div><dt class="text-sm text-muted">${term}</dt><dd class="pt-1 font-semibold">${detail}</dd></div>`;
  return markup`<dl class="flex flex-wrap gap-x-10 gap-y-3">
    <div><dt class="text-sm text-muted">${t('permits')}</dt><dd class="font-heading text-3xl font-extrabold tabular-nums">${figure(numbers.permits)}</dd></div>
    ${entry(t('lastRead'), readAt === null ? t('never') : usDay(locale, readAt))}
    ${every === null ? null : entry(t('looks'), t('everyTime', { time: shortTime(every) }))}
    ${
      behind === null || most === null
        ? null
        : entry(t('behind'), t('behindTime', { time: shortTime(behind), most: shortTime(most) }))
    }
    ${numbers.sample ? entry(t('origin'), t('sample')) : null}
  </dl>`;
}

/** Minutes, or hours where they are many, in units that both languages write alike. */
function shortTime(minutes: number): string {
  return minutes < 120 ? `${figure(minutes)} min` : `${figure(Math.round(minutes / 60))} h`;
}
