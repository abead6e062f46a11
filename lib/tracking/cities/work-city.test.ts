import { describe, expect, it } from 'vitest';
import { CITIES } from '@/content/cities/catalogue';
import { PLACE_ZONES } from '@/content/cities/place-zones';
import { renderZones } from '@/scripts/us-places/zones';
import { read } from '@/tests/guards/tree';
import { placeSlug, readPlaceSlug } from './place-slug';
import { getTimeZone } from './time-zones';
import { loadUsPlaces } from './us-places';
import { findWorkCity, readWorkCity } from './work-city';

const { places } = loadUsPlaces();

describe('a slug of any place', () => {
  it('leads back to its place, and no two places share one', () => {
    const slugs = new Set<string>();
    for (const { name, state, slug } of places) {
      const own = slug ?? placeSlug(name, state);
      expect(slugs.has(own), own).toBe(false);
      slugs.add(own);
      const label = slug === null ? `${name}, ${state}` : null;
      expect(findWorkCity(own), own).toMatchObject({ slug: own, label });
      expect(own.length).toBeLessThanOrEqual(80);
    }
  });

  it.each([
    ['Boise', 'ID', 'boise-id'],
    ['Coeur d’Alene', 'ID', 'coeur-dalene-id'],
    ['Cañon City', 'CO', 'canon-city-co'],
    ['Winston-Salem', 'NC', 'winston-salem-nc'],
    ['St. Louis Park', 'MN', 'st-louis-park-mn'],
  ])('of %s, %s is %s', (name, state, slug) => {
    expect(placeSlug(name, state)).toBe(slug);
    expect(readPlaceSlug(slug)?.state).toBe(state);
  });

  it.each([
    '',
    'boise',
    'id',
    '-id',
    'boise-xx',
    'atlantis-tx',
    'boise-id-',
    'Boise-ID',
    'boise--id',
    'x'.repeat(200),
  ])('%j names none', (slug) => expect(findWorkCity(slug)).toBeNull());

  it('written another way is the place’s own', () => {
    expect(findWorkCity('saint-louis-mo')?.slug).toBe('st-louis-mo');
    expect(findWorkCity('ft-worth-tx')).toMatchObject({ slug: 'fort-worth-tx', label: null });
  });
});

describe('what a program sends', () => {
  it.each([
    ['Boise, ID', 'boise-id'],
    ['boise idaho', 'boise-id'],
    ['boise-id', 'boise-id'],
    ['Austin, TX', 'austin-tx'],
    ['Nueva York', 'new-york-city-ny'],
    ['Brooklyn, NY', 'new-york-city-ny'],
  ])('%s is %s', (text, slug) => expect(readWorkCity(text)?.slug).toBe(slug));

  it.each(['Springfield', 'Bosie, ID', 'Paris, France', '../etc', 'ID'])('%s names no one place', (text) =>
    expect(readWorkCity(text)).toBeNull(),
  );
});

describe('the time of a place', () => {
  it('is one that runs', () => {
    const zones = new Set(
      places.flatMap(({ name, state, slug }) => (slug ? [] : [getTimeZone(placeSlug(name, state), state)])),
    );
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  });

  it.each([
    ['boise-id', 'America/Boise'],
    ['lewiston-id', 'America/Los_Angeles'],
    ['pensacola-fl', 'America/Chicago'],
    ['sarasota-fl', 'America/New_York'],
    ['chattanooga-tn', 'America/New_York'],
    ['clarksville-tn', 'America/Chicago'],
    ['bowling-green-ky', 'America/Chicago'],
    ['lexington-ky', 'America/New_York'],
    ['evansville-in', 'America/Chicago'],
    ['fort-wayne-in', 'America/Indiana/Indianapolis'],
    ['rapid-city-sd', 'America/Denver'],
    ['ponce-pr', 'America/Puerto_Rico'],
    ['el-paso-tx', 'America/Denver'],
  ])('in %s is %s', (slug, zone) => expect(findWorkCity(slug)?.timeZone).toBe(zone));

  it('in the smaller part of a state is what its script writes', () => {
    expect(read('content/cities/place-zones.ts') === renderZones()).toBe(true);
    expect(Object.keys(PLACE_ZONES)).not.toContain('AZ');
  });

  it('of the catalogue’s cities agrees with their states', () => {
    const offset = (timeZone: string) =>
      new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).format(
        new Date('2026-01-15T12:00Z'),
      );
    for (const { slug, state, timeZone } of CITIES) {
      const found = places.find((place) => place.slug === slug);
      if (!found || slug === 'el-paso-tx') continue;
      expect(offset(getTimeZone(slug, found.state)), `${slug} ${state}`).toBe(offset(timeZone));
    }
  });
});
