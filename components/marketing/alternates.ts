import type { Metadata } from 'next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { hrefFor, type RouteKey, type RouteParams } from '@/lib/i18n/routes';

/** The canonical address of a public page and its twin in the other language. */
export function alternates(
  key: RouteKey,
  locale: Locale,
  params?: RouteParams,
): NonNullable<Metadata['alternates']> {
  return {
    canonical: hrefFor(key, locale, params),
    languages: {
      ...Object.fromEntries(LOCALES.map((each) => [each, hrefFor(key, each, params)])),
      'x-default': hrefFor(key, DEFAULT_LOCALE, params),
    },
  };
}
