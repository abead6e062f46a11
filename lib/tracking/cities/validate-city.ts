import { parseCityInput } from './catalogue';
import { isMonitored } from './monitoring';
import { placeKey, plainKey } from './place-key';
import { getCityProfile } from './profiles';
import { type CityReading, readCity } from './read-city';
import type { CityQuery, CityValidation, FoundPlace } from './schema';
import { suggestPlaces } from './suggest-places';
import { loadUsPlaces } from './us-places';

/** Name and state as the place is listed; case, accents and punctuation aside. */
const EXACT = 1;
/** Another name or another way to write it: "NYC", "Saint Louis", "Ft Worth", "City of Austin". */
const ALIAS = 0.9;
/** No state was said, and one place alone has this name, or one city of the catalogue. */
const UNIQUE_NAME = 0.8;

interface Match {
  place: FoundPlace;
  matchedBy: 'exact' | 'alias' | 'unique_name';
  confidence: number;
}

/**
 * Whether a text names one place of the United States: a city, a town, a census-designated place, a post
 * office, or a county of our catalogue. A misspelled name, a name that several states have (unless one alone is a city
 * of our catalogue), and a name in the wrong state are not valid: they come back with what may have been meant. Never throws.
 */
export function validateCity(input: CityQuery): CityValidation {
  const readings = readCity(input);
  for (const reading of readings) {
    const match = matchReading(reading) ?? matchReading(withoutKind(reading));
    if (match) return accepted(match);
  }
  const ofCatalogue = input.state ? null : matchCatalogue(input.city);
  if (ofCatalogue) return accepted(ofCatalogue);
  const { places, bySpelling } = suggestPlaces(readings);
  return {
    isValid: false,
    normalizedName: null,
    state: null,
    slug: null,
    hasPermitPortal: false,
    permitPortal: null,
    monitored: false,
    population: null,
    confidence: places[0]?.confidence ?? 0,
    matchedBy: bySpelling ? 'spelling' : null,
    suggestions: places,
  };
}

function matchReading({ name, key, state, alsoState }: CityReading): Match | null {
  if (state === 'unclear') return null;
  const named = loadUsPlaces().byKey.get(key)?.places ?? [];
  if (state !== null) {
    const here = named.filter(({ place }) => place.state === state);
    // A place that bears the name goes before one that is only also called so.
    const hit = here.find(({ alias }) => !alias) ?? here[0];
    if (!hit) return null;
    const exact = plainKey(name) === plainKey(hit.place.name);
    return {
      place: hit.place,
      matchedBy: exact ? 'exact' : 'alias',
      confidence: exact ? EXACT : ALIAS,
    };
  }
  const [only, ...others] = named;
  if (!only || others.length > 0) return null;
  // "Indiana" is a town of Pennsylvania, but hardly what was meant.
  if (alsoState !== null && alsoState !== only.place.state) return null;
  return only.alias
    ? { place: only.place, matchedBy: 'alias', confidence: ALIAS }
    : { place: only.place, matchedBy: 'unique_name', confidence: UNIQUE_NAME };
}

/** "Austin" without a state: several places bear the name, but only one of them is a city of ours, as in set-up. */
function matchCatalogue(text: string): Match | null {
  const typed = parseCityInput(text);
  if (typed.kind !== 'city') return null;
  const place = loadUsPlaces().places.find(({ slug }) => slug === typed.city.slug);
  return place ? { place, matchedBy: 'unique_name', confidence: UNIQUE_NAME } : null;
}

/** "City of Austin" → "Austin", "Ciudad de Laredo" → "Laredo". */
function withoutKind(reading: CityReading): CityReading {
  const name = reading.name.replace(/^\s*(?:(?:city|town|village|borough)\s+of|ciudad\s+de)\s+/i, '');
  return { ...reading, name, key: placeKey(name) };
}

function accepted({ place, matchedBy, confidence }: Match): CityValidation {
  const portal = place.slug === null ? null : getCityProfile(place.slug).portal;
  return {
    isValid: true,
    normalizedName: place.name,
    state: place.state,
    slug: place.slug,
    hasPermitPortal: portal !== null,
    permitPortal: portal,
    monitored: place.slug !== null && isMonitored(place.slug),
    population: place.population,
    confidence,
    matchedBy,
    suggestions: [],
  };
}
