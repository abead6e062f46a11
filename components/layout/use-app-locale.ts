import { useLocale } from 'next-intl';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/platform/i18n/locales';

/** The page's language, as one of ours. Works in server and client components alike. */
export function useAppLocale(): Locale {
  const locale = useLocale();
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
