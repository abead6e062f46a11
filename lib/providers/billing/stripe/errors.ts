import Stripe from 'stripe';
import { AppError } from '@/lib/errors';
import { PaymentRefused } from '../provider';
import type { DeclineReason } from '../types';

/**
 * Maps Stripe's decline codes to ours. Unlisted codes become the generic `card_declined`: a thief is not told
 * that the card was reported stolen.
 */
const REASONS: Record<string, DeclineReason> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  incorrect_number: 'incorrect_number',
  invalid_number: 'incorrect_number',
  incorrect_zip: 'incorrect_postal_code',
  incorrect_postal_code: 'incorrect_postal_code',
  incorrect_address: 'incorrect_postal_code',
  postal_code_invalid: 'incorrect_postal_code',
  customer_tax_location_invalid: 'incorrect_postal_code',
  processing_error: 'processing_error',
  issuer_not_available: 'processing_error',
  reenter_transaction: 'processing_error',
  try_again_later: 'processing_error',
  authentication_required: 'authentication_required',
  authentication_not_handled: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_required',
  setup_intent_authentication_failure: 'authentication_required',
  invoice_payment_intent_requires_action: 'authentication_required',
  subscription_payment_intent_requires_action: 'authentication_required',
  payment_intent_action_required: 'authentication_required',
};

interface Refusal {
  code?: string | null | undefined;
  decline_code?: string | null | undefined;
}

export function toDeclineReason({ code, decline_code }: Refusal): DeclineReason {
  return REASONS[decline_code ?? ''] ?? REASONS[code ?? ''] ?? 'card_declined';
}

/**
 * Converts a Stripe error to ours. Stripe's own error object is never passed on, because it carries client
 * secrets and personal data into the log. Anything unintelligible counts as unavailable.
 */
export function asDomainError(error: unknown): Error {
  if (error instanceof AppError || error instanceof PaymentRefused) return error;
  if (!(error instanceof Stripe.errors.StripeError))
    return new AppError('unavailable', { detail: 'Stripe answered something unreadable', cause: error });
  const detail = describeStripeError(error);
  if (error instanceof Stripe.errors.StripeCardError || error.code === 'customer_tax_location_invalid')
    return new PaymentRefused(toDeclineReason(error), { message: detail });
  if (error.code === 'resource_missing') return new AppError('not_found', { detail });
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return new AppError('internal', { detail });
  return new AppError('unavailable', { detail });
}

/** Describes a Stripe error for the log, with Stripe's request id. */
export function describeStripeError(error: Stripe.errors.StripeError): string {
  const { type, code, decline_code, param, statusCode, requestId } = error;
  return ['Stripe:', type, statusCode, code, decline_code, param, requestId].filter(Boolean).join(' ');
}
