import { CITIES } from '@/content/cities/catalogue';
import { PLACES } from '@/content/cities/places';
import { ownEntry } from '@/lib/own-entry';
import type { City, CityPlace } from './types';

export function requirePlace(slug: string): CityPlace {
  const place = ownEntry(PLACES, slug);
  if (!place) throw new Error(`Nobody said where ${slug} lies.`);
  return place;
}

export function getPopulation(slug: string): number | null {
  return ownEntry(PLACES, slug)?.population ?? null;
}

const EARTH_RADIUS_MILES = 3958.8;

/** Miles along the surface. */
export function milesBetween(a: CityPlace, b: CityPlace): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord));
}

export interface NearbyCity {
  city: City;
  miles: number;
}

/** The nearest cities of the catalogue, nearest first. */
export function nearbyCities(slug: string, number = 4): NearbyCity[] {
  const here = requirePlace(slug);
  return CITIES.filter((city) => city.slug !== slug)
    .map((city) => ({ city, miles: Math.round(milesBetween(here, requirePlace(city.slug))) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, number);
}
