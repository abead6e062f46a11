import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Index {
  /** The file of a city's folder it collects, and the name that file exports. */
  part: string;
  /** Where its type is imported from; nothing where the list is put in order by a function. */
  type: { name: string; from: string } | null;
  comment: string;
  /** The list's name and what surrounds it. */
  list: (cities: readonly NamedCity[]) => string;
}

interface NamedCity {
  slug: string;
  /** `los-angeles-ca` as a variable: `losAngelesCa`. */
  variable: string;
}

const lines = (cities: readonly NamedCity[], line: (city: NamedCity) => string) =>
  cities.map((city) => `  ${line(city)},\n`).join('');
const listed = (name: string, type: string) => (cities: readonly NamedCity[]) =>
  `export const ${name}: readonly ${type}[] = [\n${lines(cities, ({ variable }) => variable)}];\n`;
const bySlug = (name: string, type: string) => (cities: readonly NamedCity[]) =>
  `export const ${name}: Readonly<Record<string, ${type}>> = {\n${lines(
    cities,
    ({ slug, variable }) => `'${slug}': ${variable}`,
  )}};\n`;

const OF_CITIES = '@/lib/tracking/cities/types';

/** Each index stands alone, so that whoever needs one part of the cities loads no other. */
const INDEXES: Readonly<Record<string, Index>> = {
  'catalogue.ts': {
    part: 'city',
    type: null,
    comment: 'The cities Lintel has a page for, as lists show them. Those with a feed are monitored.',
    list: (cities) => `export const CITIES = inOrder([\n${lines(cities, ({ variable }) => variable)}]);\n`,
  },
  'places.ts': {
    part: 'place',
    type: { name: 'CityPlace', from: OF_CITIES },
    comment: 'Where each city lies, and how many live there as GeoNames has it; a county has no row there.',
    list: bySlug('PLACES', 'CityPlace'),
  },
  'profiles.ts': {
    part: 'profile',
    type: { name: 'CityProfile', from: OF_CITIES },
    comment: 'What the page of each city says.',
    list: listed('CITY_PROFILES', 'CityProfile'),
  },
  'feeds.ts': {
    part: 'feed',
    type: { name: 'FeedRecord', from: '@/lib/tracking/feeds/types' },
    comment: 'Every city whose permits are read.',
    list: listed('FEED_RECORDS', 'FeedRecord'),
  },
  'sides.ts': {
    part: 'side',
    type: { name: 'CitySide', from: '@/lib/tracking/feeds/side/types' },
    comment: 'The inspections, reviews and comments that cities publish beside their permits.',
    list: bySlug('SIDES', 'CitySide'),
  },
  'fees.ts': {
    part: 'fees',
    type: { name: 'FeeSchedule', from: '@/lib/catalogue/fees/types' },
    comment:
      'The fee schedules of cities; `content/fees/schedules.ts` has those of other places beside them.',
    list: listed('CITY_FEES', 'FeeSchedule'),
  },
  'clocks.ts': {
    part: 'clock',
    type: { name: 'ReviewTimes', from: '@/lib/tracking/review-times/types' },
    comment: 'The times in which cities say themselves that they answer; those of states stand apart.',
    list: bySlug('CLOCKS', 'ReviewTimes'),
  },
  'samples.ts': {
    part: 'sample',
    type: { name: 'SampleCity', from: './sample' },
    comment: 'How the sample feed server imitates the cities that differ from the usual.',
    list: bySlug('SAMPLES', 'SampleCity'),
  },
  'answers.ts': {
    part: 'answer',
    type: { name: 'PortalAnswer', from: './answer' },
    comment: 'What the portal of each city with a feed answers, and what it must become.',
    list: listed('PORTAL_ANSWERS', 'PortalAnswer'),
  },
  'side-answers.ts': {
    part: 'steps',
    type: { name: 'SideAnswer', from: './side-answer' },
    comment: 'What the side feeds of each city answer, and what it must become.',
    list: listed('SIDE_ANSWERS', 'SideAnswer'),
  },
};

/** The folders of `content/cities` that are a city's, by name. */
function cityFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'city.ts')))
    .map((entry) => entry.name)
    .sort();
}

/** The index files of `content/cities` by name, made from the folders that are there. */
export function renderIndexes(folder: string): Map<string, string> {
  const slugs = cityFolders(folder);
  return new Map(
    Object.entries(INDEXES).map(([file, index]) => {
      const cities = slugs
        .filter((slug) => existsSync(join(folder, slug, `${index.part}.ts`)))
        .map((slug) => ({ slug, variable: variableOf(slug) }));
      return [file, renderIndex(index, cities)];
    }),
  );
}

function renderIndex({ part, type, comment, list }: Index, cities: readonly NamedCity[]): string {
  const outside = type?.from.startsWith('@') ? `import type { ${type.name} } from '${type.from}';\n` : '';
  const parts = cities.map(
    ({ slug, variable }) => `import { ${part} as ${variable} } from './${slug}/${part}';\n`,
  );
  const beside = type?.from.startsWith('.') ? [`import type { ${type.name} } from '${type.from}';\n`] : [];
  if (type === null) beside.push("import { inOrder } from './in-order';\n");
  const imports = [...parts, ...beside].sort((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1));
  return `${outside}${imports.join('')}\n// Written by \`npm run cities\` from the folders beside it.\n\n/** ${comment} */\n${list(cities)}`;
}

function pathIn(line: string): string {
  return line.slice(line.indexOf("'"));
}

function variableOf(slug: string): string {
  return slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
