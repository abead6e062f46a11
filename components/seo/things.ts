import { brand } from '@/lib/brand';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor, type RouteKey, type RouteParams } from '@/lib/platform/i18n/routes';
import { PLANS } from '@/lib/providers/billing/plans';
import { TIERS, type Tier } from '@/lib/providers/billing/types';
import { fullAddress } from '@/lib/site';
import type { GuideMeta } from '@/lib/site/guides/types';
import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { pictureAddress } from './picture-address';
import type { Thing } from './structured-data';

export interface Crumb {
  name: string;
  key: RouteKey;
  params?: RouteParams;
}

/** People in the company, as a band. */
export const COMPANY_SIZE = { from: 10, to: 50 } as const;

export const organizationId = () => `${fullAddress('/')}#organization`;

export function organization(description: string): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: brand.name,
    url: fullAddress('/'),
    logo: fullAddress('/icons/512.png'),
    description,
    foundingDate: brand.founded,
    numberOfEmployees: {
      '@type': 'QuantitativeValue',
      minValue: COMPANY_SIZE.from,
      maxValue: COMPANY_SIZE.to,
    },
    areaServed: { '@type': 'Country', name: 'United States' },
    knowsLanguage: ['en', 'es'],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: brand.supportEmail,
      availableLanguage: ['en', 'es'],
    },
  };
}

/** The site itself, in the language of the page. */
export function webSite(locale: Locale, description: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${fullAddress(hrefFor('/', locale))}#website`,
    name: brand.name,
    url: fullAddress(hrefFor('/', locale)),
    description,
    inLanguage: locale,
    publisher: { '@id': organizationId() },
  };
}

/** `names` are the plans' names as the page shows them. */
export function softwareApplication(locale: Locale, description: string, names: Record<Tier, string>): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: brand.name,
    url: fullAddress(hrefFor('/', locale)),
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    softwareVersion: brand.version,
    inLanguage: locale,
    publisher: { '@id': organizationId() },
    offers: TIERS.map((tier) => ({
      '@type': 'Offer',
      name: names[tier],
      price: (PLANS[tier].priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
      url: fullAddress(hrefFor('/pricing', locale)),
    })),
  };
}

export function breadcrumbs(locale: Locale, crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, key, params }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: fullAddress(hrefFor(key, locale, params)),
    })),
  };
}

export function faqPage(locale: Locale, items: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function article(
  locale: Locale,
  guide: string,
  meta: Pick<GuideMeta, 'title' | 'description' | 'updated'>,
): Thing {
  const address = fullAddress(hrefFor('/resources/[guide]', locale, { guide }));
  return {
    '@type': 'Article',
    headline: meta.title,
    description: meta.description,
    inLanguage: locale,
    dateModified: meta.updated,
    datePublished: meta.updated,
    mainEntityOfPage: address,
    image: fullAddress(pictureAddress('/resources/[guide]', locale, { guide })),
    author: { '@id': organizationId(), '@type': 'Organization', name: brand.name },
    publisher: { '@id': organizationId(), '@type': 'Organization', name: brand.name },
  };
}

/** A monitored city's public permit records, as published by the city. */
export function dataset(
  locale: Locale,
  city: string,
  { record, ...texts }: { name: string; description: string; creator: string; record: FeedRecord },
): Thing {
  return {
    '@type': 'Dataset',
    name: texts.name,
    description: texts.description,
    inLanguage: locale,
    url: fullAddress(hrefFor('/cities/[city]', locale, { city })),
    sameAs: record.landing,
    isAccessibleForFree: true,
    spatialCoverage: { '@type': 'Place', name: `${record.city}, ${record.state}` },
    creator: { '@type': 'GovernmentOrganization', name: texts.creator },
  };
}
