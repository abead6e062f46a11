import { createTranslator } from 'use-intl/core';
import type english from '../../messages/en/mail.json';
import type { Locale } from './locales';

/** The texts of mail, for jobs: outside a request there is no provider to take them from. */
export async function mailTranslator(locale: Locale, timeZone: string) {
  const { default: messages }: { default: typeof english } = await import(
    `../../messages/${locale}/mail.json`
  );
  return createTranslator({
    locale,
    messages,
    timeZone,
    onError(error) {
      throw error;
    },
  });
}
