import type Stripe from 'stripe';
import { change, emit } from '../events';
import { invalid, noSuch } from '../http/errors';
import type { Params } from '../http/form';
import { int, list, map, metadataAfter, text } from '../http/read';
import { newId, type World } from '../world';

export function requireCustomer(world: World, id: string, param?: string): Stripe.Customer {
  const customer = world.customers.get(id);
  if (!customer) throw noSuch('customer', id, param);
  return customer;
}

export function createCustomer(world: World, params: Params): Stripe.Customer {
  const id = newId(world, 'cus', 14);
  const customer: Stripe.Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: world.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  write(world, customer, params);
  world.customers.set(id, customer);
  emit(world, 'customer.created', customer);
  return customer;
}

export function updateCustomer(world: World, id: string, params: Params): Stripe.Customer {
  const customer = requireCustomer(world, id);
  change(world, customer, 'customer.updated', () => write(world, customer, params));
  return customer;
}

function write(world: World, customer: Stripe.Customer, params: Params): void {
  const orNull = (value: string | undefined, before: string | null | undefined): string | null =>
    value === undefined ? (before ?? null) : value === '' ? null : value;
  customer.email = orNull(text(params, 'email'), customer.email);
  customer.name = orNull(text(params, 'name'), customer.name);
  customer.phone = orNull(text(params, 'phone'), customer.phone);
  customer.description = orNull(text(params, 'description'), customer.description);
  customer.metadata = metadataAfter(customer.metadata, params);
  customer.balance = int(params, 'balance') ?? customer.balance;
  const locales = list(params, 'preferred_locales');
  if (locales) customer.preferred_locales = locales.map(String);
  if (params.address !== undefined) customer.address = parseAddress(map(params, 'address'));
  const card = map(params, 'invoice_settings');
  const method = card && text(card, 'default_payment_method');
  if (method !== undefined)
    customer.invoice_settings.default_payment_method = ownMethod(world, customer, method);
}

export function parseAddress(params: Params | undefined): Stripe.Address | null {
  if (!params) return null;
  const part = (name: string): string | null => text(params, name) || null;
  return {
    city: part('city'),
    country: part('country'),
    line1: part('line1'),
    line2: part('line2'),
    postal_code: part('postal_code'),
    state: part('state'),
  };
}

/** A card may only be the default where it is attached. */
function ownMethod(world: World, customer: Stripe.Customer, id: string): string | null {
  if (id === '') return null;
  const method = world.paymentMethods.get(id);
  if (!method) throw noSuch('PaymentMethod', id, 'invoice_settings[default_payment_method]');
  if (method.customer !== customer.id)
    throw invalid(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      { param: 'invoice_settings[default_payment_method]', code: 'resource_missing' },
    );
  return id;
}
