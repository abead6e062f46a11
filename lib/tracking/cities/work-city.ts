import { isStateCode } from '@/lib/catalogue/checklists/places';
import { findCity } from './catalogue';
import { placeKey } from './place-key';
import { placeSlug, readPlaceSlug } from './place-slug';
import type { FoundPlace } from './schema';
import { getTimeZone } from './time-zones';
import { loadUsPlaces } from './us-places';
import { validateCity } from './validate-city';

/** A place a company works in: a city of the catalogue, or any other of the country. */
export interface WorkCity {
  /** The catalogue's, or one of the same form: `boise-id`. */
  slug: string;
  /** "Boise, ID" outside the catalogue; null where the catalogue has the name, in the reader's language. */
  label: string | null;
  /** IANA zone. */
  timeZone: string;
}

/** The place behind a slug, under the slug it is kept by; null where there is none. */
export function findWorkCity(slug: string): WorkCity | null {
  const city = findCity(slug);
  if (city) return { slug: city.slug, label: null, timeZone: city.timeZone };
  const read = readPlaceSlug(slug);
  if (!read || !isStateCode(read.state)) return null;
  const named = loadUsPlaces().byKey.get(placeKey(read.name))?.places ?? [];
  const hit = named.find(({ place, alias }) => place.state === read.state && !alias);
  return hit ? toWorkCity(hit.place) : null;
}

/** The same for what a program sends: a slug, or a name with its state. Null where no one place is meant. */
export function readWorkCity(text: string): WorkCity | null {
  const ofSlug = findWorkCity(text);
  if (ofSlug) return ofSlug;
  const { isValid, normalizedName: name, state, slug } = validateCity({ city: text });
  if (!isValid || name === null || state === null) return null;
  return findWorkCity(slug ?? placeSlug(name, state));
}

function toWorkCity({ name, state, slug }: FoundPlace): WorkCity | null {
  // Another way to write a city of the catalogue.
  if (slug !== null) return findWorkCity(slug);
  const own = placeSlug(name, state);
  return { slug: own, label: `${name}, ${state}`, timeZone: getTimeZone(own, state) };
}
