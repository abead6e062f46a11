import { describe, expect, it } from 'vitest';
import { cardProblems, DEMO_CARDS, providerOfCard } from './card';
import { answerWhenCharged, demoMethodId, refusalWhenAdded } from './demo/cards';
import { paymentMethodIdSchema } from './schema';

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

describe('demo cards', () => {
  it.each(Object.entries(DEMO_CARDS))('has a number for %s that the form takes', (_, number) => {
    expect(cardProblems({ ...GOOD, number }, NOW)).toEqual({});
  });

  it.each([
    ['pays', null, 'pays'],
    ['declined', 'card_declined', 'card_declined'],
    ['no_money', 'insufficient_funds', 'insufficient_funds'],
    ['asks_bank', null, 'asks'],
    ['fails_later', null, 'card_declined'],
  ] as const)('%s shows what its name says', (name, whenAdded, whenCharged) => {
    const number = DEMO_CARDS[name];
    expect(refusalWhenAdded(demoMethodId(number, 'x'))).toBe(whenAdded);
    expect(answerWhenCharged(number.slice(-4))).toBe(whenCharged);
  });

  it('have ids that are told from Stripe’s', () => {
    const id = demoMethodId('3782 822463 10005', 'k3j4h5g6f7d8s9a2');
    expect(id).toBe('pm_demo_amex_0005_k3j4h5g6f7d8s9a2');
    expect(paymentMethodIdSchema.safeParse(id).success).toBe(true);
    expect([id, 'pm_1Nq8aB2eZvKYlo2C', 'pm_card_visa'].map(providerOfCard)).toEqual([
      'demo',
      'stripe',
      'stripe',
    ]);
  });
});
