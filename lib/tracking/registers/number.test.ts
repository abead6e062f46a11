import { expect, test } from 'vitest';
import { oregon } from '@/content/registers/oregon';
import { texas } from '@/content/registers/texas';
import { washington } from '@/content/registers/washington';
import { stateOfAuthority } from './authority';
import { registerKey } from './number';

test.each([
  [washington, 'CASCA*B851QK', 'CASCAB851QK'],
  [washington, 'casca b851qk', 'CASCAB851QK'],
  [washington, 'WA Lic. # CASCAB851QK', 'CASCAB851QK'],
  [washington, 'License No. CASCAB851QK', 'CASCAB851QK'],
  [washington, 'LICENPR851QK', 'LICENPR851QK'],
  [oregon, 'CCB213377', '213377'],
  [oregon, 'CCB #0213377', '213377'],
  [oregon, '213377', '213377'],
  [oregon, 'OCLS 213377', 'OCLS213377'],
  [texas, 'TACLA12345C', '12345'],
  [texas, '0012345', '12345'],
  [texas, '7', ''],
  [texas, null, ''],
])('%#: a number as the register compares it', (record, number, key) => {
  expect(registerKey(number, record)).toBe(key);
});

test.each([
  ['WA', 'WA'],
  ['Washington L&I', 'WA'],
  ['State of Oregon, Construction Contractors Board', 'OR'],
  ['CCB', 'OR'],
  ['West Virginia Division of Labor', 'WV'],
  ['TDLR', 'TX'],
  ['Pecos Mutual Casualty', null],
  ['Oregon or Washington', null],
  [null, null],
])('the state of the authority %s', (issuer, state) => {
  expect(stateOfAuthority(issuer)).toBe(state);
});
