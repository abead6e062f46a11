export const TIERS = ['solo', 'team', 'professional', 'enterprise'] as const;
export type Tier = (typeof TIERS)[number];

/**
 * `past_due`: a payment failed and is being retried, the plan stays usable. `unpaid`: all retries failed, the
 * plan is closed until somebody pays. `incomplete`: the first payment waits for authentication or another
 * card.
 */
export const SUBSCRIPTION_STATES = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** The states in which a plan is usable. */
export const OPEN_STATES = ['trialing', 'active', 'past_due'] as const satisfies readonly SubscriptionState[];

export const PAYMENT_PROVIDERS = ['demo', 'stripe'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

export const INVOICE_STATES = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** What an invoice is for: a month of a plan, or a pack of extra checks. */
export const INVOICE_KINDS = ['subscription', 'checks'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Why a card was refused; texts `billing.declines.<reason>`. */
export const DECLINE_REASONS = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'incorrect_postal_code',
  'processing_error',
  'authentication_required',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What a company is subscribed to. */
export interface Subscription {
  tier: Tier;
  state: SubscriptionState;
  priceCents: number;
  trialEndsAt: Date | null;
  currentPeriodStartsAt: Date | null;
  currentPeriodEndsAt: Date;
  /** When it ends instead of renewing; null while it renews. */
  endsAt: Date | null;
  endedAt: Date | null;
  /** The plan that follows when the paid month is over; null where the plan stays. */
  nextTier: Tier | null;
  nextTierFrom: Date | null;
  /** The discount on the next invoice in percent; null for the full price. */
  discountPercent: number | null;
  /** Authentication by the cardholder is required. */
  needsAction: boolean;
  provider: PaymentProviderName;
}

export interface Invoice {
  id: string;
  number: string | null;
  kind: InvoiceKind;
  state: InvoiceState;
  /** Of a pack: how many checks. */
  checks: number | null;
  tier: Tier | null;
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  paidCents: number;
  dueCents: number;
  periodStartsAt: Date | null;
  periodEndsAt: Date | null;
  /** How often the card was tried. */
  attempts: number;
  nextAttemptAt: Date | null;
  /** Authentication by the cardholder is required. */
  needsAction: boolean;
  pageUrl: string | null;
  pdfUrl: string | null;
  invoicedAt: Date;
  paidAt: Date | null;
}

/** A webhook event as received. */
export interface BillingEvent {
  id: string;
  type: string;
  /** The customer; null where it names none. */
  customerId: string | null;
  occurredAt: Date;
  /** The raw payload with secrets removed. */
  payload: string;
}
