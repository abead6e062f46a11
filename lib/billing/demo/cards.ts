import type { DeclineReason } from '../types';

/**
 * The demo's cards follow Stripe's test numbers, told apart by their last four digits: what is tried there behaves the
 * same here. Any other number pays.
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
/** The bank asks about each payment. The demo has no bank page: paying a second time is the answer. */
const ASKED_WHEN_CHARGED = '3184';

export interface DemoCard {
  brand: string;
  last4: string;
}

const METHOD_ID = /^pm_demo_([a-z]{2,20})_(\d{4})_[0-9A-Za-z]{1,40}$/;

/** What the demo's card form answers with: of the number, only its brand and its ending. */
export function demoMethodId(number: string, random: string): string {
  const digits = number.replace(/\D/g, '');
  return `pm_demo_${brandOf(digits)}_${digits.slice(-4).padStart(4, '0')}_${random}`;
}

/** The card an id speaks of; one that says nothing stands for a card that pays. */
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

function brandOf(digits: string): string {
  if (/^4/.test(digits)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^6(011|4[4-9]|5)/.test(digits)) return 'discover';
  return 'unknown';
}
