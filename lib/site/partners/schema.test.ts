import { describe, expect, test } from 'vitest';
import { newApplicationSchema } from './schema';

const GIVEN = {
  kind: 'supplier',
  organisation: 'Pecos Supply',
  website: '',
  area: 'Texas',
  message: 'Shingles.',
  locale: 'en',
};
const problems = (given: object) =>
  newApplicationSchema
    .safeParse({ ...GIVEN, ...given })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('an application', () => {
  test.each([
    ['', null],
    ['pecos.example', 'https://pecos.example/'],
    ['http://pecos.example/about', 'http://pecos.example/about'],
  ])('the site %s is kept as %s', (website, kept) => {
    expect(newApplicationSchema.parse({ ...GIVEN, website }).website).toBe(kept);
  });

  test.each(['javascript:alert(1)', 'localhost', 'https://a:b@pecos.example', 'not a site', 'a'.repeat(300)])(
    'the site %s is none',
    (website) => {
      expect(problems({ website })).toHaveLength(1);
    },
  );

  test('what is missing is named', () => {
    expect(problems({ kind: '', organisation: ' ', area: '', message: '' })).toEqual([
      'kind: missing',
      'organisation: missing',
      'area: missing',
      'message: missing',
    ]);
  });
});
