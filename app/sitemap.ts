import type { MetadataRoute } from 'next';
import { listPublicPages } from '@/components/seo/public-pages';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { fullAddress } from '@/lib/site';

/** `sitemap.xml`: each public page in each language, with its twins. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listPublicPages().flatMap(({ key, params }) => {
    const address = (locale: Locale) => fullAddress(hrefFor(key, locale, params));
    const languages = {
      ...Object.fromEntries(LOCALES.map((locale) => [locale, address(locale)])),
      'x-default': address(DEFAULT_LOCALE),
    };
    return LOCALES.map((locale) => ({ url: address(locale), alternates: { languages } }));
  });
}
