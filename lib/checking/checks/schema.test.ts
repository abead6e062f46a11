import { expect, test } from 'vitest';
import { statedSchema } from './schema';

test('what is stated holds what was given and nothing else', () => {
  expect(Object.entries(statedSchema.parse({ owner: ' Maria Lopez ', parcel: '' }))).toEqual([
    ['parcel', null],
    ['owner', 'Maria Lopez'],
  ]);
});

test('a fact without a value is refused: it would erase the one there is', () => {
  expect(statedSchema.safeParse({ address: undefined }).success).toBe(false);
});
