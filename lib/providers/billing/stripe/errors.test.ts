import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { AppError } from '@/lib/errors';
import { PaymentRefused } from '../provider';
import { asDomainError, toDeclineReason } from './errors';

type Raw = ConstructorParameters<typeof Stripe.errors.StripeCardError>[0];

function thrown(raw: object): Error {
  return Stripe.errors.StripeError.generate({ message: 'Stripe’s own words', ...raw } as NonNullable<Raw>);
}

describe('what became of an error of Stripe’s', () => {
  test.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
    [{ code: 'card_declined', decline_code: 'generic_decline' }, 'card_declined'],
    [{ code: 'card_declined', decline_code: 'stolen_card' }, 'card_declined'],
    [{ code: 'expired_card', decline_code: '' }, 'expired_card'],
    [{ code: 'incorrect_cvc', decline_code: 'incorrect_cvc' }, 'incorrect_cvc'],
    [{ code: 'invalid_number' }, 'incorrect_number'],
    [{ code: 'incorrect_zip' }, 'incorrect_postal_code'],
    [{ code: 'processing_error', decline_code: 'processing_error' }, 'processing_error'],
    [{ code: 'authentication_required', decline_code: 'authentication_required' }, 'authentication_required'],
    [{ code: 'something_new' }, 'card_declined'],
    [{}, 'card_declined'],
  ] as const)('%o is %s', (refusal, reason) => {
    expect(toDeclineReason(refusal)).toBe(reason);
    const error = asDomainError(thrown({ statusCode: 402, type: 'card_error', ...refusal }));
    expect(error).toBeInstanceOf(PaymentRefused);
    expect(error).toMatchObject({ reason });
  });

  test.each([
    [{ statusCode: 429, type: 'invalid_request_error', code: 'rate_limit' }, 'unavailable'],
    [{ statusCode: 409, type: 'idempotency_error', code: 'idempotency_key_in_use' }, 'unavailable'],
    [{ statusCode: 400, type: 'idempotency_error' }, 'unavailable'],
    [{ statusCode: 500, type: 'api_error' }, 'unavailable'],
    [{ statusCode: 503, type: 'api_error' }, 'unavailable'],
    [{ statusCode: 401, type: 'invalid_request_error' }, 'unavailable'],
    [{ statusCode: 403, type: 'invalid_request_error' }, 'unavailable'],
    [{ statusCode: 404, type: 'invalid_request_error', code: 'resource_missing' }, 'not_found'],
    [{ statusCode: 400, type: 'invalid_request_error', code: 'parameter_unknown' }, 'internal'],
  ] as const)('%o is %s', (raw, code) => {
    const error = asDomainError(thrown(raw));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code });
  });

  test('a connection that broke and an answer nobody can read are no answer', () => {
    const broken = new Stripe.errors.StripeConnectionError({ message: 'ECONNRESET' } as NonNullable<Raw>);
    expect(asDomainError(broken)).toMatchObject({ code: 'unavailable' });
    expect(asDomainError(new TypeError('Cannot read properties'))).toMatchObject({ code: 'unavailable' });
  });

  test('a place without taxes is a postal code to look at again', () => {
    const raw = { statusCode: 400, type: 'invalid_request_error', code: 'customer_tax_location_invalid' };
    expect(asDomainError(thrown(raw))).toMatchObject({ reason: 'incorrect_postal_code' });
  });

  test('neither Stripe’s words nor the secrets in its answer get any further', () => {
    const payment_intent = { id: 'pi_1', client_secret: 'pi_1_secret_x', customer: 'cus_1' };
    const raw = { statusCode: 402, type: 'card_error', code: 'card_declined', payment_intent };
    const error = asDomainError(thrown(raw));
    const told = [error.message, JSON.stringify(error), String(error.cause)].join(' ');
    expect(told).not.toMatch(/secret|own words|cus_1/);
    expect(error.message).toContain('card_declined');
  });

  test('our own errors pass as they are', () => {
    const ours = new AppError('conflict');
    expect(asDomainError(ours)).toBe(ours);
  });
});
