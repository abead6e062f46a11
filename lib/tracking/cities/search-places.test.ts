import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchPlaces } from './search-places';

const labels = (prefix: string, limit?: number) =>
  searchPlaces(prefix, limit).map(({ name, state }) => `${name}, ${state}`);

describe('searchPlaces', () => {
  it('puts the most populous first', () => {
    expect(labels('san', 4)).toEqual([
      'San Antonio, TX',
      'San Diego, CA',
      'San Jose, CA',
      'San Francisco, CA',
    ]);
  });

  it.each([
    ['st. lou', 'St. Louis, MO'],
    ['FT WOR', 'Fort Worth, TX'],
    ['nueva y', 'New York City, NY'],
    ['nyc', 'New York City, NY'],
    ['mayagu', 'Mayagüez, PR'],
    ['coeur d', 'Coeur d’Alene, ID'],
    ['austin, te', 'Austin, TX'],
  ])('reads %s', (prefix, first) => {
    expect(labels(prefix)[0]).toBe(first);
  });

  it('takes "st" as the beginning of a word and as a short one', () => {
    expect(labels('st')).toEqual(expect.arrayContaining(['St. Louis, MO', 'Stockton, CA']));
  });

  it('narrows by the state behind a comma', () => {
    expect(new Set(searchPlaces('spring, il').map(({ state }) => state))).toEqual(new Set(['IL']));
    const beginning = new Set(searchPlaces('spring, i').map(({ state }) => state));
    expect([...beginning].filter((state) => !['IA', 'ID', 'IL', 'IN'].includes(state))).toEqual([]);
    // A whole name or code narrows to that state alone.
    expect(new Set(searchPlaces('alexandria, virginia').map(({ state }) => state))).toEqual(new Set(['VA']));
  });

  it('finds nothing for nothing', () => {
    expect(labels('')).toEqual([]);
    expect(labels(' , tx')).toEqual([]);
    expect(labels('zzzz')).toEqual([]);
  });

  it('gives eight at most, each once, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.integer({ min: 0, max: 50 }),
        (text, limit) => {
          const found = searchPlaces(text, limit);
          expect(found.length).toBeLessThanOrEqual(Math.min(8, limit));
          expect(new Set(found).size).toBe(found.length);
        },
      ),
      { seed: 4 },
    );
  });
});
