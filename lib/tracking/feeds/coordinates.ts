import { degreesFrom } from './grids';
import { boundsOfState } from './state-bounds';
import type { FeedRecord } from './types';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The result of reading location cells: none, WGS84 degrees, or what is wrong with them. */
export interface ReadCoordinates {
  at: Coordinates | null;
  warning: string | null;
}

type Place = (latitude: unknown, longitude: unknown) => ReadCoordinates;

const NONE: ReadCoordinates = { at: null, warning: null };
const NO_DEGREES: ReadCoordinates = { at: null, warning: 'latitude, longitude: not degrees' };
const ELSEWHERE: ReadCoordinates = { at: null, warning: 'latitude, longitude: outside the state' };

const WKT_POINT = /^POINT ?\(\s*(-?[\d.]+)\s+(-?[\d.]+)\s*\)$/i;
const PAIR = /^\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)$/;

/**
 * Compiles the reader of a feed's locations: latitude and longitude from two cells, or from one that prints
 * both (`POINT (lon lat)`, `(lat, lon)`), in degrees or in feet of the record's projected grid. (0, 0) means
 * no location; a point outside the city's state is invalid.
 */
export function createPlaceReader({ state, grid }: Pick<FeedRecord, 'state' | 'grid'>): Place {
  const bounds = boundsOfState(state);
  const convert = grid === undefined ? null : degreesFrom(grid);

  function check(latitude: number, longitude: number): ReadCoordinates {
    if (latitude === 0 && longitude === 0) return NONE;
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return inState(latitude, longitude);
    const degrees = convert?.(longitude, latitude);
    return degrees ? inState(degrees[1], degrees[0]) : NO_DEGREES;
  }

  function inState(latitude: number, longitude: number): ReadCoordinates {
    const isInside =
      bounds === null ||
      (latitude >= bounds.south &&
        latitude <= bounds.north &&
        longitude >= bounds.west &&
        longitude <= bounds.east);
    return isInside ? { at: { latitude, longitude }, warning: null } : ELSEWHERE;
  }

  return (latitude, longitude) => {
    if (typeof latitude === 'string' && (latitude.startsWith('POINT') || latitude.startsWith('('))) {
      const text = latitude.trim();
      const wkt = WKT_POINT.exec(text);
      if (wkt) return check(Number(wkt[2]), Number(wkt[1]));
      const pair = PAIR.exec(text);
      return pair ? check(Number(pair[1]), Number(pair[2])) : NO_DEGREES;
    }
    const lat = toNumber(latitude);
    const lon = toNumber(longitude);
    return lat === null || lon === null ? NONE : check(lat, lon);
  };
}

function toNumber(value: unknown): number | null {
  if (Array.isArray(value)) return toNumber(value[0]);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}
