import { expect, test } from 'vitest';
import { factsDue, gapsOf } from './facts-due';
import { getCityProfile } from './profiles';

test('lists what was read or published long ago, and what rests on copies alone', () => {
  const austin = getCityProfile('austin-tx');
  const now = factsDue(austin, '2026-11-27');
  expect(now).toContainEqual(
    expect.objectContaining({ where: 'timing 1', reason: 'published', since: '2017' }),
  );
  expect(now).toContainEqual(expect.objectContaining({ where: 'portal', reason: 'copy' }));
  expect(now.filter(({ reason }) => reason === 'read')).toEqual([]);
  const later = factsDue(austin, '2027-06-30').filter(({ reason }) => reason === 'read');
  expect(later.length).toBeGreaterThan(30);
});

test('names what a city’s page cannot answer', () => {
  expect(gapsOf({ ...getCityProfile('dallas-tx'), contacts: [] })).toContain('telephone');
  expect(gapsOf(getCityProfile('dallas-tx'))).toEqual(['cut-off of inspections']);
  expect(gapsOf(getCityProfile('el-paso-tx'))).toEqual(
    expect.arrayContaining(['fee schedule', 'booking of inspections', 'codes']),
  );
  expect(gapsOf(getCityProfile('portland-or'))).not.toContain('codes');
});
