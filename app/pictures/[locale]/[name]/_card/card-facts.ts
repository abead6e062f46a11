import { mapPoint } from '@/components/cities/map-geometry';
import { loadGuide } from '@/components/prose/guide';
import { type PublicPageName, textsOfPage } from '@/components/seo/public-pages';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import { workedExample } from '@/lib/catalogue/fees/worked-example';
import { readCityNumbers } from '@/lib/edge/server/city-numbers';
import { dollarsAndCents } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import { isMonitored } from '@/lib/tracking/cities/monitoring';
import { requirePlace } from '@/lib/tracking/cities/places';
import { getCityProfile } from '@/lib/tracking/cities/profiles';

/** What the picture of a page shows beside its title. */
export interface CardFacts {
  /** A line or two of what is there. */
  lines: string[];
  /** A figure and what it is of: a city's days, else its fee. */
  figure: { value: string; of: string } | null;
  /** Where a city lies in the outline of the country. */
  point: { x: number; y: number } | null;
}

export interface CardWords {
  days: (count: number) => string;
  median: string;
}

/** How many sections of a guide are named. */
const SECTIONS = 4;

export async function cardFacts(page: PublicPageName, locale: Locale, words: CardWords): Promise<CardFacts> {
  const { key, params } = page;
  if (key === '/cities/[city]' && params.city) return cityFacts(params.city, locale, words);
  const slug = key === '/resources/[guide]' ? GUIDE_SLUGS.find((one) => one === params.guide) : undefined;
  if (slug) {
    const { text } = await loadGuide(slug, locale);
    return { lines: text.sections.slice(0, SECTIONS).map(({ title }) => title), figure: null, point: null };
  }
  return { lines: [(await textsOfPage(page, locale)).description], figure: null, point: null };
}

async function cityFacts(slug: string, locale: Locale, words: CardWords): Promise<CardFacts> {
  const { department, portal, feeSchedule } = getCityProfile(slug);
  const numbers = isMonitored(slug) ? await readCityNumbers(slug).catch(() => null) : null;
  const days = numbers?.sample ? undefined : numbers?.days_to_issue?.days.median;
  const example = feeSchedule === null ? undefined : workedExample(feeSchedule)[0];
  const fee = example
    ? { value: dollarsAndCents(example.estimate.totalCents), of: example.title[locale] }
    : null;
  return {
    lines: [department.name, ...(portal ? [portal.name] : [])],
    figure: days === undefined ? fee : { value: words.days(days), of: words.median },
    point: mapPoint(requirePlace(slug)),
  };
}
