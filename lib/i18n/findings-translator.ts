import { createTranslator } from 'use-intl/core';
import type findings from '../../messages/en/findings.json';
import type { Locale } from './locales';

export type FindingsTranslator = Awaited<ReturnType<typeof findingsTranslator>>;

/** The texts of findings, for screens, reports, mail and the API alike. */
export async function findingsTranslator(locale: Locale) {
  const messages: { default: typeof findings } = await import(`../../messages/${locale}/findings.json`);
  return createTranslator({
    locale,
    messages: messages.default,
    timeZone: 'UTC',
    onError(error) {
      throw error;
    },
  });
}
