import { getTranslations } from 'next-intl/server';
import { loadGuide } from '@/components/prose/guide';
import { CITIES } from '@/content/cities/catalogue';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import { brand } from '@/lib/brand';
import type { Locale } from '@/lib/platform/i18n/locales';
import { ROUTES, type RouteKey, type RouteParams } from '@/lib/platform/i18n/routes';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { metadataNamespace } from './metadata-namespaces';

export interface PublicPageName {
  key: RouteKey;
  params: RouteParams;
}

/** Every page a search may find, in the order of the table; the sitemap, `llms.txt` and the tests read it. */
export function listPublicPages(): PublicPageName[] {
  return ROUTES.filter(({ route }) => route.sitemap).flatMap(({ key }): PublicPageName[] => {
    if (key === '/cities/[city]') return CITIES.map(({ slug }) => ({ key, params: { city: slug } }));
    if (key === '/resources/[guide]') return GUIDE_SLUGS.map((guide) => ({ key, params: { guide } }));
    return [{ key, params: {} }];
  });
}

export interface PageTexts {
  title: string;
  description: string;
}

/** What a public page is called and about, without the brand. */
export async function textsOfPage({ key, params }: PublicPageName, locale: Locale): Promise<PageTexts> {
  if (key === '/resources/[guide]') {
    const slug = GUIDE_SLUGS.find((known) => known === params.guide);
    if (!slug) throw new Error(`There is no guide ${params.guide}.`);
    const { meta } = await loadGuide(slug, locale);
    return { title: meta.title, description: meta.description };
  }
  if (key === '/cities/[city]') {
    const t = await getTranslations({ locale, namespace: 'cities.page' });
    const place = cityLabel(params.city ?? '', locale);
    return { title: t('title', { place }), description: t('shortDescription', { place }) };
  }
  const t = await getTranslations({ locale, namespace: metadataNamespace(key) });
  return {
    title: t('title', { brand: brand.name }),
    description: t('description', { brand: brand.name }),
  };
}
