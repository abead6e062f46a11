import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PORTAL_ANSWERS } from '@/content/cities/answers';
import { CITIES } from '@/content/cities/catalogue';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { CITY_FEES } from '@/content/cities/fees';
import { CITY_PROFILES } from '@/content/cities/profiles';
import { renderIndexes } from '@/scripts/cities/render';
import { listFiles, ROOT, read } from './tree';

const FOLDER = 'content/cities';
const PARTS = [
  'answer.ts',
  'city.ts',
  'clock.ts',
  'feed.ts',
  'fees.ts',
  'place.ts',
  'profile.ts',
  'sample.ts',
  'side.ts',
  'steps.ts',
];
const INDEXES = renderIndexes(join(ROOT, FOLDER));
const SLUGS = readdirSync(join(ROOT, FOLDER), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

const slugsWith = (part: string) =>
  listFiles(FOLDER, new RegExp(`^${part}\\.ts$`))
    .map((path) => path.split('/')[2] ?? '')
    .filter((slug) => SLUGS.includes(slug));

describe('a city is one folder', () => {
  test.each([...INDEXES])('%s is what `npm run cities` writes', (file, text) => {
    expect(read(`${FOLDER}/${file}`)).toBe(text);
  });

  test.each(SLUGS)('%s has what a city needs, and nothing unknown', (slug) => {
    const files = readdirSync(join(ROOT, FOLDER, slug));
    expect(files.filter((file) => !PARTS.includes(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['city.ts', 'place.ts', 'profile.ts']));
    // Rows of the portal show that the feed is read as it should be.
    expect(files.includes('answer.ts')).toBe(files.includes('feed.ts'));
    expect(files.includes('steps.ts')).toBe(files.includes('side.ts'));
  });

  test('each part names the city of its folder', () => {
    const named = {
      city: CITIES.map(({ slug }) => slug),
      profile: CITY_PROFILES.map(({ slug }) => slug),
      feed: FEED_RECORDS.map(({ id }) => id),
      fees: CITY_FEES.map(({ citySlug }) => citySlug ?? ''),
      answer: PORTAL_ANSWERS.map(({ city }) => city),
    };
    for (const [part, slugs] of Object.entries(named)) expect(slugs.sort(), part).toEqual(slugsWith(part));
  });
});

describe('what a city’s folder imports', () => {
  /** Written once for all cities: no city, and no list of cities. */
  const COMMON =
    /^content\/(codes\/[a-z-]+|cities\/(answer|facts|sample|side-answer|sources)|fees\/(?!schedules)[a-z-]+|review-times\/(kinds|laws))$/;

  test.each(SLUGS)('%s knows types, and what is common to cities', (slug) => {
    const foreign = readdirSync(join(ROOT, FOLDER, slug)).flatMap((file) =>
      [...read(`${FOLDER}/${slug}/${file}`).matchAll(/^(?:import|\}) .*?from '([^']+)';$/gm)]
        .map(([, target = '']) =>
          target.startsWith('@/') ? target.slice(2) : posix.join(FOLDER, slug, target),
        )
        .filter((target) => !COMMON.test(target) && !/^lib\/[a-z]+\/[a-z-]+(\/side)?\/types$/.test(target))
        // What a profile and a clock both cite stands in the clock.
        .filter((target) => ![`${FOLDER}/${slug}/city`, `${FOLDER}/${slug}/clock`].includes(target))
        .map((target) => `${file}: ${target}`),
    );
    expect(foreign).toEqual([]);
  });

  test('each list holds one part of the cities, so that whoever needs it loads no other', () => {
    for (const [file, text] of INDEXES) {
      const parts = [...text.matchAll(/from '\.\/[a-z-]+\/([a-z]+)'/g)].map(([, part]) => part);
      expect(new Set(parts).size, file).toBe(1);
    }
  });
});

describe('what browsers load of the cities', () => {
  const sources = ['app', 'components', 'lib', 'content'].flatMap((folder) => listFiles(folder, /\.tsx?$/));
  const known = new Set(sources);
  const begins = (path: string, directive: string) => new RegExp(`^['"]${directive}['"]`).test(read(path));

  /** The files whose code a file brings with it; imports of types alone bring none, and actions stay on the server. */
  function broughtBy(path: string): string[] {
    if (begins(path, 'use server')) return [];
    return [...read(path).matchAll(/^(?:import|export) (?!type )([^;]*?)from '([^']+)';$/gm)]
      .filter(([, names = '']) => !/^\{(\s*type \w+( as \w+)?,?)+\s*\}\s*$/.test(names))
      .map(([, , target = '']) =>
        target.startsWith('@/') ? target.slice(2) : posix.join(posix.dirname(path), target),
      )
      .flatMap((target) => [`${target}.ts`, `${target}.tsx`].filter((file) => known.has(file)));
  }

  test('is the catalogue alone', () => {
    const reached = new Set(sources.filter((path) => begins(path, 'use client')));
    for (const path of reached) for (const file of broughtBy(path)) reached.add(file);
    const lists = [...INDEXES.keys()].filter((file) => reached.has(`${FOLDER}/${file}`));
    expect(lists).toEqual(['catalogue.ts']);
  });
});
