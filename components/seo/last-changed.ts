import { listSourced, SourceBook } from '@/components/cities/source-book';
import { loadGuide } from '@/components/prose/guide';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import { findSchedule } from '@/lib/catalogue/fees/schedules';
import { DEFAULT_LOCALE } from '@/lib/platform/i18n/locales';
import { getCityProfile } from '@/lib/tracking/cities/profiles';
import type { PublicPageName } from './public-pages';

/** The day what a page says was last reviewed; null for pages that say no such day. */
export async function lastChanged({ key, params }: PublicPageName): Promise<string | null> {
  if (key === '/cities/[city]' && params.city) return cityReviewedOn(params.city);
  const guide = key === '/resources/[guide]' ? GUIDE_SLUGS.find((slug) => slug === params.guide) : undefined;
  return guide ? (await loadGuide(guide, DEFAULT_LOCALE)).meta.updated : null;
}

/** The last day anything a city's page states was read. */
function cityReviewedOn(slug: string): string {
  const profile = getCityProfile(slug);
  const schedule = profile.feeSchedule === null ? null : findSchedule(profile.feeSchedule);
  return new SourceBook(listSourced(profile, schedule), '').readOn;
}
