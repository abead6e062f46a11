import { PLANS } from '../plans';
import type { PlanPreview } from '../provider';
import type { Tier } from '../types';
import {
  type DemoAccount,
  type DemoSubscription,
  getRunningSubscription,
  type Outcome,
  takeSerial,
  toOutcome,
  withSubscription,
} from './account';
import { chargeMonth } from './advance';
import { demoCard, refusalWhenAdded } from './cards';
import { attemptPayment, raiseInvoice } from './invoices';
import { takePercent, takeShare } from './money';
import { DAY, monthEndAfter, type Seconds, toDate } from './months';

export function setCard(account: DemoAccount, now: Seconds, methodId: string): Outcome {
  if (account.card?.methodId === methodId) return toOutcome(account);
  const refused = refusalWhenAdded(methodId);
  if (refused) return { account, refused, invoiceId: null };
  const expYear = toDate(now).getUTCFullYear() + 1;
  return toOutcome({ ...account, card: { methodId, ...demoCard(methodId), expMonth: 12, expYear } });
}

export interface NewDemoSubscription {
  tier: Tier;
  trialDays: number;
  discountPercent: number | null;
}

/**
 * Starts a subscription. Without a trial the first month is charged at once: if declined nothing is created,
 * if authentication is required it stays incomplete.
 */
export function subscribe(before: DemoAccount, now: Seconds, request: NewDemoSubscription): Outcome {
  if (getRunningSubscription(before)) return toOutcome(before);
  const { account, serial } = takeSerial(before);
  const trialEndsAt = request.trialDays > 0 ? now + request.trialDays * DAY : null;
  const subscription: DemoSubscription = {
    id: `sub_${account.series}_${serial}`,
    tier: request.tier,
    state: trialEndsAt === null ? 'incomplete' : 'trialing',
    startedAt: now,
    trialEndsAt,
    anchor: trialEndsAt ?? now,
    periodStartsAt: now,
    periodEndsAt: trialEndsAt ?? monthEndAfter(now, now),
    endsAt: null,
    endedAt: null,
    next: null,
    discountPercent: request.discountPercent,
    monthCents: 0,
  };
  const started = { ...account, subscription };
  if (trialEndsAt !== null) return toOutcome(started);
  const charged = chargeMonth(started, now);
  return charged.refused ? { ...charged, account: before, invoiceId: null } : charged;
}

/**
 * The prorated difference for the rest of the month: the unused part of the current plan is credited, each
 * part rounded to the cent.
 */
export function prorate(running: DemoSubscription, now: Seconds, tier: Tier) {
  const length = running.periodEndsAt - running.periodStartsAt;
  const rest = Math.min(length, Math.max(0, running.periodEndsAt - now));
  return {
    creditedCents: takeShare(running.monthCents, rest, length),
    chargedCents: running.state === 'trialing' ? 0 : takeShare(PLANS[tier].priceCents, rest, length),
  };
}

/**
 * Upgrades immediately. If declined nothing changes; a card that would require authentication counts as
 * declined here.
 */
export function changePlanNow(account: DemoAccount, now: Seconds, tier: Tier): Outcome {
  const running = getRunningSubscription(account);
  if (!running) return toOutcome(account);
  if (running.tier === tier) return toOutcome(withSubscription(account, { next: null }));
  const { creditedCents, chargedCents } = prorate(running, now, tier);
  const monthCents = running.state === 'trialing' ? 0 : PLANS[tier].priceCents;
  const changed = withSubscription(account, { tier, next: null, monthCents });
  const subtotalCents = chargedCents - creditedCents;
  if (subtotalCents <= 0) return toOutcome({ ...changed, creditCents: changed.creditCents - subtotalCents });
  const period = { startsAt: now, endsAt: running.periodEndsAt };
  const { account: invoiced, invoiceId } = raiseInvoice(changed, now, {
    kind: 'subscription',
    tier,
    subtotalCents,
    period,
  });
  const tried = attemptPayment(invoiced, now, invoiceId, true);
  if (tried.account.invoices.some(({ id, state }) => id === invoiceId && state === 'paid')) return tried;
  return { account, refused: tried.refused ?? 'authentication_required', invoiceId: null };
}

export function changePlanLater(account: DemoAccount, now: Seconds, tier: Tier): Outcome {
  const running = getRunningSubscription(account);
  if (!running) return toOutcome(account);
  if (running.tier === tier || running.state === 'trialing') return changePlanNow(account, now, tier);
  return toOutcome(withSubscription(account, { next: { tier, from: running.periodEndsAt } }));
}

export function setEnd(account: DemoAccount, at: Seconds | null): Outcome {
  return toOutcome(getRunningSubscription(account) ? withSubscription(account, { endsAt: at }) : account);
}

/** The cost of a plan change: immediate for an upgrade, at the period's end for a downgrade. */
export function preview(account: DemoAccount, now: Seconds, tier: Tier): PlanPreview | null {
  const running = getRunningSubscription(account);
  if (!running) return null;
  const { priceCents } = PLANS[tier];
  const later = {
    dueNowCents: 0,
    creditedCents: 0,
    nextCents: priceCents - takePercent(priceCents, running.discountPercent),
    nextAt: toDate(running.periodEndsAt),
  };
  if (running.state === 'trialing' || priceCents <= PLANS[running.tier].priceCents) return later;
  const { creditedCents, chargedCents } = prorate(running, now, tier);
  return {
    ...later,
    creditedCents,
    dueNowCents: Math.max(0, chargedCents - creditedCents - account.creditCents),
  };
}
