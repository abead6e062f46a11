import { describe, expect, test } from 'vitest';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import { cityLayer } from './city-layer';

const place = (city: string, state: 'TX' | 'WA' | 'ID') => ({ city, county: null, state });
const texts = (facts: readonly { text: { en: string } }[]) => facts.map(({ text }) => text.en).join(' ');

describe('what a city adds to the list of a job', () => {
  test('is its own: registration and expired permits in Austin, for a roof as for a fence', () => {
    const roof = cityLayer(place('Austin', 'TX'), 'roofing');
    expect(texts(roof?.asked ?? [])).toMatch(/expired/i);
    expect(roof?.portal?.url).toBe('https://abc.austintexas.gov');
  });

  test('names the job first and leaves out what is about another', () => {
    const austin = (job: PermitTypeId) => cityLayer(place('Austin', 'TX'), job);
    expect(texts(austin('pool_spa')?.exempt ?? [])).toMatch(/pools/);
    expect(texts(austin('sign')?.exempt ?? [])).not.toMatch(/pools/);
    expect(austin('fence')?.need?.text.en).toMatch(/8 feet/);
    expect(austin('sign')?.need).toBeNull();
  });

  test('differs from city to city', () => {
    const [austin, seattle] = [place('Austin', 'TX'), place('Seattle', 'WA')].map((one) =>
      texts(cityLayer(one, 'roofing')?.asked ?? []),
    );
    expect(seattle).not.toBe('');
    expect(seattle).not.toBe(austin);
  });

  test('is nothing where we have no profile', () => {
    expect(cityLayer(place('Boise', 'ID'), 'roofing')).toBeNull();
    expect(cityLayer({ city: null, county: null, state: 'TX' }, 'roofing')).toBeNull();
  });
});
