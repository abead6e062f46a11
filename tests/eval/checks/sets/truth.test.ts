import { describe, expect, test } from 'vitest';
import { aFile, aPackage } from './sample';
import { getCheckDay, getMedium, isChosen, truthSchema } from './truth';

describe('truth of a package', () => {
  test('what its maker left out is empty', () => {
    const { packages } = truthSchema.parse({ packages: [aPackage({ files: [] })] });
    expect(packages[0]?.tags).toEqual([]);
    expect(truthSchema.safeParse({ packages: [{ id: 'p1' }] }).success).toBe(false);
  });

  test('it is checked on the day of its last paper, whatever expires later', () => {
    const files = [
      aFile('a.pdf', { fields: { dates: { signed: '2026-03-02', licenceExpires: '2027-01-01' } } }),
      aFile('b.pdf', { fields: { dates: { plan: '2026-03-09', renewal: '2028-06' } } }),
    ];
    expect(getCheckDay(aPackage({ files, applicationDate: '2026-03-05' }))).toBe('2026-03-09');
    expect(getCheckDay(aPackage({ files, applicationDate: '2026-04-01' }))).toBe('2026-04-01');
  });

  test('handwriting counts before the camera it was taken with', () => {
    expect(getMedium(aFile('a.pdf', {}))).toBe('text layer');
    expect(getMedium(aFile('a.jpg', { textLayer: false, tags: ['photo'] }))).toBe('photo');
    expect(getMedium(aFile('a.jpg', { textLayer: false, tags: ['photo', 'handwriting'] }))).toBe(
      'handwriting',
    );
    expect(getMedium(aFile('a.pdf', { textLayer: false }))).toBe('scan');
  });

  test('a set is chosen by its name, a package by the beginning of its own', () => {
    expect(isChosen([], 'forms', 'f01-x')).toBe(true);
    expect(isChosen(['forms'], 'forms', 'f01-x')).toBe(true);
    expect(isChosen(['forms/f01'], 'forms', 'f01-x')).toBe(true);
    expect(isChosen(['forms/f02', 'first'], 'forms', 'f01-x')).toBe(false);
  });
});
