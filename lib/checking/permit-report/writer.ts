import { calendarDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import {
  formatterFor,
  type PermitReportTranslator,
  permitReportTranslator,
} from '@/lib/platform/i18n/translator';
import { printable } from '@/lib/platform/reports/printable';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { placeLabel } from '@/lib/tracking/cities/place-label';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import type { PermitReportSource } from './types';

export interface PermitWriter {
  source: PermitReportSource;
  locale: Locale;
  t: PermitReportTranslator;
  company: string;
  /** "Austin, TX". */
  place: string;
  /** Whose data it is, as its city is called. */
  city: string;
  /** `2026-11-20` → "Nov 20, 2026"; empty for none. */
  day: (day: string | null) => string;
  /** What a city wrote, in words and in letters the fonts have. */
  word: (text: string, max?: number) => string;
}

export async function writerFor(source: PermitReportSource, locale: Locale): Promise<PermitWriter> {
  const format = formatterFor(locale);
  const { city, state } = source.permit;
  const place = printable(placeLabel(city, state, locale), 80);
  return {
    source,
    locale,
    place,
    t: await permitReportTranslator(locale),
    company: printable(source.company.name, 120),
    city: source.feed.mode === 'hand' ? place : printable(cityLabel(source.feed.record, locale), 80),
    day: (day) => (day === null ? '' : calendarDay(format, day)),
    word: (text, max = 300) => printable(sentenceCase(text), max),
  };
}
