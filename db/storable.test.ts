import { expect, test } from 'vitest';
import { storable } from './storable';

test('what a jsonb column cannot hold is left out, wherever it stands', () => {
  const hostile = {
    text: 'a\0b',
    half: 'x\ud83d',
    list: ['\udc00y', { 'k\0': 'whole 😀' }],
    number: 1,
    none: null,
  };
  expect(storable(hostile)).toEqual({
    text: 'ab',
    half: 'x',
    list: ['y', { k: 'whole 😀' }],
    number: 1,
    none: null,
  });
});

test('everything else stays the very same value', () => {
  const sound = { text: 'Dirección 😀', escaped: String.raw`a \n b`, list: [1, true] };
  expect(storable(sound)).toBe(sound);
  // Text that only looks like such an escape.
  expect(storable({ text: String.raw`\u0000` })).toEqual({ text: String.raw`\u0000` });
});
