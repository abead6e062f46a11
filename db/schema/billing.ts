import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  INVOICE_KINDS,
  INVOICE_STATES,
  PAYMENT_PROVIDERS,
  SUBSCRIPTION_STATES,
  TIERS,
} from '@/lib/billing/types';
import { cents, createdAt, instant, updatedAt } from '../columns';
import { companies } from './accounts';

const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/** The payment provider's word on what a company is subscribed to: the last one or the one that runs. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    tier: text('tier', { enum: TIERS }).notNull(),
    state: text('state', { enum: SUBSCRIPTION_STATES }).notNull(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    /** The provider's own name for it: `sub_…`. */
    providerSubscriptionId: text('provider_subscription_id'),
    priceCents: cents('price_cents').notNull(),
    trialEndsAt: instant('trial_ends_at'),
    startedAt: instant('started_at'),
    currentPeriodStartsAt: instant('current_period_starts_at'),
    currentPeriodEndsAt: instant('current_period_ends_at').notNull(),
    endsAt: instant('ends_at'),
    endedAt: instant('ended_at'),
    nextTier: text('next_tier', { enum: TIERS }),
    nextTierFrom: instant('next_tier_from'),
    discountPercent: integer('discount_percent'),
    needsAction: boolean('needs_action').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('subscriptions_company').on(t.companyId)],
);

/** A company as the payment provider's customer, and how far we have heard of it. */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    companyId: text('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    /** The provider's name for the company: `cus_…`; null until it has been made there. */
    customerId: text('customer_id'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    cardExpMonth: integer('card_exp_month'),
    cardExpYear: integer('card_exp_year'),
    /** The same card has the same one, whoever brings it. */
    cardFingerprint: text('card_fingerprint'),
    /** What the provider holds for the company and takes off its next invoices. */
    creditCents: cents('credit_cents').notNull().default(0),
    /** A subscription was asked for with this card, and is not known to stand yet. */
    wantedPaymentMethodId: text('wanted_payment_method_id'),
    wantedTier: text('wanted_tier', { enum: TIERS }),
    wantedAttempts: integer('wanted_attempts').notNull().default(0),
    /** Something happened at the provider: ask not before then. Null while somebody asks, unless more has happened. */
    syncDueAt: instant('sync_due_at'),
    /** Whoever asks, and until when an answer is waited for. */
    lease: text('lease'),
    leaseUntil: instant('lease_until'),
    /** Questions since the last answer. */
    syncAttempts: integer('sync_attempts').notNull().default(0),
    syncedAt: instant('synced_at'),
    /** Counts the questions put to the provider; see `lib/subscriptions/sync.ts`. */
    ticket: bigint('ticket', { mode: 'number' }).notNull().default(0),
    /** The question whose answer stands. */
    answeredTicket: bigint('answered_ticket', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('billing_accounts_customer').on(t.provider, t.customerId),
    index('billing_accounts_sync_due').on(t.syncDueAt),
  ],
);

/** What the provider told us, word for word, each once. */
export const billingEvents = pgTable(
  'billing_events',
  {
    /** The provider's: `evt_…`. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    payload: text('payload').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: createdAt(),
  },
  (t) => [
    index('billing_events_customer').on(t.customerId, t.occurredAt),
    index('billing_events_received').on(t.receivedAt),
  ],
);

export const invoices = pgTable(
  'invoices',
  {
    /** The provider's: `in_…`. */
    id: text('id').primaryKey(),
    companyId: companyId(),
    number: text('number'),
    kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
    state: text('state', { enum: INVOICE_STATES }).notNull(),
    /** Extra checks it pays for; null for a month of a plan. */
    checks: integer('checks'),
    tier: text('tier', { enum: TIERS }),
    subtotalCents: cents('subtotal_cents').notNull(),
    discountCents: cents('discount_cents').notNull(),
    taxCents: cents('tax_cents').notNull(),
    totalCents: cents('total_cents').notNull(),
    paidCents: cents('paid_cents').notNull(),
    dueCents: cents('due_cents').notNull(),
    periodStartsAt: instant('period_starts_at'),
    periodEndsAt: instant('period_ends_at'),
    /** How often the card was tried. */
    attempts: integer('attempts').notNull(),
    nextAttemptAt: instant('next_attempt_at'),
    needsAction: boolean('needs_action').notNull().default(false),
    pageUrl: text('page_url'),
    pdfUrl: text('pdf_url'),
    invoicedAt: instant('invoiced_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (t) => [index('invoices_company').on(t.companyId, t.invoicedAt)],
);

/** Mail about a subscription that has gone out: each once, whatever is worked twice. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    companyId: companyId(),
    /** What about, and which one: `payment_failed:in_…:2`, `trial_ending:sub_…`. */
    notice: text('notice').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.notice] })],
);

/** The demo provider's own books: what Stripe would hold. No money moves. */
export const demoPayments = pgTable('demo_payments', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  books: jsonb('books').notNull(),
  /** Grows with every change, so that two at a time cannot both write. */
  version: integer('version').notNull().default(0),
  updatedAt: updatedAt(),
});
