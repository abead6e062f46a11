import { ApiError, type ErrorBody } from '../http/errors';

/** How a card behaves: when it is attached to a customer, when it is charged, and whether the bank asks its holder. */
interface CardBehaviour {
  number: string;
  brand: string;
  attach?: string;
  charge?: string;
  /** `unless_set_up`: in absence it pays once the holder has agreed to that; in presence the bank always asks. */
  asks?: 'unless_set_up' | 'always';
  exp?: [month: number, year: number];
}

/** Named as tests want them; the numbers are Stripe's for the same behaviour. */
export const CARDS = {
  visa: { number: '4242424242424242', brand: 'visa' },
  mastercard: { number: '5555555555554444', brand: 'mastercard' },
  amex: { number: '378282246310005', brand: 'amex' },
  /** Refused as soon as it is attached. */
  declined: {
    number: '4000000000000002',
    brand: 'visa',
    attach: 'generic_decline',
    charge: 'generic_decline',
  },
  insufficient_funds: {
    number: '4000000000009995',
    brand: 'visa',
    attach: 'insufficient_funds',
    charge: 'insufficient_funds',
  },
  lost: { number: '4000000000009987', brand: 'visa', attach: 'lost_card', charge: 'lost_card' },
  expired: { number: '4000000000000069', brand: 'visa', attach: 'expired_card', charge: 'expired_card' },
  incorrect_cvc: {
    number: '4000000000000127',
    brand: 'visa',
    attach: 'incorrect_cvc',
    charge: 'incorrect_cvc',
  },
  incorrect_zip: {
    number: '4000000000000036',
    brand: 'visa',
    attach: 'incorrect_zip',
    charge: 'incorrect_zip',
  },
  processing_error: {
    number: '4000000000000119',
    brand: 'visa',
    attach: 'processing_error',
    charge: 'processing_error',
  },
  /** Can be attached, is refused when it is to pay. */
  declined_later: { number: '4000000000000341', brand: 'visa', charge: 'generic_decline' },
  insufficient_funds_later: { number: '4000000000000342', brand: 'visa', charge: 'insufficient_funds' },
  expired_later: { number: '4000000000000343', brand: 'visa', charge: 'expired_card', exp: [1, 2020] },
  requires_3ds_setup: { number: '4000002500003155', brand: 'visa', asks: 'unless_set_up' },
  requires_3ds_payment: { number: '4000002760003184', brand: 'visa', asks: 'always' },
  /** The bank asks, and does not pay after it. */
  requires_3ds_then_declined: {
    number: '4000008260003178',
    brand: 'visa',
    asks: 'always',
    charge: 'insufficient_funds',
  },
} as const satisfies Record<string, CardBehaviour>;

export type CardKind = keyof typeof CARDS;

export function behaviour(kind: CardKind): CardBehaviour {
  return CARDS[kind];
}

export function kindOfNumber(number: string): CardKind | null {
  const found = Object.entries(CARDS).find(([, card]) => card.number === number.replaceAll(' ', ''));
  return (found?.[0] as CardKind | undefined) ?? null;
}

const MESSAGES: Record<string, string> = {
  generic_decline: 'Your card was declined.',
  lost_card: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  incorrect_zip: 'The zip code you supplied failed validation.',
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
};
/** Refusals with a code of their own; all others are `card_declined` with a decline code. */
const OWN_CODE = ['expired_card', 'incorrect_cvc', 'incorrect_zip', 'processing_error'];
const PARAMS: Record<string, string> = {
  expired_card: 'exp_month',
  incorrect_cvc: 'cvc',
  incorrect_zip: 'address_zip',
};

/** What Stripe says of a card that was refused. */
export function refusal(reason: string, more: Record<string, unknown> = {}): ErrorBody {
  const own = OWN_CODE.includes(reason);
  return {
    type: 'card_error',
    code: own ? reason : 'card_declined',
    ...(own ? {} : { decline_code: reason }),
    message: MESSAGES[reason] ?? 'Your card was declined.',
    ...(PARAMS[reason] ? { param: PARAMS[reason] } : {}),
    ...more,
  };
}

export function refused(reason: string, more: Record<string, unknown> = {}): ApiError {
  return new ApiError(402, refusal(reason, more));
}
