import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { AppError } from '@/lib/errors';
import type { Tier } from '../types';
import { packProduct, planKey, planProduct } from './names';
import {
  getDiscountPercent,
  getPlanInForce,
  hasEnded,
  pickSubscription,
  toSubscription,
} from './subscription-map';

const START = Date.UTC(2026, 10, 20, 15) / 1_000;
const END = Date.UTC(2026, 11, 20, 15) / 1_000;
const at = (seconds: number) => new Date(seconds * 1_000);

function aPrice(tier: Tier, cents: number, change: Partial<Stripe.Price> = {}): Stripe.Price {
  return {
    id: `price_${tier}`,
    object: 'price',
    active: true,
    currency: 'usd',
    lookup_key: planKey(tier),
    product: planProduct(tier),
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: cents,
    metadata: {},
    ...change,
  } as Stripe.Price;
}

/** As Stripe lists one that runs, with what we ask it to unfold. */
function aSubscription(change: Partial<Stripe.Subscription> = {}, price = aPrice('team', 4_900)) {
  return {
    id: 'sub_1',
    object: 'subscription',
    status: 'active',
    created: START,
    start_date: START,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_start: null,
    trial_end: null,
    discounts: [],
    metadata: { company_id: 'cmp_1' },
    latest_invoice: 'in_1',
    pending_setup_intent: null,
    pending_update: null,
    items: {
      object: 'list',
      data: [
        {
          id: 'si_1',
          object: 'subscription_item',
          current_period_start: START,
          current_period_end: END,
          price,
          quantity: 1,
        },
      ],
      has_more: false,
      url: '/v1/subscription_items',
    },
    ...change,
  } as unknown as Stripe.Subscription;
}

describe('a subscription of Stripe’s as ours', () => {
  test('one that runs', () => {
    expect(toSubscription(aSubscription())).toEqual({
      id: 'sub_1',
      tier: 'team',
      priceCents: 4_900,
      state: 'active',
      startedAt: at(START),
      trialEndsAt: null,
      currentPeriodStartsAt: at(START),
      currentPeriodEndsAt: at(END),
      endsAt: null,
      endedAt: null,
      next: null,
      discountPercent: null,
      needsAction: false,
    });
  });

  test.each([
    ['trialing', 'trialing'],
    ['past_due', 'past_due'],
    ['unpaid', 'unpaid'],
    ['paused', 'unpaid'],
    ['incomplete', 'incomplete'],
    ['incomplete_expired', 'canceled'],
    ['canceled', 'canceled'],
  ] as const)('%s is %s', (status, state) => {
    expect(toSubscription(aSubscription({ status })).state).toBe(state);
  });

  test('a state nobody has told us about is no answer', () => {
    expect(() => toSubscription(aSubscription({ status: 'frozen' }))).toThrow(AppError);
  });

  test('a price that gave its lookup key away is still its plan’s; another product is none', () => {
    const old = aPrice('solo', 900, { lookup_key: null });
    expect(toSubscription(aSubscription({}, old))).toMatchObject({ tier: 'solo', priceCents: 900 });
    const byKey = aPrice('solo', 1_000, { product: 'prod_made_by_hand' });
    expect(toSubscription(aSubscription({}, byKey)).tier).toBe('solo');
    const foreign = aPrice('solo', 1_000, { product: packProduct('solo'), lookup_key: 'other' });
    expect(() => toSubscription(aSubscription({}, foreign))).toThrow('price of no plan');
  });

  describe('a change downwards', () => {
    const metadata = { paid_tier: 'professional', paid_until: String(END), paid_cents: '9900' };
    const solo = aPrice('solo', 1_000);

    test('waits for the end of the month that is paid', () => {
      expect(toSubscription(aSubscription({ metadata }, solo))).toMatchObject({
        tier: 'professional',
        priceCents: 9_900,
        next: { tier: 'solo', from: at(END) },
      });
    });

    test('has taken hold when the next month has begun, whatever the note says', () => {
      const renewed = aSubscription({ metadata }, solo);
      const [item] = renewed.items.data;
      if (item) Object.assign(item, { current_period_start: END, current_period_end: END + 2_678_400 });
      expect(toSubscription(renewed)).toMatchObject({ tier: 'solo', priceCents: 1_000, next: null });
    });

    test('comes to nothing where the subscription ends first, and is back when that is taken back', () => {
      const ending = aSubscription({ metadata, cancel_at_period_end: true, cancel_at: END }, solo);
      expect(toSubscription(ending)).toMatchObject({ tier: 'professional', endsAt: at(END), next: null });
      const later = aSubscription({ metadata, cancel_at: END + 1 }, solo);
      expect(toSubscription(later).next).not.toBeNull();
    });

    test('is forgotten where a larger plan is charged instead', () => {
      const larger = aPrice('enterprise', 99_900);
      expect(toSubscription(aSubscription({ metadata }, larger))).toMatchObject({
        tier: 'enterprise',
        next: null,
      });
    });

    test.each([
      { paid_tier: 'platinum', paid_until: String(END) },
      { paid_tier: 'professional', paid_until: 'soon' },
      { paid_tier: 'professional' },
      { paid_tier: '', paid_until: '', paid_cents: '' },
      { paid_tier: 'solo', paid_until: String(END) },
    ])('is none where the note cannot be read: %o', (unreadable) => {
      expect(getPlanInForce(aSubscription({ metadata: unreadable as Record<string, string> }, solo))).toEqual(
        {
          tier: 'solo',
          cents: 1_000,
          priced: 'solo',
          paidUntil: null,
        },
      );
    });
  });

  test('the end it was given, by date or by month; none for what has ended', () => {
    expect(toSubscription(aSubscription({ cancel_at: END + 5 })).endsAt).toEqual(at(END + 5));
    expect(toSubscription(aSubscription({ cancel_at_period_end: true })).endsAt).toEqual(at(END));
    const ended = { status: 'canceled', cancel_at: END, ended_at: END } as const;
    expect(toSubscription(aSubscription(ended))).toMatchObject({ endsAt: null, endedAt: at(END) });
  });

  test('the percent off the next invoice, where Stripe unfolded it', () => {
    const coupon = { id: 'lintel_referral_50', object: 'coupon', percent_off: 50 };
    const discounts = [{ id: 'di_1', object: 'discount', source: { type: 'coupon', coupon } }];
    expect(getDiscountPercent({ discounts: discounts as unknown as Stripe.Discount[] })).toBe(50);
    expect(getDiscountPercent({ discounts: ['di_1'] })).toBeNull();
    expect(getDiscountPercent({ discounts: [] })).toBeNull();
  });

  test('the bank’s question, about the card or the newest invoice', () => {
    const intent = { id: 'seti_1', status: 'requires_action' } as Stripe.SetupIntent;
    const asked = (change: Partial<Stripe.Subscription>, waiting?: Set<string>) =>
      toSubscription(aSubscription(change), waiting).needsAction;
    expect(asked({ pending_setup_intent: intent })).toBe(true);
    expect(asked({ pending_setup_intent: { ...intent, status: 'requires_payment_method' } })).toBe(false);
    expect(asked({ pending_setup_intent: intent, status: 'canceled' })).toBe(false);
    expect(asked({}, new Set(['in_1']))).toBe(true);
    expect(asked({}, new Set(['in_2']))).toBe(false);
  });
});

describe('of several subscriptions', () => {
  const one = (id: string, status: Stripe.Subscription.Status, created: number) => ({ id, status, created });

  test('the one that runs counts, in whatever order they come', () => {
    const all = [one('c', 'canceled', 9), one('b', 'past_due', 3), one('a', 'canceled', 1)];
    expect(pickSubscription(all).subscription?.id).toBe('b');
    expect(pickSubscription([...all].reverse()).subscription?.id).toBe('b');
  });

  test('of two that run the older, and both are named', () => {
    const picked = pickSubscription([one('new', 'active', 5), one('old', 'trialing', 4)]);
    expect(picked.subscription?.id).toBe('old');
    expect(picked.running.map(({ id }) => id)).toEqual(['old', 'new']);
  });

  test('where none runs the last one; where there is none, none', () => {
    const all = [one('a', 'canceled', 1), one('b', 'incomplete_expired', 2)];
    expect(pickSubscription(all)).toMatchObject({ subscription: { id: 'b' }, running: [] });
    expect(pickSubscription([]).subscription).toBeNull();
    expect(hasEnded({ status: 'unpaid' })).toBe(false);
  });
});
