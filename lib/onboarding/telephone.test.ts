import { expect, it } from 'vitest';
import { isTelephone } from './telephone';

it.each([
  '(512) 555-0142',
  '512.555.0142',
  '+1 512 555 0142',
  '555-0142',
  '512-555-0142 ext. 7',
  '+52 55 5555 0142',
])('takes %s for a telephone number', (text) => expect(isTelephone(text)).toBe(true));

it.each(['', '   ', 'call me', '12345', '512-555-0142 ask for Ana'])('does not take %j for one', (text) =>
  expect(isTelephone(text)).toBe(false),
);
