import type Stripe from 'stripe';
import { advance } from './billing/clock';
import { confirmPayment } from './billing/payments';
import type { Fault, Faults, Matcher } from './faults';
import type { CardKind } from './objects/cards';
import { type CardInput, makeCard, requirePaymentMethod } from './objects/payment-methods';
import { failSetup, finishSetup } from './objects/setup-intents';
import { type SignedEvent, signEvent } from './sign';
import { type CustomerState, getCustomerState } from './state';
import { findId, getObjectId, type Settings, type World } from './world';

/** The levers a test has over the stand-in: what people, banks and time do. */
export class Control {
  private taken = 0;

  constructor(
    private readonly world: World,
    private readonly faults: Faults,
    private readonly noted: { violations: string[]; requests: string[] },
  ) {}

  get now(): Date {
    return new Date(this.world.now * 1000);
  }

  /** Lets time pass: trials end, months begin, cards are tried again. */
  advanceTo(date: Date): void {
    advance(this.world, Math.floor(date.getTime() / 1000));
  }

  advanceBy({ days = 0, hours = 0, seconds = 0 }: { days?: number; hours?: number; seconds?: number }): void {
    advance(this.world, this.world.now + days * 86_400 + hours * 3_600 + seconds);
  }

  set(settings: Partial<Settings>): void {
    Object.assign(this.world.settings, settings);
  }

  /** A card as the browser makes it; nobody's yet. */
  card(kind: CardKind = 'visa', input: string | CardInput = {}): string {
    return makeCard(this.world, kind, typeof input === 'string' ? { fingerprint: input } : input).id;
  }

  /** From now on a card behaves otherwise: it was blocked, or its account is empty. */
  setCard(paymentMethodId: string, kind: CardKind): void {
    requirePaymentMethod(this.world, paymentMethodId);
    const book = this.world.cards.get(paymentMethodId);
    if (book) book.kind = kind;
  }

  /** The same, of the customer's default card. */
  setDefaultCard(customerId: string, kind: CardKind): void {
    const id = findId(this.world.customers.get(customerId)?.invoice_settings.default_payment_method);
    if (id === null) throw new Error(`${customerId} has no card`);
    this.setCard(id, kind);
  }

  /** The holder answers the bank, in Stripe.js: `succeed` agrees, `fail` refuses or gives up. */
  confirm(
    clientSecret: string,
    answer: 'succeed' | 'fail',
    paymentMethodId?: string,
  ): Stripe.SetupIntent | Stripe.PaymentIntent {
    const [id = ''] = clientSecret.split('_secret_');
    const setup = this.world.setupIntents.get(id);
    if (setup?.client_secret === clientSecret) {
      if (setup.status === 'succeeded' || setup.status === 'canceled')
        throw new Error(`${id} is ${setup.status}`);
      if (paymentMethodId !== undefined) setup.payment_method = paymentMethodId;
      if (answer === 'succeed') finishSetup(this.world, setup);
      else failSetup(this.world, setup);
      return structuredClone(setup);
    }
    const payment = this.world.paymentIntents.get(id);
    if (payment?.client_secret !== clientSecret) throw new Error(`no intent has the secret ${clientSecret}`);
    confirmPayment(this.world, payment, answer === 'succeed', paymentMethodId);
    return structuredClone(payment);
  }

  /** Everything that happened, the oldest first. */
  events(type?: string): Stripe.Event[] {
    return [...this.world.events.values()].filter((event) => type === undefined || event.type === type);
  }

  /** What happened since the last call. */
  takeEvents(): Stripe.Event[] {
    const all = [...this.world.events.values()];
    const fresh = all.slice(this.taken);
    this.taken = all.length;
    return fresh;
  }

  /** An event as Stripe posts it, signed at the stand-in's time unless told otherwise. */
  signed(
    event: object,
    secret: string,
    options: { timestamp?: number; secrets?: string[] } = {},
  ): SignedEvent {
    return signEvent(event, secret, {
      timestamp: options.timestamp ?? this.world.now,
      secrets: options.secrets,
    });
  }

  fail(matcher: Matcher, fault: Fault): void {
    this.faults.plan(matcher, fault);
  }

  clearFaults(): void {
    this.faults.clear();
  }

  /** Faults that no request has met yet. */
  get waitingFaults(): number {
    return this.faults.waiting;
  }

  /** Requests that Stripe's published description does not allow. */
  violations(): string[] {
    return [...this.noted.violations];
  }

  /** Every request that came, as `POST /v1/customers`. */
  requests(): string[] {
    return [...this.noted.requests];
  }

  state(customerId: string): CustomerState {
    return getCustomerState(this.world, customerId);
  }

  customerIds(): string[] {
    return [...this.world.customers.keys()];
  }

  subscription(id: string): Stripe.Subscription {
    const subscription = this.world.subscriptions.get(id);
    if (!subscription) throw new Error(`no subscription ${id}`);
    return structuredClone(subscription);
  }

  invoice(id: string): Stripe.Invoice {
    const invoice = this.world.invoices.get(id);
    if (!invoice) throw new Error(`no invoice ${id}`);
    return structuredClone(invoice);
  }

  /** The customer an intent's secret belongs to. */
  customerOfSecret(clientSecret: string): string | null {
    const [id = ''] = clientSecret.split('_secret_');
    const intent = this.world.setupIntents.get(id) ?? this.world.paymentIntents.get(id);
    return intent?.customer ? getObjectId(intent.customer) : null;
  }
}
