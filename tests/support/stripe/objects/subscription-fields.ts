import type Stripe from 'stripe';
import { getPeriod } from '../billing/items';
import { ApiError, invalid, noSuch } from '../http/errors';
import type { Params } from '../http/form';
import { bool, int, map, text } from '../http/read';
import { findId, type World } from '../world';

/** The card of a subscription has to be its customer's. */
export function parseOwnMethod(world: World, customer: string, params: Params): string | null | undefined {
  const id = text(params, 'default_payment_method');
  if (id === undefined) return undefined;
  if (id === '') return null;
  const method = world.paymentMethods.get(id);
  if (!method) throw noSuch('PaymentMethod', id, 'default_payment_method');
  if (method.customer !== customer)
    throw invalid(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      { param: 'default_payment_method', code: 'resource_missing' },
    );
  return id;
}

/** Stripe Tax needs to know where the customer is: an address, or the card's. */
export function parseTax(
  world: World,
  customer: Stripe.Customer,
  params: Params,
  methodId: string | null,
): boolean | undefined {
  const tax = map(params, 'automatic_tax');
  const enabled = tax && bool(tax, 'enabled');
  if (!enabled) return enabled;
  const method = methodId ?? findId(customer.invoice_settings.default_payment_method);
  const card = method === null ? null : world.paymentMethods.get(method)?.billing_details.address;
  const places = [customer.address, card].filter((place) => place?.country && place.postal_code);
  if (places.length === 0)
    throw invalid(
      "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
      { code: 'customer_tax_location_invalid', param: 'automatic_tax' },
    );
  return true;
}

export function parseTrialSettings(params: Params): Stripe.Subscription.TrialSettings | null | undefined {
  const behavior = map(map(params, 'trial_settings') ?? {}, 'end_behavior');
  if (!behavior) return undefined;
  return {
    end_behavior: {
      billing_cycle_anchor: text(behavior, 'billing_cycle_anchor') ?? 'now',
      missing_payment_method: text(behavior, 'missing_payment_method') ?? 'create_invoice',
    } as Stripe.Subscription.TrialSettings['end_behavior'],
  };
}

export interface Ending {
  cancelAt: number | null;
  atPeriodEnd: boolean;
}

/** When it is to end after this request; undefined where it says nothing of that. */
export function parseEnding(
  world: World,
  params: Params,
  subscription: Stripe.Subscription,
): Ending | undefined {
  const atPeriodEnd = bool(params, 'cancel_at_period_end');
  if (params.cancel_at !== undefined && atPeriodEnd)
    throw invalid('You can only set one of `cancel_at` and `cancel_at_period_end`.', {
      code: 'parameters_exclusive',
    });
  if (params.cancel_at !== undefined) {
    const name = text(params, 'cancel_at');
    if (name === '') return { cancelAt: null, atPeriodEnd: false };
    // Both mean the same with one item.
    if (name === 'min_period_end' || name === 'max_period_end')
      return { cancelAt: getPeriod(subscription).end, atPeriodEnd: false };
    const at = int(params, 'cancel_at') ?? 0;
    if (at <= world.now)
      throw invalid('The timestamp for `cancel_at` must be in the future.', { param: 'cancel_at' });
    return { cancelAt: at, atPeriodEnd: false };
  }
  if (atPeriodEnd === undefined) return undefined;
  return { cancelAt: atPeriodEnd ? getPeriod(subscription).end : null, atPeriodEnd };
}

/** What cannot ride along when a change waits for its payment. */
const NOT_PENDING = [
  'automatic_tax',
  'cancel_at',
  'collection_method',
  'default_payment_method',
  'description',
  'discounts',
  'metadata',
  'off_session',
  'payment_settings',
  'trial_settings',
];

export function refuseBesidePending(params: Params): void {
  if (params.payment_behavior !== 'pending_if_incomplete') return;
  const [wrong] = NOT_PENDING.filter((name) => params[name] !== undefined);
  if (wrong !== undefined)
    throw invalid(
      `When \`payment_behavior\` is set to \`pending_if_incomplete\`, you can only pass parameters supported by pending updates. \`${wrong}\` is not supported.`,
      { param: wrong },
    );
}

export function requiresAction(): ApiError {
  return new ApiError(402, {
    type: 'card_error',
    code: 'subscription_payment_intent_requires_action',
    message:
      'Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with `subscription.latest_invoice`.',
  });
}
