import { expect, it } from 'vitest';
import { checkTitle } from './check-title';

const place = { city: 'Austin', county: null, state: 'TX' } as const;

it('calls a check by the address of its job once that is known', () => {
  expect(checkTitle({ name: 'Austin, TX', place, address: '8087 LIVE OAK ST' })).toBe('8087 Live Oak St');
  expect(checkTitle({ name: 'Austin, TX', place, address: null })).toBe('Austin, TX');
});

it('leaves a name that somebody gave', () => {
  expect(checkTitle({ name: 'The Ramos job', place, address: '8087 LIVE OAK ST' })).toBe('The Ramos job');
});
