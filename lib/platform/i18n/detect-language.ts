import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';

/** Set to `true` once the visitor has answered; not asked again. */
export const LANGUAGE_SUGGESTION_KEY = 'language_suggestion_dismissed';

/** The first language of the browser's list that we speak, in any of its variants. */
export function detectLanguage(languages: readonly string[]): Locale {
  for (const tag of languages) {
    const [language] = tag.toLowerCase().split(/[-_]/);
    const spoken = LOCALES.find((locale) => locale === language);
    if (spoken) return spoken;
  }
  return DEFAULT_LOCALE;
}

/** The language to offer to somebody who reads a page in another one; null where nothing is to be offered. */
export function suggestedLanguage(
  languages: readonly string[],
  page: Locale,
  dismissed: string | null,
): Locale | null {
  const detected = detectLanguage(languages);
  return detected === page || dismissed === 'true' ? null : detected;
}
