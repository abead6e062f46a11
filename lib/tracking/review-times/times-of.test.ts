import { describe, expect, test } from 'vitest';
import { CLOCKS } from '@/content/cities/clocks';
import { STATE_TIMES } from '@/content/review-times/states';
import { PERMIT_TYPE_IDS } from '@/lib/catalogue/checklists/types';
import { reviewTimesOf } from './times-of';

const ALL = [...Object.values(CLOCKS), ...Object.values(STATE_TIMES)].flat();
const idsOf = (city: string, state: string, permitType: string | null) =>
  reviewTimesOf({ city, state, permitType }).map(({ id }) => id);

describe('the times that hold for a permit', () => {
  test('are its city’s own, then those of its state', () => {
    expect(idsOf('pittsburgh-pa', 'PA', 'res_new')).toEqual(['pittsburgh-homes', 'pa-7210-502-homes']);
    expect(idsOf('orlando-fl', 'FL', 'roofing')).toEqual(['fl-553-792-small']);
  });

  test('of a state hold in a place without a folder', () => {
    expect(idsOf('ocala-fl', 'FL', 'res_alteration')).toEqual(['fl-553-792-small']);
  });

  test('leave out what a city’s own stands for', () => {
    expect(idsOf('portland-or', 'OR', 'res_new')).toEqual(['portland-455-467']);
    expect(idsOf('bend-or', 'OR', 'res_new')).toEqual(['or-455-467']);
  });

  test('are none where nothing was found, and for a kind the times do not name', () => {
    expect(idsOf('phoenix-az', 'AZ', 'res_new')).toEqual([]);
    expect(idsOf('pittsburgh-pa', 'PA', null)).toEqual([]);
  });
});

test('every time stands once, names its source with a day, and kinds that exist', () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  for (const { days, sources, permitTypes, replaces = [], claims, citation } of ALL) {
    expect(days).toBeGreaterThan(0);
    expect(citation).not.toBe('');
    for (const { url, readOn } of [...sources, ...claims.flatMap((claim) => claim.sources)]) {
      expect(url).toMatch(/^https?:\/\//);
      expect(readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    expect(sources.length).toBeGreaterThan(0);
    for (const type of permitTypes ?? []) expect(PERMIT_TYPE_IDS).toContain(type);
    for (const id of replaces) expect(ALL.map((time) => time.id)).toContain(id);
  }
});
