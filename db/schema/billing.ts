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
} from '@/lib/providers/billing/types';
import { cents, createdAt, instant, updatedAt } from '../columns';
import { companies } from './accounts';

const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/** The company's running or last subscription, as reported by the payment provider. */
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

/** A company's billing account with the payment provider, and the state of its synchronisation. */
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
    /** Pending subscription intent: the card it was requested with, until the subscription exists. */
    pendingPaymentMethodId: text('wanted_payment_method_id'),
    pendingTier: text('wanted_tier', { enum: TIERS }),
    pendingAttempts: integer('wanted_attempts').notNull().default(0),
    /** Something happened at the provider: ask not before then. Null while somebody asks, unless more has happened. */
    syncDueAt: instant('sync_due_at'),
    /** Whoever asks, and until when an answer is waited for. */
    lease: text('lease'),
    leaseUntil: instant('lease_until'),
    /** Questions since the last answer. */
    syncAttempts: integer('sync_attempts').notNull().default(0),
    syncedAt: instant('synced_at'),
    /** Sequence number of the last fetch started; see `lib/sales/subscriptions/sync.ts`. */
    ticket: bigint('ticket', { mode: 'number' }).notNull().default(0),
    /** Sequence number of the fetch whose result is stored. */
    answeredTicket: bigint('answered_ticket', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('billing_accounts_customer').on(t.provider, t.customerId),
    index('billing_accounts_sync_due').on(t.syncDueAt),
  ],
);

/** Webhook events as received, each once. */
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
    /** Number of payment attempts. */
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

/** Mails about a subscription that have been sent, so that each is sent once. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    companyId: companyId(),
    /** Idempotency key: `payment_failed:in_…:2`, `trial_ending:sub_…`. */
    notice: text('notice').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.notice] })],
);

/** State of the demo payment provider, corresponding to what Stripe would store. No money moves. */
export const demoPayments = pgTable('demo_payments', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  books: jsonb('books').notNull(),
  /** Version for optimistic locking. */
  version: integer('version').notNull().default(0),
  updatedAt: updatedAt(),
});
