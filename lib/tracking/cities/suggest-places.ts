import type { StateCode } from '@/lib/catalogue/checklists/types';
import { editDistance, letterBits, mayBeWithin } from '@/lib/edit-distance';
import type { CityReading } from './read-city';
import type { CitySuggestion, FoundPlace } from './schema';
import { comparePlaces, loadUsPlaces } from './us-places';

/** The right name, but of several places, or in another state. */
const SAME_NAME = 0.7;
/** So many of them leave room for what the said state has. */
const MOST_ELSEWHERE = 3;
/** "Salt Lake, UT" for Salt Lake City. */
const ENDING_LEFT_OUT = 0.65;
const SPELLING = 0.8;
/** A misspelled name in a state that has nothing like it. */
const MISSPELLED_ELSEWHERE = 0.75;
const ENDINGS = ['city', 'town', 'township', 'village', 'beach', 'county', 'park'];
const MOST = 5;

interface Guess {
  place: FoundPlace;
  confidence: number;
  /** Spelled otherwise than the text. */
  bySpelling: boolean;
}

export interface Suggestions {
  places: CitySuggestion[];
  /** The first of them is spelled otherwise than the text. */
  bySpelling: boolean;
}

/** What a text that names no place for sure may have meant, the likeliest first and, of those, the largest. */
export function suggestPlaces(readings: readonly CityReading[]): Suggestions {
  const ambiguous = readings.find(({ key, state }) => !isStateCode(state) && placesNamed(key).length > 0);
  const guesses = ambiguous ? sameName(ambiguous) : firstGuesses(readings);
  const [first] = readings;
  if (guesses.length === 0 && first && isStateCode(first.state))
    guesses.push(...misspelled(first.key, null, SPELLING * MISSPELLED_ELSEWHERE));
  const best = new Map<FoundPlace, Guess>();
  for (const one of guesses) {
    if ((best.get(one.place)?.confidence ?? 0) < one.confidence) best.set(one.place, one);
  }
  const ranked = [...best.values()]
    .sort((a, b) => b.confidence - a.confidence || comparePlaces(a.place, b.place))
    .slice(0, MOST);
  return {
    places: ranked.map(({ place, confidence }) => ({
      ...place,
      confidence: Math.round(confidence * 100) / 100,
    })),
    bySpelling: ranked[0]?.bySpelling ?? false,
  };
}

function firstGuesses(readings: readonly CityReading[]): Guess[] {
  for (const reading of readings) {
    const guesses = guess(reading);
    if (guesses.length > 0) return guesses;
  }
  return [];
}

function isStateCode(state: CityReading['state']): state is StateCode {
  return state !== null && state !== 'unclear';
}

function placesNamed(key: string): FoundPlace[] {
  return (
    loadUsPlaces()
      .byKey.get(key)
      ?.places.map(({ place }) => place) ?? []
  );
}

function sameName({ key }: CityReading): Guess[] {
  return placesNamed(key).map((place) => ({ place, confidence: SAME_NAME, bySpelling: false }));
}

function guess(reading: CityReading): Guess[] {
  // Who typed a state alone misspelled nothing.
  if (reading.alsoState !== null) return [];
  const state = isStateCode(reading.state) ? reading.state : null;
  const otherEnding = withOtherEnding(reading.key)
    .flatMap(placesNamed)
    .filter((place) => state === null || place.state === state)
    .map((place) => ({ place, confidence: ENDING_LEFT_OUT, bySpelling: true }));
  return [
    ...sameName(reading).slice(0, MOST_ELSEWHERE),
    ...otherEnding,
    ...misspelled(reading.key, state, SPELLING),
  ];
}

function withOtherEnding(key: string): string[] {
  const shorter = ENDINGS.filter((ending) => key.endsWith(ending) && key.length > ending.length + 2);
  return [...ENDINGS.map((ending) => key + ending), ...shorter.map((ending) => key.slice(0, -ending.length))];
}

/** Three tenths of the letters may be wrong, three at most: short words are too much alike. */
function mostEdits(length: number): number {
  return Math.min(3, Math.floor(length * 0.3));
}

function misspelled(key: string, state: StateCode | null, weight: number): Guess[] {
  const limit = mostEdits(key.length);
  if (limit === 0) return [];
  const bits = letterBits(key);
  const { names, namesByState: namesOf } = loadUsPlaces();
  return (state === null ? names : (namesOf.get(state) ?? [])).flatMap((name) => {
    if (Math.abs(name.key.length - key.length) > limit || !mayBeWithin(bits, name.bits, limit)) return [];
    const edits = editDistance(key, name.key, limit);
    if (edits === 0 || edits > limit) return [];
    const confidence = weight * (1 - edits / Math.max(key.length, name.key.length));
    return name.places.flatMap(({ place }) =>
      state === null || place.state === state ? [{ place, confidence, bySpelling: true }] : [],
    );
  });
}
