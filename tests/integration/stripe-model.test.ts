import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { billingAccounts, creditEntries, invoices, subscriptions } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { cancellationEnd } from '@/lib/providers/billing/plan-changes';
import { PLANS } from '@/lib/providers/billing/plans';
import type { CardAction, PaymentProvider } from '@/lib/providers/billing/provider';
import { readEvent } from '@/lib/providers/billing/stripe/webhook';
import { TIERS, type Tier } from '@/lib/providers/billing/types';
import { recordBillingEvent } from '@/lib/sales/subscriptions/events';
import {
  buyChecks,
  cancelSubscription,
  changePlan,
  createSubscription,
  dropInvoice,
  payInvoice,
  replaceCard,
  resumeSubscription,
} from '@/lib/sales/subscriptions/mutations';
import { findSubscription } from '@/lib/sales/subscriptions/queries';
import { syncDueAccounts } from '@/lib/sales/subscriptions/sync';
import { jobContext, makeCompany } from '../support/factories';
import type { CardKind, CustomerState, Fault, SubscriptionState } from '../support/stripe';
import { holdings, openStripeFixture, type StripeFixture } from '../support/stripe-fixture';
import { rolledBack } from '../support/test-database';

const SECRET = 'whsec_of_the_model';
const MAIL = { siteUrl: 'https://lintel.test', sendsMail: false };
let till: StripeFixture;

type Step =
  | { do: 'sign_up' | 'replace_card' | 'card_turns'; card: CardKind; tier: Tier }
  | { do: 'change_plan'; tier: Tier }
  | { do: 'cancel' | 'resume' | 'buy' | 'pay' | 'drop' | 'worker' }
  | { do: 'answer_bank'; agrees: boolean }
  | { do: 'wait'; hours: number }
  /** Of the events on their way, these arrive, in this order; a place may come twice. */
  | { do: 'events_arrive'; places: number[] }
  | { do: 'events_are_lost'; places: number[] }
  | { do: 'fault'; fault: Fault; skip: number };

const card = fc.constantFrom<CardKind>(
  'visa',
  'mastercard',
  'declined',
  'declined_later',
  'requires_3ds_setup',
  'requires_3ds_payment',
  'requires_3ds_then_declined',
);
const tier = fc.constantFrom(...TIERS);
const places = fc.array(fc.nat(30), { maxLength: 12 });
const fault = fc.constantFrom<Fault>(
  { kind: 'server_error', when: 'before' },
  { kind: 'server_error', when: 'after' },
  { kind: 'malformed', when: 'after' },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('sign_up', 'replace_card', 'card_turns'), card, tier }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('change_plan'), tier }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('cancel', 'resume', 'buy', 'pay', 'drop', 'worker') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('answer_bank'), agrees: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      hours: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 31, max: 24 * 35 })),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('events_arrive', 'events_are_lost'), places }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fault'), fault, skip: fc.nat(6) }) },
);

/** One company, its owner at the keyboard, and the post between Stripe and us. */
class Play {
  private onTheWay: Stripe.Event[] = [];
  private action: CardAction | null = null;
  private presses = 0;

  constructor(
    private readonly db: Database,
    private readonly actor: UserActor,
  ) {}

  async take(step: Step): Promise<void> {
    const payments = till.payments;
    const wish = { payments, mail: MAIL };
    const ctx = this.ctx();
    this.presses += 1;
    const key = `press ${this.presses}`;
    if (step.do === 'sign_up' || step.do === 'replace_card') {
      const asked = { ...wish, paymentMethodId: till.control.card(step.card), tier: step.tier };
      const work = step.do === 'sign_up' ? createSubscription(ctx, asked) : replaceCard(ctx, asked);
      this.action = (await work).action;
    } else if (step.do === 'card_turns') {
      const customerId = this.customer()?.id;
      if (customerId && this.customer()?.card) till.control.setDefaultCard(customerId, step.card);
    } else if (step.do === 'change_plan')
      this.action = (await changePlan(ctx, { ...wish, tier: step.tier, key })).action;
    else if (step.do === 'cancel') await this.cancel(ctx, payments);
    else if (step.do === 'resume') await resumeSubscription(ctx, wish);
    else if (step.do === 'buy') this.action = (await buyChecks(ctx, { ...wish, key })).action;
    else if (step.do === 'pay' || step.do === 'drop') await this.settle(ctx, step.do, key, payments);
    else if (step.do === 'worker') await this.work();
    else if (step.do === 'answer_bank') this.answer(step.agrees);
    else if (step.do === 'wait') till.control.advanceBy({ hours: step.hours });
    else if (step.do === 'fault') till.control.fail({ skip: step.skip }, step.fault);
    else if (step.do === 'events_arrive' || step.do === 'events_are_lost')
      await this.post(step.do === 'events_arrive', step.places);
  }

  ctx(): Context<UserActor> {
    return { ...jobContext(this.db, till.control.now), actor: this.actor };
  }

  private async cancel(ctx: Context<UserActor>, payments: PaymentProvider): Promise<void> {
    const shown = await findSubscription(ctx);
    const expectedEndsAt = shown && cancellationEnd(shown, ctx.now).endsAt;
    await cancelSubscription(ctx, { expectedEndsAt, payments, mail: MAIL });
  }

  private async settle(
    ctx: Context<UserActor>,
    how: 'pay' | 'drop',
    key: string,
    payments: PaymentProvider,
  ): Promise<void> {
    const [open] = await this.db
      .select({ id: invoices.id })
      .from(invoices)
      .where(eq(invoices.state, 'open'))
      .limit(1);
    if (!open) return;
    const asked = { invoiceId: open.id, payments, mail: MAIL };
    if (how === 'drop') await dropInvoice(ctx, asked);
    else this.action = (await payInvoice(ctx, { ...asked, key })).action;
  }

  private answer(agrees: boolean): void {
    if (!this.action) return;
    const { clientSecret } = this.action;
    this.action = null;
    try {
      till.control.confirm(clientSecret, agrees ? 'succeed' : 'fail');
    } catch {
      // The question was withdrawn meanwhile: Stripe.js would say so.
    }
  }

  async work(later = 0): Promise<void> {
    const now = new Date(till.control.now.getTime() + later);
    await syncDueAccounts(jobContext(this.db, now), { payments: till.payments, mail: MAIL });
  }

  /** Stripe's post: some of it, in any order, some of it twice. */
  private async post(arrives: boolean, wanted: number[]): Promise<void> {
    this.onTheWay.push(...till.control.takeEvents());
    const picked = wanted.flatMap((place) => this.onTheWay[place] ?? []);
    if (arrives) for (const event of picked) await this.receive(event);
    // One that was received may be sent again: Stripe does not always know.
    this.onTheWay = this.onTheWay.filter(
      (event, index) => !picked.includes(event) || (arrives && index % 5 === 0),
    );
  }

  private async receive(event: Stripe.Event): Promise<void> {
    const { body, headers } = till.control.signed(event, SECRET);
    const now = till.control.now;
    const signature = headers['stripe-signature'];
    const read = await readEvent({ body: Buffer.from(body), signature, secret: SECRET, now });
    await recordBillingEvent(jobContext(this.db, now), read);
  }

  /** All that is left arrives, back to front; or nothing does, and a day goes by. */
  async end(arrives: boolean): Promise<void> {
    till.control.clearFaults();
    this.onTheWay.push(...till.control.takeEvents());
    if (arrives) for (const event of this.onTheWay.reverse()) await this.receive(event);
    for (let round = 0; round < 3; round++)
      await this.work(arrives ? round * 3_600_000 : (round + 1) * 25 * 3_600_000);
  }

  customer(): CustomerState | null {
    return holdings(till, this.actor.companyId).customers[0] ?? null;
  }
}

const STATES: Record<string, string> = { incomplete_expired: 'canceled', paused: 'unpaid' };
const seconds = (moment: Date | null | undefined) => (moment ? moment.getTime() / 1_000 : null);

function tierOfKey(key: string | null | undefined): Tier | undefined {
  return TIERS.find((one) => key === `lintel_${one}_monthly`);
}

/** What our row has to say of a subscription, read off Stripe's own state. */
function expectedRow(held: SubscriptionState) {
  const state = STATES[held.status] ?? held.status;
  const priced = tierOfKey(held.prices[0]);
  const paid = TIERS.find((one) => one === held.metadata.paid_tier);
  const waits =
    paid &&
    priced &&
    PLANS[paid].priceCents > PLANS[priced].priceCents &&
    Number(held.metadata.paid_until) > held.periodStart;
  return {
    id: held.id,
    state,
    tier: waits ? paid : priced,
    trialEnd: held.trialEnd,
    periodStart: held.periodStart,
    periodEnd: held.periodEnd,
    endsAt: state === 'canceled' ? null : held.cancelAt,
    endedAt: held.endedAt,
    percentOff: held.percentOff,
  };
}

async function expectEqual(db: Database, play: Play, companyId: string): Promise<void> {
  const { customers, running } = holdings(till, companyId);
  expect(customers.length).toBeLessThanOrEqual(1);
  expect(running.length).toBeLessThanOrEqual(1);
  const customer = play.customer();
  const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.companyId, companyId));
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId));
  const listed = await db.select().from(invoices).where(eq(invoices.companyId, companyId));
  if (!customer) {
    expect([account?.customerId ?? null, row, listed]).toEqual([null, undefined, []]);
    return;
  }
  expect(account).toMatchObject({
    customerId: customer.id,
    creditCents: Math.max(0, -customer.balance),
    cardLast4: customer.card?.last4 ?? null,
    cardFingerprint: customer.card?.fingerprint ?? null,
  });
  const held = running[0] ?? customer.subscriptions[0];
  expect(
    row && {
      id: row.providerSubscriptionId,
      state: row.state,
      tier: row.tier,
      trialEnd: seconds(row.trialEndsAt),
      periodStart: seconds(row.currentPeriodStartsAt),
      periodEnd: seconds(row.currentPeriodEndsAt),
      endsAt: seconds(row.endsAt),
      endedAt: seconds(row.endedAt),
      percentOff: row.discountPercent,
    },
  ).toEqual(held && expectedRow(held));
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  const ours = listed.map(({ id, state, totalCents, paidCents, attempts, needsAction, nextAttemptAt }) => {
    return { id, state, totalCents, paidCents, attempts, needsAction, next: seconds(nextAttemptAt) };
  });
  const theirs = customer.invoices.map(({ id, status, total, paid, attempts, needsAction, nextAttempt }) => {
    const isOpen = status === 'open';
    return {
      id,
      state: status,
      totalCents: total,
      paidCents: paid,
      attempts,
      needsAction: isOpen && needsAction,
      next: isOpen ? nextAttempt : null,
    };
  });
  expect(ours.sort(byId)).toEqual(theirs.sort(byId));
  await expectPurchases(db, companyId, customer);
}

/** Each pack that is paid has its checks, once. */
async function expectPurchases(db: Database, companyId: string, customer: CustomerState): Promise<void> {
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.companyId, companyId));
  const bought = entries.filter(({ kind }) => kind === 'purchase').map(({ amount }) => amount);
  const paid = customer.invoices.filter(
    ({ status, metadata }) => status === 'paid' && metadata.kind === 'checks',
  );
  expect(bought.sort()).toEqual(paid.map(({ metadata }) => Number(metadata.checks)).sort());
}

/** Plays the steps from an empty Stripe, and compares both books. */
async function play(steps: Step[], arrives: boolean): Promise<void> {
  till = await openStripeFixture();
  try {
    await rolledBack(async (db) => {
      const { companyId, userId } = await makeCompany(db);
      await db.delete(subscriptions).where(eq(subscriptions.companyId, companyId));
      const company = new Play(db, { kind: 'user', userId, companyId, role: 'owner', tier: null });
      for (const one of steps) {
        const mayFail = till.control.waitingFaults > 0;
        await company.take(one).catch((error: unknown) => expectSensible(error, mayFail));
      }
      await company.end(arrives);
      await expectEqual(db, company, companyId);
    });
    expect(till.control.violations()).toEqual([]);
  } finally {
    await till.standIn.close();
  }
}

/** What was asked made no sense at that moment, or Stripe was made not to answer. */
function expectSensible(error: unknown, mayFail: boolean): void {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'internal' || (error.code === 'unavailable' && !mayFail)) throw error;
}

const RUNS = Number(process.env.STRIPE_MODEL_RUNS ?? 20);
const MOST_MS = 300_000;

test(
  'whatever is done, and however the events come, what we hold ends equal to what Stripe holds',
  async () => {
    const first = { do: 'sign_up', card: 'visa', tier: 'team' } as const;
    const steps = fc.array(step, { minLength: 5, maxLength: 20 });
    const property = fc.asyncProperty(steps, fc.boolean(), (all, arrives) => play([first, ...all], arrives));
    await fc.assert(property, { numRuns: RUNS });
  },
  MOST_MS,
);
