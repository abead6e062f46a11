export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Cells that should be a place: none there, WGS84 degrees, or values that are not degrees. */
export interface ReadCoordinates {
  at: Coordinates | null;
  invalid: boolean;
}

const NONE: ReadCoordinates = { at: null, invalid: false };
const INVALID: ReadCoordinates = { at: null, invalid: true };

const WKT_POINT = /^POINT ?\(\s*(-?[\d.]+)\s+(-?[\d.]+)\s*\)$/i;
const PAIR = /^\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)$/;

/**
 * Latitude and longitude from two cells, or from one that prints both (`POINT (lon lat)`, `(lat, lon)`).
 * State Plane feet and (0, 0) are not degrees of a building and are dropped.
 */
export function readCoordinates(latitude: unknown, longitude: unknown): ReadCoordinates {
  if (typeof latitude === 'string' && (latitude.startsWith('POINT') || latitude.startsWith('('))) {
    return fromPoint(latitude.trim());
  }
  const lat = numberOf(latitude);
  const lon = numberOf(longitude);
  if (lat === null || lon === null) return NONE;
  return check(lat, lon);
}

function fromPoint(text: string): ReadCoordinates {
  const wkt = WKT_POINT.exec(text);
  if (wkt) return check(Number(wkt[2]), Number(wkt[1]));
  const pair = PAIR.exec(text);
  return pair ? check(Number(pair[1]), Number(pair[2])) : INVALID;
}

function check(latitude: number, longitude: number): ReadCoordinates {
  if (latitude === 0 && longitude === 0) return NONE;
  const inRange = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return inRange ? { at: { latitude, longitude }, invalid: false } : INVALID;
}

function numberOf(value: unknown): number | null {
  if (Array.isArray(value)) return numberOf(value[0]);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}
