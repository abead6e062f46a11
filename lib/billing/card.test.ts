import { describe, expect, it } from 'vitest';
import { cardProblems } from './card';

const NOW = new Date('2026-11-20T12:00:00Z');
const GOOD = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', postalCode: '78701' };

describe('cardProblems', () => {
  it('accepts a test card, and one that ends this month', () => {
    expect(cardProblems(GOOD, NOW)).toEqual({});
    expect(cardProblems({ ...GOOD, expiry: '11/2026' }, NOW)).toEqual({});
    expect(cardProblems({ ...GOOD, expiry: '1130', postalCode: '78701-1234' }, NOW)).toEqual({});
  });

  it('wants four digits on the front of an American Express card', () => {
    expect(cardProblems({ ...GOOD, number: '378282246310005', cvc: '1234' }, NOW)).toEqual({});
    expect(cardProblems({ ...GOOD, number: '378282246310005' }, NOW)).toEqual({ cvc: 'cvc_invalid' });
  });

  it.each([
    ['number', '', 'number_required'],
    ['number', '4242 4242 4242 4241', 'number_invalid'],
    ['number', '0000000000000000', 'number_invalid'],
    ['number', '4242', 'number_invalid'],
    ['expiry', '10/26', 'expiry_past'],
    ['expiry', '13/30', 'expiry_invalid'],
    ['expiry', '', 'expiry_invalid'],
    ['cvc', '12', 'cvc_invalid'],
    ['postalCode', 'SW1A 1AA', 'postal_code_invalid'],
  ])('marks %s %j', (field, value, problem) => {
    expect(cardProblems({ ...GOOD, [field]: value }, NOW)).toEqual({ [field]: problem });
  });
});
