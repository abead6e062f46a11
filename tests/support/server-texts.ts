import { createFormatter } from 'use-intl/core';
import type { Locale } from '@/lib/i18n/locales';
import { NAMESPACES } from '@/lib/i18n/messages';
import { textsOf } from './texts';

// What a server component asks Next for, where it is drawn without a server:
// `vi.mock('next-intl/server', () => import('../../support/server-texts'))`.

let reader: Locale = 'en';

/** The language pages are made in from here on. */
export function pagesIn(locale: Locale): void {
  reader = locale;
}

export async function getLocale(): Promise<Locale> {
  return reader;
}

export async function getFormatter() {
  return createFormatter({ locale: reader, timeZone: 'America/Chicago' });
}

export async function getTranslations(asked: string | { locale: Locale; namespace: string }) {
  const { locale, namespace: path } =
    typeof asked === 'string' ? { locale: reader, namespace: asked } : asked;
  const namespace = NAMESPACES.find((name) => name === path.split('.')[0]);
  if (!namespace) throw new Error(`no messages of ${path}`);
  const below = path.split('.').slice(1);
  return (key: string, values?: Record<string, string | number>) =>
    textsOf(locale)(namespace, [...below, key].join('.'), values);
}
