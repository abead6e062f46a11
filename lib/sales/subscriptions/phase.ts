import { addMonths, lastFreeCancellation, monthCents } from '@/lib/providers/billing/plan-changes';
import { PLANS } from '@/lib/providers/billing/plans';
import type { Invoice, Subscription } from '@/lib/providers/billing/types';
import type { Billing, Card } from './queries';

/**
 * The phase of a company's subscription, as far as screens depend on it. `starting`: requested and not
 * created yet. `incomplete`: the first payment waits for authentication or another card.
 */
export type SubscriptionPhase =
  | { kind: 'none' }
  | { kind: 'starting' }
  | { kind: 'ended'; at: Date | null }
  | { kind: 'trial'; endsAt: Date; lastFree: Date; days: number }
  | { kind: 'active' }
  | { kind: 'ending'; at: Date; charge: Charge | null }
  | { kind: 'incomplete' | 'past_due' | 'unpaid'; open: Invoice | null };

export interface Charge {
  cents: number;
  at: Date;
}

const DAY_MS = 24 * 3_600_000;

export function getSubscriptionPhase(
  {
    subscription,
    hasPendingIntent: wanted,
    creditCents,
  }: Pick<Billing, 'subscription' | 'hasPendingIntent' | 'creditCents'>,
  invoices: readonly Invoice[],
  now: Date,
): SubscriptionPhase {
  if (!subscription) return { kind: wanted ? 'starting' : 'none' };
  const { state, endsAt, endedAt, trialEndsAt } = subscription;
  if (state === 'canceled') return wanted ? { kind: 'starting' } : { kind: 'ended', at: endedAt ?? endsAt };
  if (state === 'incomplete' || state === 'past_due' || state === 'unpaid')
    return { kind: state, open: oldestOpenMonth(invoices) };
  if (endsAt) return { kind: 'ending', at: endsAt, charge: nextCharge(subscription, creditCents) };
  if (state === 'trialing' && trialEndsAt)
    return {
      kind: 'trial',
      endsAt: trialEndsAt,
      lastFree: lastFreeCancellation(trialEndsAt),
      days: Math.max(0, Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS)),
    };
  return { kind: 'active' };
}

/** The oldest open monthly invoice, if any. */
export function oldestOpenMonth(invoices: readonly Invoice[]): Invoice | null {
  const open = invoices.filter(({ kind, state }) => kind === 'subscription' && state === 'open');
  return open.reduce<Invoice | null>(
    (first, one) => (first && first.invoicedAt <= one.invoicedAt ? first : one),
    null,
  );
}

/** The next charge to the card before taxes, after credit; null where there will be none. */
export function nextCharge(
  { state, currentPeriodEndsAt, endsAt, nextTier, ...plan }: Subscription,
  creditCents: number,
): Charge | null {
  if (state !== 'trialing' && state !== 'active') return null;
  if (endsAt && endsAt <= currentPeriodEndsAt) return null;
  const priceCents = nextTier ? PLANS[nextTier].priceCents : plan.priceCents;
  const month = monthCents({ priceCents, discountPercent: plan.discountPercent });
  return { cents: Math.max(0, month - creditCents), at: currentPeriodEndsAt };
}

/** The card that pays. */
export type PayingCard = Card;

/** Whether a card expires before the next payment. */
export function expiresBefore(card: Pick<PayingCard, 'expMonth' | 'expYear'>, at: Date): boolean {
  // A card is valid until the end of its month.
  return addMonths(new Date(Date.UTC(card.expYear, card.expMonth - 1, 1)), 1) <= at;
}
