import type { FieldBounds, FieldErrors } from '@/lib/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { apiTexts } from './texts';

interface Problems {
  fields: FieldErrors;
  bounds?: FieldBounds | undefined;
}

/** `operatingCities.0` → `operating_cities.0`: a field as its caller wrote it, where the domain calls it otherwise. */
export function callersName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The codes of wrong fields under the names their caller used; `own` are names written as the domain writes them. */
export function namedByCaller({ fields, bounds = {} }: Problems, own: readonly string[]): Problems {
  const named = <T>(values: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [own.includes(name) ? name : callersName(name), value]),
    );
  return { fields: named(fields), bounds: named(bounds) };
}

/** What is wrong with each field, as a sentence for people. */
export function fieldWords({ fields, bounds = {} }: Problems, locale: Locale): Record<string, string> {
  const words: Record<string, string> = apiTexts(locale).problems;
  return Object.fromEntries(
    Object.entries(fields).map(([name, code]) => {
      const values: Record<string, string> = bounds[name] ?? {};
      const text = Object.hasOwn(words, code) ? words[code] : words.other;
      return [name, (text ?? '').replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')];
    }),
  );
}
