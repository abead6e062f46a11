import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { ItemChange } from './billing/items';
import type { CardKind } from './objects/cards';

export const API_VERSION = '2026-10-28.endive';

export interface Settings {
  /** Days after the first failed payment of a subscription's invoice on which it is tried again. */
  retryDays: number[];
  /** What a subscription becomes when the last try failed. */
  afterRetries: 'unpaid' | 'canceled' | 'past_due';
  /** How long a renewal's invoice stays a draft. */
  draftSeconds: number;
  /** Added by automatic tax, where it is switched on. */
  taxPercent: number;
}

/** A stretch of time somebody was asked to pay for, of one subscription item. */
export interface Debit {
  item: string;
  amount: number;
  start: number;
  end: number;
}

/** What Stripe knows of a subscription and does not show. */
export interface SubscriptionRecord {
  debits: Debit[];
  /** The period's end without `cancel_at`. */
  naturalEnd: number;
  /** `trial_will_end` was said. */
  warned: boolean;
  /** The invoice whose payment applies `pending_update`. */
  pendingInvoice: string | null;
  pending: { changes: ItemChange[]; at: number } | null;
}

/** How far the tries for an invoice have come. */
export interface Dunning {
  firstFailedAt: number;
  retries: number;
}

export interface CardRecord {
  kind: CardKind;
  /** Its holder has agreed with the bank to payments in absence. */
  isSetUp: boolean;
  wasDetached: boolean;
}

/** All there is. Plain data: a preview works on a copy. */
export interface World {
  seed: string;
  now: number;
  counter: number;
  settings: Settings;
  request: { id: string; idempotency_key: string | null } | null;
  customers: Map<string, Stripe.Customer>;
  paymentMethods: Map<string, Stripe.PaymentMethod>;
  cards: Map<string, CardRecord>;
  products: Map<string, Stripe.Product>;
  prices: Map<string, Stripe.Price>;
  coupons: Map<string, Stripe.Coupon>;
  discounts: Map<string, Stripe.Discount>;
  subscriptions: Map<string, Stripe.Subscription>;
  books: Map<string, SubscriptionRecord>;
  invoices: Map<string, Stripe.Invoice>;
  invoiceItems: Map<string, Stripe.InvoiceItem>;
  invoicePayments: Map<string, Stripe.InvoicePayment>;
  paymentIntents: Map<string, Stripe.PaymentIntent>;
  setupIntents: Map<string, Stripe.SetupIntent>;
  balanceTransactions: Map<string, Stripe.CustomerBalanceTransaction>;
  dunning: Map<string, Dunning>;
  events: Map<string, Stripe.Event>;
}

export function createWorld(seed: string, now: number, settings: Settings): World {
  return {
    seed,
    now,
    counter: 0,
    settings,
    request: null,
    customers: new Map(),
    paymentMethods: new Map(),
    cards: new Map(),
    products: new Map(),
    prices: new Map(),
    coupons: new Map(),
    discounts: new Map(),
    subscriptions: new Map(),
    books: new Map(),
    invoices: new Map(),
    invoiceItems: new Map(),
    invoicePayments: new Map(),
    paymentIntents: new Map(),
    setupIntents: new Map(),
    balanceTransactions: new Map(),
    dunning: new Map(),
    events: new Map(),
  };
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Ids say nothing about the order in which they were made, as Stripe's. */
export function newId(world: World, prefix: string, length = 24): string {
  world.counter += 1;
  const bytes = createHash('sha256').update(`${world.seed}:${world.counter}`).digest();
  let digits = '';
  for (let index = 0; index < length; index += 1)
    digits += DIGITS[(bytes[index % bytes.length] ?? 0) % DIGITS.length];
  return `${prefix}_${digits}`;
}

export function newSecret(world: World, id: string): string {
  return `${id}_secret_${newId(world, 'x', 25).slice(2)}`;
}

/** Of a field that holds an object or its id. */
export function getObjectId(value: string | { id: string }): string {
  return typeof value === 'string' ? value : value.id;
}
export function findId(value: string | { id: string } | null | undefined): string | null {
  return value === null || value === undefined ? null : getObjectId(value);
}

/** The newest first, as every list. */
export function newestFirst<T extends { created: number }>(all: Iterable<T>): T[] {
  return [...all].reverse().sort((a, b) => b.created - a.created);
}

/** Decimals go over the wire as texts; the SDK's types name what it makes of them. */
export function decimal(value: number): Stripe.Decimal {
  return String(value) as unknown as Stripe.Decimal;
}
