import { PLACES } from '@/content/cities/places';
import { pad, yy } from '@/content/cities/sample';
import { SAMPLES } from '@/content/cities/samples';

/** Where a city's permits lie and how the city writes numbers. */
export interface Place {
  /** Latitude and longitude of its middle. */
  centre: [number, number];
  zips: string[];
  streets: [string, ...string[]];
  /** The permit's number from its year and running number; `trade` is E, P, M or B. */
  number: (year: number, running: number, trade: string) => string;
}

const COMMON: [string, ...string[]] = [
  'Maple St',
  'Cedar Ave',
  'Oak St',
  'Washington Ave',
  'Lincoln St',
  'Park Ave',
  'Elm St',
  'Highland Ave',
  'Prospect St',
  'Chestnut St',
  'River Rd',
  'Union St',
  'Spring St',
  'Walnut St',
  'Franklin Ave',
  'Church St',
];

const known = new Map<string, Place>();

/** A city's own streets and numbers, or common ones; a city nobody knows lies in the middle of the country. */
export function placeNamed(cityId: string): Place {
  const seen = known.get(cityId);
  if (seen) return seen;
  const { latitude, longitude } = PLACES[cityId] ?? { latitude: 39.8, longitude: -95.5 };
  const place: Place = {
    centre: [latitude, longitude],
    zips: [],
    streets: COMMON,
    number: (year, n, trade) => `${trade}${yy(year)}-${pad(n, 6)}`,
    ...SAMPLES[cityId],
  };
  known.set(cityId, place);
  return place;
}
