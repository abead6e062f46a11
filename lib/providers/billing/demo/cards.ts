import type { DeclineReason } from '../types';

/**
 * The demo's cards follow Stripe's test numbers, matched by their last four digits, and behave the same. Any
 * other number succeeds.
 */
const REFUSED_WHEN_ADDED: Partial<Record<string, DeclineReason>> = {
  '0002': 'card_declined',
  '9995': 'insufficient_funds',
  '0069': 'expired_card',
  '0127': 'incorrect_cvc',
  '0119': 'processing_error',
};
/** Can be added; every charge fails. */
const REFUSED_WHEN_CHARGED = '0341';
/**
 * Each payment requires authentication. The demo has no bank page: a second attempt counts as authenticated.
 */
const ASKED_WHEN_CHARGED = '3184';

export interface DemoCard {
  brand: string;
  last4: string;
}

const METHOD_ID = /^pm_demo_([a-z]{2,20})_(\d{4})_[0-9A-Za-z]{1,40}$/;

/**
 * The payment method id returned by the demo's card form; of the number it keeps only brand and last four
 * digits.
 */
export function demoMethodId(number: string, random: string): string {
  const digits = number.replace(/\D/g, '');
  return `pm_demo_${detectBrand(digits)}_${digits.slice(-4).padStart(4, '0')}_${random}`;
}

/** The card described by a payment method id; an id without a description is a card that succeeds. */
export function demoCard(methodId: string): DemoCard {
  const [, brand, last4] = METHOD_ID.exec(methodId) ?? [];
  return brand !== undefined && last4 !== undefined ? { brand, last4 } : { brand: 'visa', last4: '4242' };
}

/** Why the card cannot be added; null where it can. */
export function refusalWhenAdded(methodId: string): DeclineReason | null {
  return REFUSED_WHEN_ADDED[demoCard(methodId).last4] ?? null;
}

export function answerWhenCharged(last4: string): DeclineReason | 'asks' | 'pays' {
  if (last4 === ASKED_WHEN_CHARGED) return 'asks';
  if (last4 === REFUSED_WHEN_CHARGED) return 'card_declined';
  return REFUSED_WHEN_ADDED[last4] ?? 'pays';
}

function detectBrand(digits: string): string {
  if (/^4/.test(digits)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^6(011|4[4-9]|5)/.test(digits)) return 'discover';
  return 'unknown';
}
