import { type Locale, regional } from './locales';
import type { Texts } from './translation-loader';

export type Value = string | number | Date;
export type Values = Readonly<Record<string, Value>>;

/** The texts of a language. */
export interface TextCatalogue {
  locale: Locale;
  texts: Texts;
}

/** `{{name}}` or `{{name, format}}`. */
const PLACEHOLDER = /\{\{\s*([\w.]+)\s*(?:,\s*(\w+)\s*)?\}\}/g;
const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The text of a key with interpolated values, from the first catalogue that has it; else the key itself.
 * Values are not escaped: whoever puts the result into HTML must escape it.
 */
export function translate(key: string, values: Values, catalogues: readonly TextCatalogue[]): string {
  const found = catalogues.find(({ texts }) => Object.hasOwn(texts, key));
  const text = found?.texts[key];
  return found && text !== undefined ? interpolate(text, values, found.locale) : key;
}

/** Puts values into a text in its language's forms. A placeholder without a value stays, so that it is noticed. */
export function interpolate(text: string, values: Values, locale: Locale): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string, format: string | undefined) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? placeholder : formatValue(value, format, locale);
  });
}

function formatValue(value: Value, format: string | undefined, locale: Locale): string {
  switch (format) {
    case 'uppercase':
      return String(value).toLocaleUpperCase(locale);
    case 'lowercase':
      return String(value).toLocaleLowerCase(locale);
    case 'currency':
      return currency(value, locale);
    case 'date':
      return date(value, locale);
    default:
      return String(value);
  }
}

function currency(value: Value, locale: Locale): string {
  if (value === '' || value instanceof Date || !Number.isFinite(Number(value))) return String(value);
  return new Intl.NumberFormat(regional(locale), { style: 'currency', currency: 'USD' }).format(
    Number(value),
  );
}

function date(value: Value, locale: Locale): string {
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return String(value);
  return new Intl.DateTimeFormat(regional(locale), {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    // A day on the calendar is the same day everywhere; a moment falls on the reader's own day.
    ...(typeof value === 'string' && CALENDAR_DAY.test(value) ? { timeZone: 'UTC' } : {}),
  }).format(at);
}
