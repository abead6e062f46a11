import { describe, expect, it } from 'vitest';
import { PLANS } from '@/lib/providers/billing/plans';
import type { ProviderInvoice } from '@/lib/providers/billing/provider';
import {
  SUBSCRIPTION_STATES,
  type Subscription,
  type SubscriptionState,
  type Tier,
} from '@/lib/providers/billing/types';
import { deriveNotices, type NoticeChanges } from './notice-rules';

const START = new Date('2026-11-01T15:00:00Z');
const END = new Date('2026-12-01T15:00:00Z');
const LATER = new Date('2027-01-01T15:00:00Z');

function subscription(change: Partial<Subscription> = {}): Subscription {
  const tier = change.tier ?? 'professional';
  return {
    tier,
    state: 'active',
    priceCents: PLANS[tier].priceCents,
    trialEndsAt: null,
    currentPeriodStartsAt: START,
    currentPeriodEndsAt: END,
    endsAt: null,
    endedAt: null,
    nextTier: null,
    nextTierFrom: null,
    discountPercent: null,
    needsAction: false,
    provider: 'demo',
    ...change,
  };
}

function invoice(change: Partial<ProviderInvoice> = {}): ProviderInvoice {
  return {
    id: 'in_1',
    number: null,
    kind: 'subscription',
    state: 'open',
    checks: null,
    tier: 'professional',
    subtotalCents: 9_900,
    discountCents: 0,
    taxCents: 0,
    totalCents: 9_900,
    paidCents: 0,
    dueCents: 9_900,
    periodStartsAt: START,
    periodEndsAt: END,
    attempts: 1,
    nextAttemptAt: END,
    needsAction: false,
    pageUrl: null,
    pdfUrl: null,
    invoicedAt: START,
    paidAt: null,
    ...change,
  };
}

function notices(change: Partial<NoticeChanges>) {
  const step = { before: subscription(), after: subscription(), invoices: [], card: null, lost: null };
  return deriveNotices({ ...step, ...change });
}

const keys = (change: Partial<NoticeChanges>) => notices(change).map(({ notice }) => notice);

describe('nothing is said', () => {
  it.each(SUBSCRIPTION_STATES)('of a subscription that stays %s', (state) => {
    const same = subscription({ state, endsAt: state === 'active' ? END : null });
    expect(notices({ before: same, after: same, invoices: [] })).toEqual([]);
  });

  it('of none, and of one that begins', () => {
    expect(notices({ before: null, after: null })).toEqual([]);
    for (const state of ['trialing', 'active', 'incomplete', 'canceled'] as const)
      expect(notices({ before: null, after: subscription({ state }) })).toEqual([]);
  });

  it('of an upgrade', () => {
    expect(
      notices({ before: subscription({ tier: 'solo' }), after: subscription({ tier: 'team' }) }),
    ).toEqual([]);
  });

  it('of what the person sees on the screen: a pack, an upgrade, the first payment', () => {
    const open = [invoice({ kind: 'checks' }), invoice({ needsAction: true })];
    expect(notices({ invoices: open })).toEqual([]);
    expect(notices({ before: null, after: subscription({ state: 'incomplete' }), invoices: open })).toEqual(
      [],
    );
    const late = subscription({ state: 'past_due' });
    expect(notices({ after: late, invoices: [invoice({ kind: 'checks' })] })).toEqual([]);
  });

  it('of an invoice nobody tried, and of one that is settled', () => {
    const after = subscription({ state: 'past_due' });
    const settled = [
      invoice({ attempts: 0 }),
      invoice({ state: 'paid' }),
      invoice({ state: 'void' }),
      invoice({ dueCents: 0 }),
    ];
    expect(notices({ after, invoices: settled })).toEqual([]);
  });
});

describe('a payment that did not go through', () => {
  const after = subscription({ state: 'past_due' });

  it('is told of once for each try, with the amount and the next one', () => {
    const card = { brand: 'visa', last4: '4242' };
    const open = (attempts: number) => [invoice({ attempts, dueCents: 4_950, nextAttemptAt: LATER })];
    expect(notices({ after, card, invoices: open(1) })).toEqual([
      {
        notice: 'payment_failed:in_1:1',
        template: 'paymentFailed',
        props: { tier: 'professional', amountCents: 4_950, card, nextAttemptAt: LATER },
      },
    ]);
    expect(keys({ before: after, after, invoices: open(2) })).toEqual(['payment_failed:in_1:2']);
  });

  it('asks for a word with the bank, once an invoice', () => {
    const asking = (attempts: number) => [invoice({ attempts, needsAction: true })];
    expect(keys({ after, invoices: asking(0) })).toEqual(['payment_action:in_1']);
    expect(keys({ after, invoices: asking(1) })).toEqual(['payment_action:in_1']);
  });
});

describe('the end', () => {
  it.each<[SubscriptionState, string]>([
    ['trialing', 'canceled'],
    ['active', 'canceled'],
    ['past_due', 'unpaid'],
    ['unpaid', 'unpaid'],
  ])('after %s is told with its reason', (state, reason) => {
    const after = subscription({ state: 'canceled', endedAt: END, endsAt: END });
    expect(notices({ before: subscription({ state }), after })).toEqual([
      {
        notice: `subscription_ended:${END.toISOString()}`,
        template: 'subscriptionEnded',
        props: { tier: 'professional', reason, endedAt: END },
      },
    ]);
  });

  it('of what never began is not told', () => {
    const after = subscription({ state: 'canceled', endedAt: END });
    expect(notices({ before: subscription({ state: 'incomplete' }), after })).toEqual([]);
  });

  it('that waits for somebody to pay is told in place of one more failed try', () => {
    const after = subscription({ state: 'unpaid' });
    const before = subscription({ state: 'past_due' });
    const found = notices({ before, after, invoices: [invoice({ attempts: 4, nextAttemptAt: null })] });
    expect(found).toMatchObject([
      { notice: `plan_closed:${START.toISOString()}`, props: { reason: 'closed' } },
    ]);
  });
});

describe('a smaller plan', () => {
  it('is told of when it takes hold, with what it had no room for', () => {
    const lost = { recipients: 2, paused: 1, invitations: 0, cities: 3, sms: true };
    const before = subscription({ tier: 'enterprise' });
    expect(notices({ before, after: subscription({ tier: 'team' }), lost })).toEqual([
      {
        notice: `plan_changed:enterprise:team:${START.toISOString()}`,
        template: 'planChanged',
        props: { tier: 'team', from: 'enterprise', priceCents: PLANS.team.priceCents, lost },
      },
    ]);
  });

  it('is not told of while it waits for the paid month to end', () => {
    const after = subscription({ nextTier: 'solo', nextTierFrom: END });
    expect(notices({ after })).toEqual([]);
  });

  it('after the plan had ended is a new beginning', () => {
    const before = subscription({ tier: 'team' as Tier, state: 'canceled' });
    expect(notices({ before, after: subscription({ tier: 'solo' }) })).toEqual([]);
  });
});

describe('a cancellation', () => {
  it('in a paid month charges nothing more', () => {
    expect(notices({ after: subscription({ endsAt: END }) })).toEqual([
      {
        notice: `cancellation:${END.toISOString()}`,
        template: 'cancellationConfirmed',
        props: { tier: 'professional', endsAt: END, charge: null },
      },
    ]);
  });

  it('of a trial in time charges nothing', () => {
    const trial = subscription({ state: 'trialing', trialEndsAt: END });
    const [found] = notices({ before: trial, after: { ...trial, endsAt: END } });
    expect(found).toMatchObject({ props: { charge: null } });
  });

  it('in the last day of a trial says what the first month costs, discount off', () => {
    const trial = subscription({ state: 'trialing', trialEndsAt: END, discountPercent: 50 });
    const [found] = notices({ before: trial, after: { ...trial, endsAt: LATER } });
    expect(found).toMatchObject({ props: { endsAt: LATER, charge: { amountCents: 4_950, at: END } } });
  });

  it('that was moved is told again, one that was undone is not', () => {
    const before = subscription({ endsAt: END });
    expect(keys({ before, after: subscription({ endsAt: LATER }) })).toEqual([
      `cancellation:${LATER.toISOString()}`,
    ]);
    expect(keys({ before, after: subscription() })).toEqual([]);
  });
});
