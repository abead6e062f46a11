import { CITIES } from '@/content/cities/catalogue';
import type { Locale } from '@/lib/platform/i18n/locales';
import { readPlaceSlug } from './place-slug';
import { STATE_NAMES, STATE_NAMES_ES } from './states';
import type { City } from './types';

const BY_SLUG = new Map(CITIES.map((city) => [city.slug, city]));

interface Entry {
  city: City;
  names: string[];
}

const ENTRIES: readonly Entry[] = CITIES.map((city) => ({
  city,
  names: [
    ...new Set([fold(city.name), ...(city.nameEs ? [fold(city.nameEs)] : []), ...(city.otherNames ?? [])]),
  ],
}));

/** Lower case, without accents and punctuation, one space between words. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\./g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const STATE_CODES = new Map<string, string>();
for (const code of Object.keys(STATE_NAMES)) STATE_CODES.set(fold(code), code);
for (const names of [STATE_NAMES, STATE_NAMES_ES]) {
  for (const [code, name] of Object.entries(names)) STATE_CODES.set(fold(name), code);
}

export function findCity(slug: string): City | null {
  return BY_SLUG.get(slug) ?? null;
}

/** "Austin, TX", "Filadelfia, PA"; a place the catalogue does not hold has the label kept with it, or what its slug says. */
export function cityLabel(slug: string, locale: Locale, label?: string | null): string {
  const city = BY_SLUG.get(slug);
  if (!city) return label ?? spelledOut(slug);
  return `${locale === 'es' && city.nameEs ? city.nameEs : city.name}, ${city.state}`;
}

function spelledOut(slug: string): string {
  const place = readPlaceSlug(slug);
  return place
    ? `${place.name.replace(/(^|\s)[a-z]/g, (letter) => letter.toUpperCase())}, ${place.state}`
    : slug;
}

/** Cities whose name, in either language, holds a word that begins with the text; those that begin with it first. */
export function searchCities(text: string, limit = 8): City[] {
  const readings = parseReadings(text);
  const found = new Map<City, number>();
  for (const { name, state } of readings) {
    for (const { city, names } of ENTRIES) {
      if (state !== null && city.state !== state) continue;
      const rank = names.some((own) => own.startsWith(name))
        ? 0
        : names.some((own) => own.includes(` ${name}`))
          ? 1
          : null;
      if (rank !== null) found.set(city, Math.min(rank, found.get(city) ?? rank));
    }
  }
  return [...found]
    .sort(([a, rankA], [b, rankB]) => rankA - rankB || a.name.localeCompare(b.name, 'en'))
    .slice(0, limit)
    .map(([city]) => city);
}

export type CityInput =
  | { kind: 'empty' }
  | { kind: 'city'; city: City }
  /** The text could be several of these, or is only the beginning of one. */
  | { kind: 'ambiguous'; suggestions: City[] }
  | { kind: 'unknown' };

/** Reads what a person typed: "Austin, TX", "austin", "Nueva York", "Columbus Ohio". */
export function parseCityInput(text: string): CityInput {
  const readings = parseReadings(text);
  if (readings.length === 0) return { kind: 'empty' };
  const exact = new Set<City>();
  for (const { name, state } of readings) {
    for (const { city, names } of ENTRIES) {
      if (names.includes(name) && (state === null || city.state === state)) exact.add(city);
    }
  }
  const [only, ...others] = exact;
  if (only && others.length === 0) return { kind: 'city', city: only };
  if (only) return { kind: 'ambiguous', suggestions: [only, ...others] };
  const suggestions = searchCities(text);
  return suggestions.length > 0 ? { kind: 'ambiguous', suggestions } : { kind: 'unknown' };
}

interface Reading {
  name: string;
  state: string | null;
}

/** The text as a name, and, where its last words name a state, as name and state. */
function parseReadings(text: string): Reading[] {
  const folded = fold(text);
  if (folded === '') return [];
  const readings: Reading[] = [{ name: folded, state: null }];
  const words = folded.split(' ');
  for (let count = 1; count <= 3 && count < words.length; count++) {
    const state = STATE_CODES.get(words.slice(-count).join(' '));
    if (state) readings.push({ name: words.slice(0, -count).join(' '), state });
  }
  return readings;
}
