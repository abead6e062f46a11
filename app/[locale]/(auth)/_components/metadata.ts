import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';

/** Of a page that is reached from a mail alone: no search engine lists it. */
export async function unlisted(
  params: Promise<{ locale: string }>,
  texts: 'reset' | 'verify' | 'requestVerification',
): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale: isLocale(locale) ? locale : DEFAULT_LOCALE, namespace: 'auth' });
  return {
    title: t(`${texts}.title`),
    description: t(`${texts}.description`),
    robots: { index: false, follow: false },
  };
}
