import { isStateCode } from '@/lib/catalogue/checklists/places';
import type { StateCode } from '@/lib/catalogue/checklists/types';
import { dayIn } from '@/lib/platform/clock/zones';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { findCity } from './catalogue';
import { placeKey } from './place-key';
import { placeSlug, readPlaceSlug } from './place-slug';
import { getTimeZone } from './time-zones';
import { loadUsPlaces } from './us-places';

/** A place somebody wrote down, under the name and slug we know it by; one we do not know is as it was written. */
export function handPlace({ city, state }: { city: string; state: StateCode }): {
  slug: string;
  city: string;
} {
  const named = loadUsPlaces().byKey.get(placeKey(city))?.places ?? [];
  const known = named.find(({ place }) => place.state === state)?.place;
  const name = known?.name ?? city;
  return { slug: known?.slug ?? placeSlug(name, state), city: name };
}

/** The time zone of a place by its slug, as far as the slug tells. */
export function zoneOfPlace(slug: string): string {
  const city = findCity(slug);
  if (city) return city.timeZone;
  const state = readPlaceSlug(slug)?.state ?? '';
  return isStateCode(state) ? getTimeZone(slug, state) : 'America/New_York';
}

/** The calendar day where a permit is, by its feed's record; one by hand has its place for a record. */
export function permitDay(record: string, at: Date): string {
  return dayIn(feedRecord(record)?.timeZone ?? zoneOfPlace(record), at);
}
