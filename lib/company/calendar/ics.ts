import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { brand } from '@/lib/brand';
import { addDays } from '@/lib/platform/clock/days';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { CalendarTranslator } from '@/lib/platform/i18n/translator';
import { placeLabel } from '@/lib/tracking/cities/place-label';
import { stripCity } from '@/lib/tracking/cities/place-words';
import type { CalendarEntry } from './types';

/** The refresh interval suggested to calendar clients. */
const REFRESH_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** Reminders at nine in the morning instead of midnight. */
const MORNING_SECONDS = 9 * 3_600;
/** Days before, by kind. */
const REMINDERS = { expiry: [14, 3], inspection: [1] } as const;

export interface CalendarFile {
  entries: readonly CalendarEntry[];
  /** A notice shown as a single entry when the calendar is unavailable. */
  notice?: { day: string; at: Date };
  companyName: string;
  locale: Locale;
  t: CalendarTranslator;
  /** The full address of a permit's page of ours, and of the one where a plan is renewed. */
  getPermitUrl: (permitId: number) => string;
  planAddress: string;
}

/** The calendar as RFC 5545 has it. Days are the city's own: no time zone may move them. */
export function calendarFile(file: CalendarFile): string {
  const { entries, notice, companyName, locale, t } = file;
  const calendar = ical({
    name: plain(t('file.name', { brand: brand.name, company: companyName })),
    prodId: { company: brand.name, product: 'Permit calendar', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const entry of entries) {
    const event = calendar.createEvent({
      ...wholeDay(entry.day),
      id: uid(entry.key),
      stamp: entry.changedAt,
      lastModified: entry.changedAt,
      sequence: entry.revision,
      summary: buildSummary(entry, t),
      description: buildDescription(entry, file),
      location: buildLocation(entry, locale),
      url: file.getPermitUrl(entry.permit.id),
    });
    if (entry.inspection && entry.inspection.outcome !== 'scheduled') continue;
    for (const days of REMINDERS[entry.kind])
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: days * DAY_SECONDS - MORNING_SECONDS,
        description: buildSummary(entry, t),
      });
  }
  if (notice)
    calendar.createEvent({
      ...wholeDay(notice.day),
      id: uid('plan'),
      stamp: notice.at,
      lastModified: notice.at,
      sequence: 0,
      summary: t('file.closed.title', { brand: brand.name }),
      description: t('file.closed.text', { address: file.planAddress }),
      url: file.planAddress,
    });
  return `${calendar.toString()}\r\n`;
}

/** A city's text may hold what no line of the file can: anything but a line's end becomes a space. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');
}

function uid(key: string): string {
  return `${key}@${new URL(brand.siteUrl).hostname}`;
}

function wholeDay(day: string) {
  return {
    start: new Date(`${day}T00:00:00Z`),
    end: new Date(`${addDays(day, 1)}T00:00:00Z`),
    allDay: true,
    // Entries do not block time.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

function buildSummary({ kind, permit, inspection }: CalendarEntry, t: CalendarTranslator): string {
  const number = permit.permitNumber;
  const what =
    kind === 'expiry'
      ? t('file.expires', { number })
      : t('file.inspection', { kind: inspection?.kind ?? t('file.unnamed'), number });
  return plain(permit.mode === 'sample' ? `${what} · ${t('file.sample')}` : what);
}

function buildLocation({ permit: { address, city, state } }: CalendarEntry, locale: Locale): string {
  const place = placeLabel(city, state, locale);
  return plain(address === null ? place : `${stripCity(address, city, state)}, ${place}`);
}

function buildDescription(entry: CalendarEntry, { t, getPermitUrl: addressOf }: CalendarFile): string {
  const { permit, inspection } = entry;
  const lines = [
    permit.permitType,
    inspection
      ? t('file.result', {
          outcome: t(`outcomes.${inspection.outcome}`),
          word: inspection.resultWord ?? '',
          hasWord: inspection.resultWord ? 'yes' : 'no',
        })
      : null,
    t('file.status', {
      status: t(`status.${permit.statusBucket}`),
      word: permit.statusWord ?? '',
      hasWord: permit.statusWord ? 'yes' : 'no',
    }),
    permit.missingSince ? t('file.missing') : null,
    entry.kind === 'expiry' ? t('file.confirm') : null,
    addressOf(permit.id),
    permit.mode === 'sample' ? null : permit.link,
  ];
  return plain(lines.filter((line) => line !== null && line !== '').join('\n'));
}
