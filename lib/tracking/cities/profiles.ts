import { CITY_PROFILES } from '@/content/cities/profiles';
import type { CityLapse, CityProfile } from './types';

const BY_SLUG = new Map(CITY_PROFILES.map((profile) => [profile.slug, profile]));

/** What is known of a city of the catalogue. @throws for a slug nobody wrote about */
export function getCityProfile(slug: string): CityProfile {
  const profile = BY_SLUG.get(slug);
  if (!profile) throw new Error(`No profile of ${slug}.`);
  return profile;
}

/** The cities that say when a permit lapses, or how it is extended, by their slugs. */
export const LAPSES: ReadonlyMap<string, CityLapse> = new Map(
  CITY_PROFILES.flatMap(({ slug, lapse }) => (lapse ? [[slug, lapse] as const] : [])),
);
