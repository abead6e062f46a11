import { expect, test } from 'vitest';
import { arrayLiteral } from './array-literal';

test('quotes every text, so that NULL, braces and commas stay text', () => {
  expect(arrayLiteral(['NULL', '', '{a,b}', null])).toBe('{"NULL","","{a,b}",null}');
});

test('escapes quotes and backslashes', () => {
  expect(arrayLiteral(['5" pipe', 'C:\\plans'])).toBe('{"5\\" pipe","C:\\\\plans"}');
});

test('keeps line breaks and tabs as they are and drops what PostgreSQL cannot hold', () => {
  expect(arrayLiteral(['two\nlines\t"x"', 'a\0b', 'C:\\new', null, 7, Number.NaN])).toBe(
    '{"two\nlines\t\\"x\\"","ab","C:\\\\new",NULL,7,NULL}',
  );
});

test('writes numbers as they are and what is no number as NULL', () => {
  expect(arrayLiteral([0, -97.7431, 1e-7, Number.NaN, Number.POSITIVE_INFINITY])).toBe(
    '{0,-97.7431,1e-7,null,null}',
  );
});

test('an empty list is an empty array', () => {
  expect(arrayLiteral([])).toBe('{}');
});
