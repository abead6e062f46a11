import { CITIES } from '@/content/cities/catalogue';
import { US_PLACES } from '@/content/cities/us-places';
import { isStateCode } from '@/lib/catalogue/checklists/places';
import { STATE_CODES, type StateCode } from '@/lib/catalogue/checklists/types';
import { letterBits } from '@/lib/edit-distance';
import { listPlaceAliases } from './place-aliases';
import { placeKey } from './place-key';
import { getPopulation } from './places';
import type { FoundPlace } from './schema';

/** A place under one of its names. */
export interface NamedPlace {
  place: FoundPlace;
  /** Not the name it is listed under. */
  alias: boolean;
}

/** All places under one key, the most populous first. */
export interface PlaceName {
  key: string;
  /** Which letters the key holds. */
  bits: number;
  places: NamedPlace[];
}

export interface UsPlaces {
  places: readonly FoundPlace[];
  byKey: ReadonlyMap<string, PlaceName>;
  /** Sorted by key. */
  names: readonly PlaceName[];
  namesByState: ReadonlyMap<StateCode, readonly PlaceName[]>;
}

let loaded: UsPlaces | null = null;

/**
 * Every place we know, made from the list at the first question and kept: about 33,000 places, of the fifty
 * states, the District and five territories. Only for servers: the list is 430 kB.
 */
export function loadUsPlaces(): UsPlaces {
  loaded ??= build();
  return loaded;
}

function build(): UsPlaces {
  const listed = listedPlaces();
  const aliases = listPlaceAliases().flatMap(({ alias, name, state }) => {
    const place = listed.get(state)?.get(placeKey(name));
    return place ? [{ key: placeKey(alias), place }] : [];
  });
  // "Brooklyn" is listed too, but New York City is where its permits are issued.
  for (const { key, place } of aliases) {
    const inState = listed.get(place.state);
    if (inState?.get(key) !== place) inState?.delete(key);
  }
  const byKey = new Map<string, PlaceName>();
  const add = (key: string, named: NamedPlace) => {
    const name = byKey.get(key) ?? { key, bits: letterBits(key), places: [] };
    byKey.set(key, name);
    if (!name.places.some(({ place }) => place === named.place)) name.places.push(named);
  };
  for (const inState of listed.values()) {
    for (const [key, place] of inState) add(key, { place, alias: false });
  }
  for (const { key, place } of aliases) add(key, { place, alias: true });
  for (const { places } of byKey.values()) places.sort((a, b) => comparePlaces(a.place, b.place));
  const names = [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    places: [...listed.values()].flatMap((inState) => [...inState.values()]),
    byKey,
    names,
    namesByState: namesByState(names),
  };
}

function namesByState(names: readonly PlaceName[]): Map<StateCode, PlaceName[]> {
  const states = new Map(STATE_CODES.map((state): [StateCode, PlaceName[]] => [state, []]));
  for (const name of names) {
    for (const state of new Set(name.places.map(({ place }) => place.state))) states.get(state)?.push(name);
  }
  return states;
}

/** By state and key; where the catalogue has a place too, as the catalogue writes it. */
function listedPlaces(): Map<StateCode, Map<string, FoundPlace>> {
  const states = new Map<StateCode, Map<string, FoundPlace>>();
  for (const state of STATE_CODES) {
    const places = US_PLACES[state].split(/[;\n]/).filter((line) => line !== '');
    states.set(
      state,
      new Map(places.map((line) => readPlace(line, state)).map((place) => [placeKey(place.name), place])),
    );
  }
  for (const { slug, name, state } of CITIES) {
    if (!isStateCode(state)) continue;
    states.get(state)?.set(placeKey(name), { name, state, slug, population: getPopulation(slug) });
  }
  return states;
}

/** "Abbeville 2688" or "Abernant". */
function readPlace(line: string, state: StateCode): FoundPlace {
  const space = line.lastIndexOf(' ');
  const population = /^\d+$/.test(line.slice(space + 1)) ? Number(line.slice(space + 1)) : null;
  return { name: population === null ? line : line.slice(0, space), state, slug: null, population };
}

/** More people first, then by name and state. */
export function comparePlaces(a: FoundPlace, b: FoundPlace): number {
  const people = (b.population ?? 0) - (a.population ?? 0);
  if (people !== 0) return people;
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.state < b.state ? -1 : a.state > b.state ? 1 : 0;
}
