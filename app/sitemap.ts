import type { MetadataRoute } from 'next';
import { lastChanged } from '@/components/seo/last-changed';
import { listPublicPages } from '@/components/seo/public-pages';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { fullAddress } from '@/lib/site';

/** `sitemap.xml`: each public page in each language, with its twins, and the day of its last review where it has one. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await Promise.all(
    listPublicPages().map(async (page) => ({ ...page, changed: await lastChanged(page) })),
  );
  return pages.flatMap(({ key, params, changed }) => {
    const address = (locale: Locale) => fullAddress(hrefFor(key, locale, params));
    const languages = {
      ...Object.fromEntries(LOCALES.map((locale) => [locale, address(locale)])),
      'x-default': address(DEFAULT_LOCALE),
    };
    return LOCALES.map((locale) => ({
      url: address(locale),
      ...(changed ? { lastModified: changed } : {}),
      alternates: { languages },
    }));
  });
}
