import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { change, emit } from '../events';
import { invalid, noSuch } from '../http/errors';
import type { Params } from '../http/form';
import { int, map, metadataAfter, required, text } from '../http/read';
import { findId, newId, type World } from '../world';
import { behaviour, type CardKind, kindOfNumber, refused } from './cards';
import { parseAddress, requireCustomer } from './customers';

export function requirePaymentMethod(world: World, id: string, param?: string): Stripe.PaymentMethod {
  const method = world.paymentMethods.get(id);
  if (!method) throw noSuch('PaymentMethod', id, param);
  return method;
}

export interface CardInput {
  fingerprint?: string;
  postalCode?: string | undefined;
  country?: string | undefined;
  name?: string | undefined;
  expMonth?: number | undefined;
  expYear?: number | undefined;
}

/** A card as the browser makes it: nobody's yet. The same number has the same fingerprint, unless told otherwise. */
export function makeCard(world: World, kind: CardKind, input: CardInput = {}): Stripe.PaymentMethod {
  const { number, brand, exp } = behaviour(kind);
  const id = newId(world, 'pm');
  const method: Stripe.PaymentMethod = {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: parseAddress({ country: input.country ?? 'US', postal_code: input.postalCode ?? '' }),
      email: null,
      name: input.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: 'pass', cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: input.expMonth ?? exp?.[0] ?? 12,
      exp_year: input.expYear ?? exp?.[1] ?? new Date(world.now * 1000).getUTCFullYear() + 3,
      fingerprint:
        input.fingerprint ?? createHash('sha256').update(`card:${number}`).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  world.paymentMethods.set(id, method);
  world.cards.set(id, { kind, isSetUp: false, wasDetached: false });
  return method;
}

/** As Stripe.js asks for one. */
export function createPaymentMethod(world: World, params: Params): Stripe.PaymentMethod {
  if (required(params, 'type') !== 'card') throw invalid('Only cards are taken here.', { param: 'type' });
  const card = map(params, 'card') ?? {};
  const kind = kindOfNumber(required(card, 'number'));
  if (!kind) throw refused('incorrect_number', { code: 'incorrect_number', param: 'number' });
  const details = map(params, 'billing_details') ?? {};
  const address = map(details, 'address') ?? {};
  return makeCard(world, kind, {
    postalCode: text(address, 'postal_code'),
    country: text(address, 'country'),
    name: text(details, 'name'),
    expMonth: int(card, 'exp_month'),
    expYear: int(card, 'exp_year'),
  });
}

export function attachMethod(world: World, id: string, params: Params): Stripe.PaymentMethod {
  const method = requirePaymentMethod(world, id);
  const customer = requireCustomer(world, required(params, 'customer'), 'customer');
  const book = world.cards.get(id);
  if (method.customer === customer.id) return method;
  if (method.customer !== null)
    throw invalid('The payment method you provided has already been attached to a customer.');
  if (book?.wasDetached)
    throw invalid(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    );
  const reason = book && behaviour(book.kind).attach;
  if (reason !== undefined) throw refused(reason);
  method.customer = customer.id;
  emit(world, 'payment_method.attached', method);
  return method;
}

export function detachMethod(world: World, id: string): Stripe.PaymentMethod {
  const method = requirePaymentMethod(world, id);
  const owner = findId(method.customer);
  if (owner === null)
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  const customer = requireCustomer(world, owner);
  const book = world.cards.get(id);
  if (book) book.wasDetached = true;
  change(world, method, 'payment_method.detached', () => {
    method.customer = null;
  });
  if (customer.invoice_settings.default_payment_method === id)
    change(world, customer, 'customer.updated', () => {
      customer.invoice_settings.default_payment_method = null;
    });
  for (const subscription of world.subscriptions.values())
    if (subscription.default_payment_method === id)
      change(world, subscription, 'customer.subscription.updated', () => {
        subscription.default_payment_method = null;
      });
  return method;
}

export function updateMethod(world: World, id: string, params: Params): Stripe.PaymentMethod {
  const method = requirePaymentMethod(world, id);
  change(world, method, 'payment_method.updated', () => {
    method.metadata = metadataAfter(method.metadata, params);
    const card = map(params, 'card');
    if (card && method.card) {
      method.card.exp_month = int(card, 'exp_month') ?? method.card.exp_month;
      method.card.exp_year = int(card, 'exp_year') ?? method.card.exp_year;
    }
  });
  return method;
}
