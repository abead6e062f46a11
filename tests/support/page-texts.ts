import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AbstractIntlMessages, createFormatter, createTranslator } from 'use-intl/core';
import { DEFAULT_LOCALE, isLocale, type Locale, regional } from '@/lib/platform/i18n/locales';

// In place of `next-intl/server`, which knows no request in a test:
// vi.mock('next-intl/server', () => import('../../support/page-texts'));

let current: Locale = DEFAULT_LOCALE;

export function setRequestLocale(locale: string): void {
  if (isLocale(locale)) current = locale;
}

export async function getLocale(): Promise<Locale> {
  return current;
}

function onError(error: Error): never {
  throw error;
}

/** Of a namespace, or of a part of one: `team.roles`. */
export async function getTranslations(asked: string | { locale?: Locale; namespace: string }) {
  const { locale = current, namespace } = typeof asked === 'string' ? { namespace: asked } : asked;
  const [file = ''] = namespace.split('.');
  const path = join(import.meta.dirname, '../../messages', locale, `${file}.json`);
  const messages: Record<string, AbstractIntlMessages> = { [file]: JSON.parse(readFileSync(path, 'utf8')) };
  return createTranslator<typeof messages, string>({
    locale: regional(locale),
    messages,
    namespace,
    onError,
  });
}

export async function getFormatter() {
  return createFormatter({ locale: regional(current), timeZone: 'America/Chicago', onError });
}
