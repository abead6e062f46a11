import { FLORIDA_CITIES_BY_COUNTY } from '@/content/requirements/florida-counties';
import { STATE_ALIASES, STATE_NAMES } from '@/content/requirements/states';
import { type ChecklistPlace, STATE_CODES, type StateCode, type Text } from './types';

export type PlaceError = 'empty' | 'too_long' | 'state_missing' | 'state_unknown' | 'city_invalid';

export type PlaceResult =
  | { readonly ok: true; readonly place: { readonly city: string | null; readonly state: StateCode } }
  | { readonly ok: false; readonly code: PlaceError };

export const MAX_PLACE_LENGTH = 120;

/** States and territories for a select, in the order of their English names. */
export function listStates(): { code: StateCode; name: Text }[] {
  return STATE_CODES.map((code) => ({ code, name: STATE_NAMES[code] })).sort((a, b) =>
    a.name.en < b.name.en ? -1 : 1,
  );
}

export function stateName(code: StateCode): Text {
  return STATE_NAMES[code];
}

export function isStateCode(value: string): value is StateCode {
  return codes.has(value);
}

/** A name without accents, dots and case, so that "San José" and "san jose" are one. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('.', '')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();
}

/**
 * Reads "Austin, TX", "Austin TX", "Austin, Texas", "Miami, Florida 33101", "Nueva York, Nueva York" or a
 * state alone. Whether the city exists is not checked here.
 */
export function parsePlace(text: string): PlaceResult {
  if (text.length > MAX_PLACE_LENGTH) return { ok: false, code: 'too_long' };
  const cleaned = withoutZipAndCountry(text);
  if (cleaned === '') return { ok: false, code: 'empty' };
  const comma = cleaned.lastIndexOf(',');
  return comma < 0 ? parseWithoutComma(cleaned) : parseWithComma(cleaned, comma);
}

/** A place as typed, without what may follow city and state: "Austin, TX 78701, USA" is "Austin, TX". */
export function withoutZipAndCountry(text: string): string {
  return (
    text
      .trim()
      // After a comma only: the Spanish name of the Virgin Islands itself ends in "EE. UU.".
      .replace(/,\s*(?:usa|u\.s\.a\.|united states|estados unidos|ee\.? ?uu\.?)$/i, '')
      .replace(/[,\s]+\d{5}(?:-\d{4})?$/, '')
      .replace(/[,\s]+$/, '')
  );
}

function parseWithComma(text: string, comma: number): PlaceResult {
  const stateText = text.slice(comma + 1).trim();
  const state = findState(stateText);
  if (state) return withCity(text.slice(0, comma), state);
  return { ok: false, code: 'state_unknown' };
}

/** The longest ending that names a state wins, so that "Charleston West Virginia" is not in Virginia. */
function parseWithoutComma(text: string): PlaceResult {
  const words = text.split(/\s+/);
  for (let start = 0; start < words.length; start += 1) {
    const state = findState(words.slice(start).join(' '));
    if (state) return withCity(words.slice(0, start).join(' '), state);
  }
  return { ok: false, code: 'state_missing' };
}

// Letters of any language, and the marks that stand in city names: St. Paul, Coeur d'Alene, Winston-Salem.
const CITY = /^\p{L}[\p{L}\p{M}\d .'’/()-]{0,79}$/u;

function withCity(cityText: string, state: StateCode): PlaceResult {
  const city = cityText
    .replace(/\s+/g, ' ')
    .replace(/[,\s]+$/, '')
    .trim();
  if (city === '') return { ok: true, place: { city: null, state } };
  return CITY.test(city) ? { ok: true, place: { city, state } } : { ok: false, code: 'city_invalid' };
}

/** By its two letters, or its English or Spanish name. */
export function findState(text: string): StateCode | null {
  const folded = foldName(text);
  const code = folded.toUpperCase();
  if (isStateCode(code)) return code;
  return byName.get(folded) ?? null;
}

/** The county of a job as far as it bears on a list: given, or told by the city (Florida only), or null. */
export function findCounty(place: ChecklistPlace): string | null {
  if (place.county !== null && place.county.trim() !== '') return canonicalCounty(place.county);
  if (place.state !== 'FL' || place.city === null) return null;
  return countyByFloridaCity.get(foldName(place.city).replaceAll('-', ' ')) ?? null;
}

function canonicalCounty(county: string): string {
  const folded = foldName(county)
    .replace(/^condado de /, '')
    .replace(/ county$/, '')
    .replaceAll('-', ' ');
  if (folded === 'dade') return 'Miami-Dade';
  return countyByName.get(folded) ?? county.trim();
}

const codes: ReadonlySet<string> = new Set(STATE_CODES);
const byName = new Map<string, StateCode>([
  ...STATE_CODES.flatMap((code): [string, StateCode][] => [
    [foldName(STATE_NAMES[code].en), code],
    [foldName(STATE_NAMES[code].es), code],
  ]),
  ...Object.entries(STATE_ALIASES),
]);
const countyByName = new Map(
  Object.keys(FLORIDA_CITIES_BY_COUNTY).map((county) => [foldName(county).replaceAll('-', ' '), county]),
);
const countyByFloridaCity = new Map(
  Object.entries(FLORIDA_CITIES_BY_COUNTY).flatMap(([county, cities]) =>
    cities.map((city): [string, string] => [foldName(city).replaceAll('-', ' '), county]),
  ),
);
