import { findState, MAX_PLACE_LENGTH, withoutZipAndCountry } from '@/lib/catalogue/checklists/places';
import type { StateCode } from '@/lib/catalogue/checklists/types';
import { placeKey } from './place-key';
import type { CityQuery } from './schema';

/** One way to take a text as a city. */
export interface CityReading {
  name: string;
  key: string;
  /** Null where none was said; `unclear` where what was said is no state, or two different ones. */
  state: StateCode | 'unclear' | null;
  /** The whole text is also the name of this state: "New York". */
  alsoState: StateCode | null;
}

/**
 * The ways to take a text, the likeliest first. Without a comma there can be several: "Port Washington" is
 * Port in the state of Washington, or a town.
 */
export function readCity({ city, state }: CityQuery): CityReading[] {
  if (city.length > MAX_PLACE_LENGTH) return [];
  const text = withoutZipAndCountry(city).replace(/^\d{5}\s+/, '');
  const given = state === undefined || state.trim() === '' ? null : (findState(state) ?? 'unclear');
  const comma = text.lastIndexOf(',');
  const readings = comma < 0 ? withoutComma(text) : [withComma(text, comma)];
  return readings
    .map((reading) => ({ ...reading, key: placeKey(reading.name), state: agreed(reading.state, given) }))
    .filter(({ key }) => key !== '');
}

type Part = Omit<CityReading, 'key'>;

/** "Austin, TX", "Austin, Travis County, TX". */
function withComma(text: string, comma: number): Part {
  const [name = ''] = text.split(',', 1);
  return { name, state: findState(text.slice(comma + 1)) ?? countyOrUnclear(text, comma), alsoState: null };
}

/** "Austin, Travis County" leaves the state open; "Paris, France" is elsewhere. */
function countyOrUnclear(text: string, comma: number): 'unclear' | null {
  return /\b(?:county|parish)\s*$/i.test(text.slice(comma + 1)) ? null : 'unclear';
}

/** The longest ending that names a state comes first, so that "Charleston West Virginia" is not in Virginia. */
function withoutComma(text: string): Part[] {
  const words = text.split(/\s+/);
  const readings: Part[] = [];
  for (let start = 1; start < words.length; start++) {
    const state = findState(words.slice(start).join(' '));
    if (state) readings.push({ name: words.slice(0, start).join(' '), state, alsoState: null });
  }
  return [...readings, { name: text, state: null, alsoState: findState(text) }];
}

function agreed(
  written: StateCode | 'unclear' | null,
  given: StateCode | 'unclear' | null,
): StateCode | 'unclear' | null {
  if (written === null || written === given) return given;
  return given === null ? written : 'unclear';
}
