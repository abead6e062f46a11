import { createTranslator } from 'use-intl/core';
import type calendar from '../../messages/en/calendar.json';
import type common from '../../messages/en/common.json';
import type permits from '../../messages/en/permits.json';
import type { Locale } from './locales';

interface CalendarMessages {
  file: (typeof calendar)['file'];
  status: (typeof common)['status'];
  outcomes: (typeof permits)['inspections']['outcomes'];
}

export type CalendarTranslator = Awaited<ReturnType<typeof calendarTranslator>>;

/** The texts of a calendar file: whoever fetches it is no page, and its language is its owner's. */
export async function calendarTranslator(locale: Locale) {
  const [own, shared, permit]: [
    { default: typeof calendar },
    { default: typeof common },
    { default: typeof permits },
  ] = await Promise.all([
    import(`../../messages/${locale}/calendar.json`),
    import(`../../messages/${locale}/common.json`),
    import(`../../messages/${locale}/permits.json`),
  ]);
  const messages: CalendarMessages = {
    file: own.default.file,
    status: shared.default.status,
    outcomes: permit.default.inspections.outcomes,
  };
  return createTranslator({
    locale,
    messages,
    onError(error) {
      throw error;
    },
  });
}
