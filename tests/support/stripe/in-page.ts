import './in-page-settings';
import './browser/stripe.js';
import type { PaymentMethodResult, Stripe } from '@stripe/stripe-js';
import type { Locale } from '@/lib/platform/i18n/locales';

/** What no card brings about: its field is gone, or its answer waits. */
export interface StripeTwist {
  noElement?: boolean;
  beforeCard?: () => Promise<void>;
}

/** The stand-in for Stripe.js in this document, as `loadStripe` answers it; `twist` may change while it is used. */
export function stripeInPage(key: string, locale: Locale, twist: StripeTwist): Stripe {
  if (!window.Stripe) throw new Error('The stand-in is not loaded.');
  const stripe = window.Stripe(key, { locale });
  const { elements } = stripe;
  const asStripe = stripe.createPaymentMethod.bind(stripe) as (card: object) => Promise<PaymentMethodResult>;
  stripe.createPaymentMethod = async (card: object) => {
    await twist.beforeCard?.();
    return asStripe(card);
  };
  stripe.elements = () => {
    const group = elements.call(stripe);
    const find = group.getElement.bind(group) as (asked: unknown) => unknown;
    return Object.assign(group, { getElement: (asked: unknown) => (twist.noElement ? null : find(asked)) });
  };
  return stripe;
}
