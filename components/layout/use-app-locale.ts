import { useLocale } from 'next-intl';
import { type Locale, languageOf } from '@/lib/platform/i18n/locales';

/** The page's language, as one of ours. Works in server and client components alike. */
export function useAppLocale(): Locale {
  return languageOf(useLocale());
}
