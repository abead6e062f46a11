import { expect, test } from 'vitest';
import { answerLanguage } from './language';

test.each([
  ['en', 'es', 'es', 'en'],
  [undefined, 'es-MX,es;q=0.9,en;q=0.8', 'en', 'es'],
  [undefined, 'en;q=0.4, es;q=0.9', undefined, 'es'],
  [undefined, 'es;q=0, en', undefined, 'en'],
  [undefined, 'fr, de', 'es', 'es'],
  [undefined, '*', 'es', 'es'],
  [undefined, null, 'es', 'es'],
  [undefined, null, undefined, 'en'],
  [undefined, ';;q=,q=x;,', undefined, 'en'],
] as const)('%s, %s, %s', (asked, header, own, language) => {
  expect(answerLanguage(asked, header, own)).toBe(language);
});
