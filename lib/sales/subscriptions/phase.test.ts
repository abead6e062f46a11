import { expect, test } from 'vitest';
import type { Invoice, Subscription } from '@/lib/providers/billing/types';
import { expiresBefore, getSubscriptionPhase, nextCharge } from './phase';

const NOW = new Date('2026-11-20T15:00:00Z');
const TRIAL_END = new Date('2026-11-30T15:00:00Z');
const DAY = 24 * 3_600_000;

function subscribed(given: Partial<Subscription> = {}): Subscription {
  return {
    tier: 'team',
    state: 'active',
    priceCents: 4_900,
    trialEndsAt: null,
    currentPeriodStartsAt: NOW,
    currentPeriodEndsAt: TRIAL_END,
    endsAt: null,
    endedAt: null,
    nextTier: null,
    nextTierFrom: null,
    discountPercent: null,
    needsAction: false,
    provider: 'demo',
    ...given,
  };
}

const trial = { state: 'trialing', trialEndsAt: TRIAL_END } as const;
const standing = (given: Partial<Subscription> | null, invoices: Invoice[] = [], wanted = false) =>
  getSubscriptionPhase(
    { subscription: given && subscribed(given), hasPendingIntent: wanted, creditCents: 0 },
    invoices,
    NOW,
  );

function openMonth(id: string, invoicedAt: Date, given: Partial<Invoice> = {}): Invoice {
  return {
    id,
    number: null,
    kind: 'subscription',
    state: 'open',
    checks: null,
    tier: 'team',
    subtotalCents: 4_900,
    discountCents: 0,
    taxCents: 0,
    totalCents: 4_900,
    paidCents: 0,
    dueCents: 4_900,
    periodStartsAt: null,
    periodEndsAt: null,
    attempts: 1,
    nextAttemptAt: null,
    needsAction: false,
    pageUrl: null,
    pdfUrl: null,
    invoicedAt,
    paidAt: null,
    ...given,
  };
}

test('without a subscription: none, or one that is being made, also after one that ended', () => {
  expect(standing(null)).toEqual({ kind: 'none' });
  expect(standing(null, [], true)).toEqual({ kind: 'starting' });
  expect(standing({ state: 'canceled', endedAt: NOW })).toEqual({ kind: 'ended', at: NOW });
  expect(standing({ state: 'canceled', endedAt: NOW }, [], true)).toEqual({ kind: 'starting' });
});

test('a trial counts its days up, and names the last free moment', () => {
  expect(standing(trial)).toEqual({
    kind: 'trial',
    endsAt: TRIAL_END,
    lastFree: new Date(TRIAL_END.getTime() - DAY),
    days: 10,
  });
  const nearly = { ...trial, trialEndsAt: new Date(NOW.getTime() + 1) };
  expect(standing(nearly)).toMatchObject({ days: 1 });
  // The provider has not said yet what came after it.
  expect(standing({ ...trial, trialEndsAt: new Date(NOW.getTime() - 1) })).toMatchObject({ days: 0 });
});

test('a trial cancelled in time costs nothing, one cancelled in its last day a month', () => {
  expect(standing({ ...trial, endsAt: TRIAL_END })).toEqual({ kind: 'ending', at: TRIAL_END, charge: null });
  const month = new Date('2026-12-30T15:00:00Z');
  expect(standing({ ...trial, endsAt: month })).toEqual({
    kind: 'ending',
    at: month,
    charge: { cents: 4_900, at: TRIAL_END },
  });
});

test('what is owed is the oldest open month, never a pack', () => {
  const invoices = [
    openMonth('in_new', new Date(NOW.getTime() - DAY)),
    openMonth('in_old', new Date(NOW.getTime() - 31 * DAY)),
    openMonth('in_pack', new Date(NOW.getTime() - 60 * DAY), { kind: 'checks' }),
    openMonth('in_paid', new Date(NOW.getTime() - 90 * DAY), { state: 'paid' }),
  ];
  for (const state of ['past_due', 'unpaid', 'incomplete'] as const)
    expect(standing({ state }, invoices)).toMatchObject({ kind: state, open: { id: 'in_old' } });
  expect(standing({ state: 'unpaid' })).toEqual({ kind: 'unpaid', open: null });
});

test('the next charge is the plan that follows, less discount and credit', () => {
  expect(nextCharge(subscribed(), 0)).toEqual({ cents: 4_900, at: TRIAL_END });
  expect(nextCharge(subscribed({ nextTier: 'solo' }), 0)?.cents).toBe(1_000);
  expect(nextCharge(subscribed({ discountPercent: 50 }), 0)?.cents).toBe(2_450);
  expect(nextCharge(subscribed({ discountPercent: 50 }), 450)?.cents).toBe(2_000);
  expect(nextCharge(subscribed(), 9_900)?.cents).toBe(0);
  expect(nextCharge(subscribed({ endsAt: TRIAL_END }), 0)).toBeNull();
  expect(nextCharge(subscribed({ state: 'past_due' }), 0)).toBeNull();
});

test('a card is good until its month is over', () => {
  const card = { expMonth: 11, expYear: 2026 };
  expect(expiresBefore(card, new Date('2026-11-30T23:59:59Z'))).toBe(false);
  expect(expiresBefore(card, new Date('2026-12-01T00:00:00Z'))).toBe(true);
  expect(expiresBefore({ expMonth: 12, expYear: 2026 }, new Date('2027-01-01T00:00:00Z'))).toBe(true);
});
