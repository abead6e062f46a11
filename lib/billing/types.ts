export const TIERS = ['solo', 'team', 'professional', 'enterprise'] as const;
export type Tier = (typeof TIERS)[number];

/**
 * `past_due`: a payment failed and is tried again, the plan stays open. `unpaid`: it was tried as often as it is, the
 * plan is closed until somebody pays. `incomplete`: the first payment waits for the bank or another card.
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

/** The states in which a plan is open. */
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
  /** It ends then instead of going on; null while it goes on. */
  endsAt: Date | null;
  endedAt: Date | null;
  /** The plan that follows when the paid month is over; null where the plan stays. */
  nextTier: Tier | null;
  nextTierFrom: Date | null;
  /** Off the next invoice, in percent; null where the full price is due. */
  discountPercent: number | null;
  /** The bank wants to hear from the card's holder before it pays. */
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
  /** The bank wants to hear from the card's holder before it pays. */
  needsAction: boolean;
  pageUrl: string | null;
  pdfUrl: string | null;
  invoicedAt: Date;
  paidAt: Date | null;
}

/** What the provider told us, as it told it. */
export interface BillingEvent {
  id: string;
  type: string;
  /** Whom it is about; null where it names nobody. */
  customerId: string | null;
  occurredAt: Date;
  /** Word for word; secrets are taken out before it is kept. */
  payload: string;
}
