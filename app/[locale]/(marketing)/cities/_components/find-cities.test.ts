import { describe, expect, it } from 'vitest';
import { filtersFromSearch, fitting, NO_FILTERS, searchFromFilters } from './find-cities';

const CITIES = [
  { label: 'Austin, TX', state: 'TX', monitored: true },
  { label: 'Dallas, TX', state: 'TX', monitored: false },
  { label: 'Los Ángeles, CA', also: 'Los Angeles California', state: 'CA', monitored: true },
  { label: 'St. Louis, MO', also: 'Missouri', state: 'MO', monitored: false },
];
const labels = (filters: Partial<typeof NO_FILTERS>) =>
  fitting(CITIES, { ...NO_FILTERS, ...filters }).map(({ label }) => label);

describe('fitting', () => {
  it('reads names without accents and case', () => {
    expect(labels({ text: ' angel ' })).toEqual(['Los Ángeles, CA']);
  });

  it('reads them as people type them', () => {
    expect(labels({ text: 'austin tx' })).toEqual(['Austin, TX']);
    expect(labels({ text: 'Saint Louis' })).toEqual(['St. Louis, MO']);
    expect(labels({ text: 'california' })).toEqual(['Los Ángeles, CA']);
  });

  it('narrows by state and by monitored together', () => {
    expect(labels({ state: 'TX' })).toEqual(['Austin, TX', 'Dallas, TX']);
    expect(labels({ state: 'TX', monitored: true })).toEqual(['Austin, TX']);
  });
});

describe('the address', () => {
  it('keeps the filters there and back', () => {
    const filters = { text: 'san & co', state: 'CA', monitored: true };
    expect(filtersFromSearch(searchFromFilters(filters))).toEqual(filters);
  });

  it('is bare without filters', () => {
    expect(searchFromFilters(NO_FILTERS)).toBe('');
  });

  it('bounds what others write into it', () => {
    const { text, state } = filtersFromSearch(`?q=${'x'.repeat(500)}&state=texas`);
    expect([text.length, state]).toEqual([60, 'TE']);
  });
});
