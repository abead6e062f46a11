import { createFormatter } from 'use-intl/core';
import { vi } from 'vitest';
import type { SubscriptionActions } from '@/app/[locale]/(dashboard)/dashboard/subscription/_components/subscription-actions';
import { type Clock, localDay, moment, shortDay } from '@/lib/platform/i18n/format';
import { type Locale, regional } from '@/lib/platform/i18n/locales';
import { PLANS } from '@/lib/providers/billing/plans';
import type { Invoice, Subscription } from '@/lib/providers/billing/types';
import { getSubscriptionPhase } from '@/lib/sales/subscriptions/phase';
import type { PlanLoss } from '@/lib/sales/subscriptions/plan-consequences';

// What the screens of a subscription are shown with, on the clock of a company in Chicago.

export const CLOCK: Clock = { now: new Date('2026-11-20T15:00:00Z'), timeZone: 'America/Chicago' };
export const OWNER = { name: 'Ana Reyes', email: 'ana@reyes.example' };
export const VISA = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 };

/** So many days from the moment the page is for. */
export function inDays(days: number): Date {
  return new Date(CLOCK.now.getTime() + days * 86_400_000);
}

/** A paid month of a plan that runs ten more days. */
export function subscribed(given: Partial<Subscription> = {}): Subscription {
  const tier = given.tier ?? 'team';
  return {
    tier,
    state: 'active',
    priceCents: PLANS[tier].priceCents,
    trialEndsAt: null,
    currentPeriodStartsAt: inDays(-20),
    currentPeriodEndsAt: inDays(10),
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

/** A trial that runs so many more days. */
export function inTrial(days: number, given: Partial<Subscription> = {}): Subscription {
  const end = inDays(days);
  return subscribed({ state: 'trialing', trialEndsAt: end, currentPeriodEndsAt: end, ...given });
}

/** A paid month of the Team plan. */
export function makeInvoice(given: Partial<Invoice> = {}): Invoice {
  const open = given.state === 'open';
  return {
    id: 'in_1',
    number: 'DEMO-0001',
    kind: 'subscription',
    state: 'paid',
    checks: null,
    tier: 'team',
    subtotalCents: 4_900,
    discountCents: 0,
    taxCents: 0,
    totalCents: 4_900,
    paidCents: open ? 0 : 4_900,
    dueCents: open ? 4_900 : 0,
    periodStartsAt: inDays(-20),
    periodEndsAt: inDays(10),
    attempts: 1,
    nextAttemptAt: null,
    needsAction: false,
    pageUrl: null,
    pdfUrl: null,
    invoicedAt: inDays(-20),
    paidAt: open ? null : inDays(-20),
    ...given,
  };
}

/** Where a company with this subscription stands, as the domain says it. */
export function standing(subscription: Subscription | null, invoices: Invoice[] = [], wanted = false) {
  return getSubscriptionPhase(
    { subscription, hasPendingIntent: wanted, creditCents: 0 },
    invoices,
    CLOCK.now,
  );
}

/** What a plan takes that has room for everything. */
export const NO_LOSS: PlanLoss = {
  recipients: [],
  recipientsKept: 0,
  sms: false,
  paused: [],
  resumed: [],
  invitations: [],
  cities: [],
  pages: [],
  subcontractors: 0,
};

/** Actions that are noted and go well. */
export function subscriptionActions() {
  const paid = async () => ({ ok: true as const, data: { action: null } });
  const done = async () => ({ ok: true as const, data: null });
  return {
    start: vi.fn<SubscriptionActions['start']>(paid),
    preview: vi.fn<SubscriptionActions['preview']>(),
    change: vi.fn<SubscriptionActions['change']>(paid),
    cancel: vi.fn<SubscriptionActions['cancel']>(done),
    resume: vi.fn<SubscriptionActions['resume']>(done),
    replaceCard: vi.fn<SubscriptionActions['replaceCard']>(paid),
    pay: vi.fn<SubscriptionActions['pay']>(paid),
    findAction: vi.fn<SubscriptionActions['findAction']>(paid),
    refresh: vi.fn<SubscriptionActions['refresh']>(done),
    portal: vi.fn<SubscriptionActions['portal']>(),
  } satisfies SubscriptionActions;
}

/** What an action answers of a card that was refused. */
export function refusal(reason: string) {
  return { ok: false as const, code: 'payment_refused' as const, fieldErrors: { card: reason } };
}

/** Dates as the pages write them for these companies. */
export function createDateFormats(locale: Locale, clock = CLOCK) {
  const format = createFormatter({ locale: regional(locale), timeZone: clock.timeZone });
  return {
    day: (at: Date) => localDay(format, at, clock),
    minute: (at: Date) => moment(format, at, clock),
    /** Of a day on the calendar. */
    shortDay: (day: string) => shortDay(format, day, clock.now),
    list: (names: readonly string[]) => format.list([...names]),
    month: (at: Date) => format.dateTime(at, { month: 'long', year: 'numeric' }),
  };
}
