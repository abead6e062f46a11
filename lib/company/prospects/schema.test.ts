import { expect, it } from 'vitest';
import { leadChangeSchema } from './schema';

it('a lead has the versions that the database counts, and 0 before anybody touched it', () => {
  const takes = (version: unknown) => leadChangeSchema.safeParse({ permitId: 7, version }).success;
  expect([0, 1, 2_147_483_646].map(takes)).toEqual([true, true, true]);
  expect([-1, 1.5, 2_147_483_647, '1'].filter(takes)).toEqual([]);
});
