import type { PaymentMethodResult, StripeCardElement } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import english from '@/messages/en/billing.json';
import { createPaymentMethod } from './create-payment-method';

const card = {} as StripeCardElement;
const elements = { findCard: () => card };

/** Stripe.js that answers this, or fails with it. */
function stripeThat(answer: object) {
  const asked = vi.fn(async (_: object) => {
    if (answer instanceof Error) throw answer;
    return answer as PaymentMethodResult;
  });
  return { createPaymentMethod: asked };
}

/** What the form would say. */
async function said(stripe: ReturnType<typeof stripeThat> | null, from: typeof elements | null = elements) {
  const answer = await createPaymentMethod({ stripe, elements: from }, {});
  if (answer.kind === 'created') return answer.paymentMethodId;
  return answer.kind === 'refused' ? answer.message : english.card.failures[answer.failure];
}

describe('createPaymentMethod', () => {
  it('answers with Stripe’s name for the card, and tells Stripe whose it is', async () => {
    const stripe = stripeThat({ paymentMethod: { id: 'pm_1Nq8aB2eZvKYlo2C' } });
    const answer = await createPaymentMethod(
      { stripe, elements },
      { name: 'Ana Reyes', email: 'a@b.example' },
    );
    expect(answer).toEqual({ kind: 'created', paymentMethodId: 'pm_1Nq8aB2eZvKYlo2C' });
    expect(stripe.createPaymentMethod).toHaveBeenCalledExactlyOnceWith({
      type: 'card',
      card,
      billing_details: { name: 'Ana Reyes', email: 'a@b.example' },
    });
  });

  it('says each of the five things that can be wrong (section 8)', async () => {
    const works = stripeThat({ paymentMethod: { id: 'pm_1Nq8aB2eZvKYlo2C' } });
    expect(await said(works, { findCard: () => null as never })).toBe('Card element not found.');
    expect(await said(stripeThat({ error: { message: 'Your card number is incomplete.' } }))).toBe(
      'Your card number is incomplete.',
    );
    expect(await said(stripeThat({ error: {} }))).toBe('Failed to create payment method.');
    expect(await said(stripeThat({ error: { message: '' } }))).toBe('Failed to create payment method.');
    expect(await said(stripeThat({}))).toBe('No payment method created.');
    expect(await said(stripeThat(new Error('boom')))).toBe('Failed to add payment method. Please try again.');
    expect(await said(null)).toBe('Stripe not loaded. Please refresh the page.');
    expect(await said(works, null)).toBe('Stripe not loaded. Please refresh the page.');
  });
});
