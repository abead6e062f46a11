import type { Locale } from '@/lib/platform/i18n/locales';
import type { DeclineReason, Invoice, PaymentProviderName, SubscriptionState, Tier } from './types';

/** The company data sent to a payment provider. */
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
  /** The entitled plan: after a downgrade, the larger one until the paid month is over. */
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

/** A provider's whole state of one customer at one time. */
export interface AccountSnapshot {
  card: ProviderCard | null;
  /** The running subscription, else the last one; null where there never was one. */
  subscription: ProviderSubscription | null;
  /** Newest first, the last 100. */
  invoices: ProviderInvoice[];
  creditCents: number;
  /** The next scheduled change (end of a trial or month); null where there is none. */
  nextChangeAt: Date | null;
}

/** A required authentication (3-D Secure), to be handled by Stripe.js. */
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
  /** Charged to the card immediately; 0 in a trial. */
  dueNowCents: number;
  /** The credited unused part of the current month, already included in `dueNowCents`. */
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
 * A payment provider. Two implementations: Stripe, and a demo that keeps the same state without money. Each
 * call is idempotent: the same `key`, or the same request, has one effect. A declined card throws
 * `PaymentRefused`; a provider that does not answer, or answers something unintelligible, throws
 * `AppError('unavailable')`.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Finds or creates the company's customer; safe under concurrency. */
  ensureCustomer(company: BillingCompany): Promise<string>;
  /** Sets the default card; open invoices are not retried. */
  setCard(input: { customerId: string; paymentMethodId: string }): Promise<void>;
  /** Finds or creates the customer's running subscription. */
  ensureSubscription(input: NewSubscription): Promise<void>;
  previewPlan(input: { customerId: string; tier: Tier }): Promise<PlanPreview>;
  /**
   * `now` charges the prorated difference (nothing in a trial) and changes nothing if that is declined;
   * `period_end` keeps the paid plan until then. Replaces a pending earlier change.
   */
  changePlan(input: {
    customerId: string;
    tier: Tier;
    when: 'now' | 'period_end';
    key: string;
  }): Promise<void>;
  /** Schedules the end of the subscription; null removes a scheduled end. */
  setEnd(input: { customerId: string; at: Date | null }): Promise<void>;
  /** An invoice over the pack, paid at once with the customer's card. */
  buyChecks(input: { customerId: string; pack: CheckPack; key: string }): Promise<{ invoiceId: string }>;
  /** Tries the card for an open invoice. */
  payInvoice(input: { customerId: string; invoiceId: string; key: string }): Promise<void>;
  /** Voids an open invoice for a pack. */
  dropInvoice(input: { customerId: string; invoiceId: string }): Promise<void>;
  /** Adds credit that is applied to the next invoices. */
  giveCredit(input: { customerId: string; cents: number; key: string; reason: string }): Promise<void>;
  /** The pending card authentication of the subscription or of one invoice. */
  findAction(input: { customerId: string; invoiceId?: string }): Promise<CardAction | null>;
  /** The provider's own page for cards and invoices; null where it has none. */
  portalUrl(input: { customerId: string; returnUrl: string; locale: Locale }): Promise<string | null>;
  snapshot(customerId: string): Promise<AccountSnapshot>;
  /** Ends whatever runs at once and deletes who the customer is; one that is gone already is fine. Invoices stay. */
  forgetCustomer(input: { customerId: string }): Promise<void>;
}

/** The card was declined. `message` is the provider's, for the log. */
export class PaymentRefused extends Error {
  constructor(
    readonly reason: DeclineReason,
    options: { message?: string; cause?: unknown } = {},
  ) {
    super(options.message ?? reason, { cause: options.cause });
    this.name = 'PaymentRefused';
  }
}
