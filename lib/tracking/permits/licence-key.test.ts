import { expect, it } from 'vitest';
import { licenceKey } from './licence-key';

it.each([
  ['TECL 12345', 'TECL12345'],
  ['tecl-12345', 'TECL12345'],
  ['001549', '1549'],
  ['SIGNCO*872LM', 'SIGNCO872LM'],
  ['N/A', ''],
  ['0012', ''],
  ['', ''],
  [null, ''],
])('%s is compared as %s', (number, key) => {
  expect(licenceKey(number)).toBe(key);
});
