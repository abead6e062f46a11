import { describe, expect, it } from 'vitest';
import { isTelephone, readablePhone, usPhone } from './phone';

describe('usPhone', () => {
  it.each(['512-555-0142', '(512) 555 0142', '+1 512.555.0142', '15125550142'])('reads %s', (typed) => {
    expect(usPhone(typed)).toBe('+15125550142');
  });

  it.each(['555-0142', '112 555 0142', '512 155 0142', '+52 55 1234 5678', '512-555-0142 ext 4', ''])(
    'refuses %s',
    (typed) => {
      expect(usPhone(typed)).toBeNull();
    },
  );

  it('is read back as people write it', () => {
    expect(readablePhone('+15125550142')).toBe('(512) 555-0142');
  });
});

describe('isTelephone', () => {
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
});
