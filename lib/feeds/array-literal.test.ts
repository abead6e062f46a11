import { expect, test } from 'vitest';
import { arrayLiteral } from './array-literal';

test('quotes every text, so that NULL, braces and commas stay text', () => {
  expect(arrayLiteral(['NULL', '', '{a,b}', null])).toBe('{"NULL","","{a,b}",NULL}');
});

test('escapes quotes and backslashes and drops what PostgreSQL cannot hold', () => {
  expect(arrayLiteral(['5" pipe', 'C:\\plans', 'a\0b'])).toBe('{"5\\" pipe","C:\\\\plans","ab"}');
});

test('writes numbers as they are and what is no number as NULL', () => {
  expect(arrayLiteral([0, -97.7431, 1e-7, Number.NaN, Number.POSITIVE_INFINITY])).toBe(
    '{0,-97.7431,1e-7,NULL,NULL}',
  );
});

test('an empty list is an empty array', () => {
  expect(arrayLiteral([])).toBe('{}');
});
