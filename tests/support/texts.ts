import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import { type Locale, regional } from '@/lib/platform/i18n/locales';
import type { Namespace } from '@/lib/platform/i18n/messages';

type Values = Record<string, string | number>;

/** The texts a reader of this language sees, from the files the pages read. */
export function createTexts(locale: Locale): (namespace: Namespace, key: string, values?: Values) => string {
  return (namespace, key, values) => {
    const path = join(import.meta.dirname, '../../messages', locale, `${namespace}.json`);
    const messages: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
    const translate: (key: string, values?: Values) => string = createTranslator({
      locale: regional(locale),
      messages,
      onError(error) {
        throw error;
      },
    });
    return translate(key, values);
  };
}
