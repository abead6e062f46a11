import type { Locale } from '../i18n/locales';
import type { DeclineReason, Invoice, PaymentProviderName, SubscriptionState, Tier } from './types';

/** A company as a payment provider gets to know it. */
export interface BillingCompany {
  companyId: string;
  name: string;
  /** The owner's. */
  email: string;
  locale: Locale;
}

export interface ProviderCard {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  fingerprint: string | null;
}

export interface ProviderSubscription {
  id: string;
  /** The plan that is open now: until the paid month is over, the larger one of a change downwards. */
  tier: Tier;
  priceCents: number;
  state: SubscriptionState;
  startedAt: Date;
  trialEndsAt: Date | null;
  currentPeriodStartsAt: Date;
  currentPeriodEndsAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  next: { tier: Tier; from: Date } | null;
  discountPercent: number | null;
  needsAction: boolean;
}

/** As we keep it. */
export type ProviderInvoice = Invoice;

/** All that a provider holds of one customer, as of one moment. */
export interface AccountSnapshot {
  card: ProviderCard | null;
  /** The one that runs, else the last one; null where there never was any. */
  subscription: ProviderSubscription | null;
  /** Newest first, the last 100. */
  invoices: ProviderInvoice[];
  creditCents: number;
  /** When something will change by itself: a trial's or a month's end; null where nothing will. */
  nextChangeAt: Date | null;
}

/** A question of the bank's to the card's holder, for Stripe.js to put. */
export interface CardAction {
  kind: 'setup' | 'payment';
  clientSecret: string;
}

export interface NewSubscription {
  customerId: string;
  companyId: string;
  tier: Tier;
  trialDays: number;
  /** Off the first month that is paid; null for the full price. */
  discountPercent: number | null;
}

export interface PlanPreview {
  /** Taken from the card at once; 0 in a trial. */
  dueNowCents: number;
  /** The unused part of the running month, contained in it. */
  creditedCents: number;
  /** The next regular amount, and when. */
  nextCents: number;
  nextAt: Date;
}

export interface CheckPack {
  tier: Tier;
  count: number;
  priceCents: number;
}

/**
 * Who takes the money. Two keep this promise: Stripe, and a demo that keeps the same books without any money. Each
 * call may be repeated: the same `key`, or the same wish, has one effect. A refused card throws `PaymentRefused`; a
 * provider that does not answer, or answers nonsense, throws `AppError('unavailable')`.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** The company's customer, found or made; one however often and from wherever it is asked for. */
  ensureCustomer(company: BillingCompany): Promise<string>;
  /** From now on this card pays; what is open is not tried by itself. */
  setCard(input: { customerId: string; paymentMethodId: string }): Promise<void>;
  /** The customer's one subscription that runs; made where there is none. */
  ensureSubscription(input: NewSubscription): Promise<void>;
  previewPlan(input: { customerId: string; tier: Tier }): Promise<PlanPreview>;
  /**
   * `now` charges the difference for the rest of the month (nothing in a trial) and changes nothing when that is
   * refused; `period_end` keeps the plan that is paid for until then. Takes back an earlier change that waits.
   */
  changePlan(input: {
    customerId: string;
    tier: Tier;
    when: 'now' | 'period_end';
    key: string;
  }): Promise<void>;
  /** Stops going on at that moment; null goes on after all. */
  setEnd(input: { customerId: string; at: Date | null }): Promise<void>;
  /** An invoice over the pack, paid at once with the customer's card. */
  buyChecks(input: { customerId: string; pack: CheckPack; key: string }): Promise<{ invoiceId: string }>;
  /** Tries the card for an open invoice. */
  payInvoice(input: { customerId: string; invoiceId: string; key: string }): Promise<void>;
  /** An open invoice over a pack is wanted no more. */
  dropInvoice(input: { customerId: string; invoiceId: string }): Promise<void>;
  /** Taken off the next invoices. */
  giveCredit(input: { customerId: string; cents: number; key: string; reason: string }): Promise<void>;
  /** What the bank still wants to know, of the subscription or of one invoice. */
  findAction(input: { customerId: string; invoiceId?: string }): Promise<CardAction | null>;
  /** The provider's own page for cards and invoices; null where it has none. */
  portalUrl(input: { customerId: string; returnUrl: string; locale: Locale }): Promise<string | null>;
  snapshot(customerId: string): Promise<AccountSnapshot>;
}

/** The card was asked and did not pay. `message` is the provider's, for the log. */
export class PaymentRefused extends Error {
  constructor(
    readonly reason: DeclineReason,
    options: { message?: string; cause?: unknown } = {},
  ) {
    super(options.message ?? reason, { cause: options.cause });
    this.name = 'PaymentRefused';
  }
}
