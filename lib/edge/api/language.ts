import { detectLanguage } from '@/lib/platform/i18n/detect-language';
import type { Locale } from '@/lib/platform/i18n/locales';

/** The language of an answer: the one asked for, else the first of `Accept-Language` we speak, else the account's. */
export function answerLanguage(
  asked: Locale | undefined,
  acceptLanguage: string | null,
  own: Locale | undefined,
): Locale {
  if (asked) return asked;
  const accepted = acceptedLanguages(acceptLanguage ?? '');
  return detectLanguage([...accepted, ...(own ? [own] : [])]);
}

const MAX_TAGS = 20;

/** `es-MX,es;q=0.9,en;q=0.8` in the order wanted; what is refused by a weight of zero is left out. */
function acceptedLanguages(header: string): string[] {
  return header
    .split(',', MAX_TAGS)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((text) => /^q=/i.test(text))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
