import type { PaymentProviderName } from './types';

export interface CardInput {
  number: string;
  /** `MM/YY`. */
  expiry: string;
  cvc: string;
  postalCode: string;
}

export type CardField = keyof CardInput;
/** Field → message key below `billing.card.problems`. */
export type CardProblems = Partial<Record<CardField, string>>;

/** Client-side validation of a card form. An empty object means the card can be submitted. */
export function cardProblems(card: CardInput, now: Date): CardProblems {
  const problems: CardProblems = {};
  const digits = toDigits(card.number);
  if (digits === '') problems.number = 'number_required';
  else if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) problems.number = 'number_invalid';
  const expiry = expiryProblem(card.expiry, now);
  if (expiry) problems.expiry = expiry;
  const cvcLength = /^3[47]/.test(digits) ? 4 : 3;
  if (!new RegExp(`^\\d{${cvcLength}}$`).test(card.cvc.trim())) problems.cvc = 'cvc_invalid';
  if (!/^\d{5}(?:-?\d{4})?$/.test(card.postalCode.trim())) problems.postalCode = 'postal_code_invalid';
  return problems;
}

function expiryProblem(expiry: string, now: Date): string | null {
  const match = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(expiry.trim());
  const month = Number(match?.[1]);
  if (!match || month < 1 || month > 12) return 'expiry_invalid';
  const year = Number(match[2]) % 100;
  const monthsLeft = (2000 + year - now.getUTCFullYear()) * 12 + month - (now.getUTCMonth() + 1);
  return monthsLeft < 0 ? 'expiry_past' : monthsLeft > 50 * 12 ? 'expiry_invalid' : null;
}

/** Test numbers, by what they show: the demo goes by their last four digits (`demo/cards.ts`). */
export const DEMO_CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  no_money: '4000 0000 0000 9995',
  asks_bank: '4000 0027 6000 3184',
  fails_later: '4000 0000 0000 0341',
} as const;

/** A payment method id; never card data. */
export const PAYMENT_METHOD_ID = /^pm_[A-Za-z0-9_]{8,80}$/;

const DEMO_PREFIX = 'pm_demo_';

/** The provider that issued a payment method id. */
export function providerOfCard(paymentMethodId: string): PaymentProviderName {
  return paymentMethodId.startsWith(DEMO_PREFIX) ? 'demo' : 'stripe';
}

function toDigits(number: string): string {
  return number.replace(/[\s-]/g, '');
}

/** The check digit every card number ends in. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0 && /[1-9]/.test(digits);
}
