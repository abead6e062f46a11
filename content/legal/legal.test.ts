import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { THEME_STORAGE_KEY } from '@/components/layout/theme';
import { REFERRAL_CODE_KEY, REFERRAL_TIMESTAMP_KEY } from '@/components/marketing/referral';
import { brand } from '@/lib/brand';
import { LANGUAGE_SUGGESTION_KEY } from '@/lib/platform/i18n/detect-language';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { CONSENT_KEY } from '@/lib/site/measurement/consent';

const NAMES = ['privacy', 'terms', 'cookies'] as const;

function readText(name: string, locale: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.${locale}.mdx`), 'utf8');
}

/** What the text takes from the code and what it leaves to the operator, in order. */
function findParts(text: string) {
  return {
    facts: [...text.matchAll(/\{props\.(\w+)\}/g)].map(([, fact]) => fact).sort(),
    open: text.match(/<ToComplete>/g)?.length ?? 0,
    sections: text.match(/^## /gm)?.length ?? 0,
    rows: text.match(/^\|/gm)?.length ?? 0,
  };
}

describe.each(NAMES)('the legal text %s', (name) => {
  test('says the same in both languages: sections, tables, figures, what is to be completed', () => {
    expect(findParts(readText(name, 'es'))).toEqual(findParts(readText(name, 'en')));
  });

  test('exclaims nothing and addresses nobody as tú', () => {
    for (const locale of LOCALES) expect(readText(name, locale).replaceAll('!==', '')).not.toMatch(/[!¡]/);
    expect(readText(name, 'es')).not.toMatch(/(?<![\p{L}-])(tú|tus?|tienes|puedes)(?![\p{L}-])/iu);
  });
});

test('the cookie page names each entry the code keeps in the browser', () => {
  const keys = [
    THEME_STORAGE_KEY,
    REFERRAL_CODE_KEY,
    REFERRAL_TIMESTAMP_KEY,
    LANGUAGE_SUGGESTION_KEY,
    CONSENT_KEY,
    ...['registration', 'onboarding', 'onboarding_payment_method'].map((key) => brand.storagePrefix + key),
  ];
  for (const locale of LOCALES)
    for (const key of keys) expect(readText('cookies', locale)).toContain(`\`${key}\``);
});
