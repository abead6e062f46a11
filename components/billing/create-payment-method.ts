import type { PaymentMethodCreateParams, Stripe, StripeCardElement } from '@stripe/stripe-js';

/** Message keys below `billing.card.failures`. */
export type CardFailure =
  | 'stripe_not_loaded'
  | 'element_not_found'
  | 'not_created'
  | 'no_method'
  | 'not_added';

export type CardAnswer =
  | { kind: 'created'; paymentMethodId: string }
  | { kind: 'failed'; failure: CardFailure }
  /** In the provider's words, which are in the language Stripe.js was loaded in. */
  | { kind: 'refused'; message: string };

interface CardSource {
  stripe: Pick<Stripe, 'createPaymentMethod'> | null;
  elements: { findCard: () => StripeCardElement | null } | null;
}

/** Creates a payment method from Stripe's card field. Never throws. */
export async function createPaymentMethod(
  { stripe, elements }: CardSource,
  billingDetails: PaymentMethodCreateParams.BillingDetails,
): Promise<CardAnswer> {
  if (!stripe || !elements) return { kind: 'failed', failure: 'stripe_not_loaded' };
  try {
    const card = elements.findCard();
    if (!card) return { kind: 'failed', failure: 'element_not_found' };
    const { error, paymentMethod } = await stripe.createPaymentMethod({
      type: 'card',
      card,
      billing_details: billingDetails,
    });
    if (error)
      return error.message
        ? { kind: 'refused', message: error.message }
        : { kind: 'failed', failure: 'not_created' };
    if (!paymentMethod) return { kind: 'failed', failure: 'no_method' };
    return { kind: 'created', paymentMethodId: paymentMethod.id };
  } catch {
    return { kind: 'failed', failure: 'not_added' };
  }
}
