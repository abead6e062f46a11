import { describe, expect, it } from 'vitest';
import { CITIES } from '@/content/cities/catalogue';
import { cityLabel, parseCityInput, searchCities } from './catalogue';

describe('the catalogue', () => {
  it('holds each slug once, made of the name and the state', () => {
    const slugs = CITIES.map((city) => city.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { slug, name, state } of CITIES) {
      const expected =
        slug === 'washington-dc'
          ? 'washington-dc'
          : `${name.toLowerCase().replace('.', '').replaceAll(' ', '-')}-${state.toLowerCase()}`;
      expect(slug).toBe(expected);
    }
  });

  it('names zones every runtime knows', () => {
    for (const { timeZone } of CITIES)
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });
});

describe('cityLabel', () => {
  it('speaks the reader’s language', () => {
    expect(cityLabel('philadelphia-pa', 'en')).toBe('Philadelphia, PA');
    expect(cityLabel('philadelphia-pa', 'es')).toBe('Filadelfia, PA');
    expect(cityLabel('austin-tx', 'es')).toBe('Austin, TX');
  });
});

describe('parseCityInput', () => {
  it.each([
    ['Austin, TX', 'austin-tx'],
    ['  austin ', 'austin-tx'],
    ['Columbus Ohio', 'columbus-oh'],
    ['Nueva York', 'new-york-city-ny'],
    ['new york, ny', 'new-york-city-ny'],
    ['Washington D.C.', 'washington-dc'],
    ['washington', 'washington-dc'],
    ['Los Ángeles, California', 'los-angeles-ca'],
    ['Saint Louis', 'st-louis-mo'],
    ['St. Louis, Misuri', 'st-louis-mo'],
    ['Raleigh, North Carolina', 'raleigh-nc'],
  ])('reads %s', (text, slug) => {
    const parsed = parseCityInput(text);
    expect(parsed.kind === 'city' && parsed.city.slug).toBe(slug);
  });

  it('offers what a beginning could mean', () => {
    const parsed = parseCityInput('San');
    expect(parsed.kind === 'ambiguous' && parsed.suggestions.map((city) => city.name)).toContain(
      'San Antonio',
    );
  });

  it('refuses the right name in the wrong state', () => {
    expect(parseCityInput('Austin, OH').kind).toBe('unknown');
  });

  it('knows nothing and emptiness apart', () => {
    expect(parseCityInput('Atlantis').kind).toBe('unknown');
    expect(parseCityInput(' , ').kind).toBe('empty');
  });
});

describe('searchCities', () => {
  it('puts names that begin with the text before names that only hold it', () => {
    expect(searchCities('or').map((city) => city.slug)).toEqual(['orlando-fl', 'new-orleans-la']);
  });

  it('narrows by state', () => {
    expect(searchCities('san, tx').map((city) => city.slug)).toEqual(['san-antonio-tx']);
  });
});
