export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** What figures, dates and lists are written by: readers are in the US in both languages, so 12,500 and not 12.500. */
export type RegionalLocale = `${Locale}-US`;

export function regional(locale: Locale): RegionalLocale {
  return `${locale}-US`;
}

/** The language of a tag with or without its region: `es-US` → `es`; the default where it is none of ours. */
export function languageOf(tag: string): Locale {
  const [language] = tag.split('-');
  return isLocale(language) ? language : DEFAULT_LOCALE;
}
