import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/brand';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { hrefFor, type RouteKey, type RouteParams } from '@/lib/platform/i18n/routes';
import { metadataNamespace, type PageWithMetadata } from './metadata-namespaces';
import { pictureAddress } from './picture-address';

/** The canonical address of a public page and its twin in the other language. */
export function alternates(
  key: RouteKey,
  locale: Locale,
  params?: RouteParams,
): NonNullable<Metadata['alternates']> {
  return {
    canonical: hrefFor(key, locale, params),
    languages: {
      ...Object.fromEntries(LOCALES.map((each) => [each, hrefFor(key, each, params)])),
      'x-default': hrefFor(key, DEFAULT_LOCALE, params),
    },
  };
}

export interface PageFacts {
  key: RouteKey;
  locale: Locale;
  params?: RouteParams;
  /** At most 60 characters with the brand; the brand is added where it is not part of it. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** For guides. */
  article?: { modified: string };
}

/** Title, description, canonical, twins and the picture of a shared link, for a public page. */
export function pageMetadata({ key, locale, params, title, description, article }: PageFacts): Metadata {
  const full = title.includes(brand.name) ? title : `${title} · ${brand.name}`;
  const picture = { url: pictureAddress(key, locale, params), width: 1200, height: 630, alt: title };
  const shared = {
    title: full,
    description,
    url: hrefFor(key, locale, params),
    siteName: brand.name,
    locale: locale === 'es' ? 'es_US' : 'en_US',
    alternateLocale: locale === 'es' ? 'en_US' : 'es_US',
    images: [picture],
  };
  return {
    title: { absolute: full },
    description,
    alternates: alternates(key, locale, params),
    openGraph: article
      ? { ...shared, type: 'article', modifiedTime: article.modified }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title: full, description, images: [picture] },
  };
}

interface PageProps {
  params: Promise<{ locale: string }>;
}

/** `generateMetadata` of a page whose title and description stand in `messages`. */
export function metadataFromMessages(key: PageWithMetadata) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const { locale: given } = await params;
    const locale = isLocale(given) ? given : DEFAULT_LOCALE;
    const t = await getTranslations({ locale, namespace: metadataNamespace(key) });
    return pageMetadata({
      key,
      locale,
      title: t('title', { brand: brand.name }),
      description: t('description', { brand: brand.name }),
    });
  };
}
