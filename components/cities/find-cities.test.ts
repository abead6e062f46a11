import { describe, expect, it } from 'vitest';
import { filtersFromSearch, fitting, NO_FILTERS, searchFromFilters } from './find-cities';

const CITIES = [
  { label: 'Austin, TX', state: 'TX', monitored: true },
  { label: 'Dallas, TX', state: 'TX', monitored: false },
  { label: 'Los Ángeles, CA', state: 'CA', monitored: true },
];
const labels = (filters: Partial<typeof NO_FILTERS>) =>
  fitting(CITIES, { ...NO_FILTERS, ...filters }).map(({ label }) => label);

describe('fitting', () => {
  it('reads names without accents and case', () => {
    expect(labels({ text: ' angel ' })).toEqual(['Los Ángeles, CA']);
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
