import { PLANS } from '../plans';
import type { PlanPreview } from '../provider';
import type { Tier } from '../types';
import { chargeMonth } from './advance';
import {
  type BookedSubscription,
  type Books,
  done,
  numbered,
  type Outcome,
  runningOf,
  withSubscription,
} from './books';
import { demoCard, refusalWhenAdded } from './cards';
import { attempt, raise } from './invoices';
import { percentOf, shareOf } from './money';
import { DAY, monthEndAfter, type Seconds, toDate } from './months';

export function setCard(books: Books, now: Seconds, methodId: string): Outcome {
  if (books.card?.methodId === methodId) return done(books);
  const refused = refusalWhenAdded(methodId);
  if (refused) return { books, refused, invoiceId: null };
  const expYear = toDate(now).getUTCFullYear() + 1;
  return done({ ...books, card: { methodId, ...demoCard(methodId), expMonth: 12, expYear } });
}

export interface BookedWish {
  tier: Tier;
  trialDays: number;
  discountPercent: number | null;
}

/** Without a trial the first month is charged at once. Refused, nothing has begun; asked by the bank, it waits. */
export function subscribe(before: Books, now: Seconds, wish: BookedWish): Outcome {
  if (runningOf(before)) return done(before);
  const { books, serial } = numbered(before);
  const trialEndsAt = wish.trialDays > 0 ? now + wish.trialDays * DAY : null;
  const subscription: BookedSubscription = {
    id: `sub_${books.series}_${serial}`,
    tier: wish.tier,
    state: trialEndsAt === null ? 'incomplete' : 'trialing',
    startedAt: now,
    trialEndsAt,
    anchor: trialEndsAt ?? now,
    periodStartsAt: now,
    periodEndsAt: trialEndsAt ?? monthEndAfter(now, now),
    endsAt: null,
    endedAt: null,
    next: null,
    discountPercent: wish.discountPercent,
    monthCents: 0,
  };
  const begun = { ...books, subscription };
  if (trialEndsAt !== null) return done(begun);
  const charged = chargeMonth(begun, now);
  return charged.refused ? { ...charged, books: before, invoiceId: null } : charged;
}

/** What the running month's rest costs more with the other plan: unused time comes off, each part to the cent. */
export function prorate(running: BookedSubscription, now: Seconds, tier: Tier) {
  const length = running.periodEndsAt - running.periodStartsAt;
  const rest = Math.min(length, Math.max(0, running.periodEndsAt - now));
  return {
    creditedCents: shareOf(running.monthCents, rest, length),
    chargedCents: running.state === 'trialing' ? 0 : shareOf(PLANS[tier].priceCents, rest, length),
  };
}

/** Refused, nothing has changed; a card whose bank would ask counts as refused here. */
export function changePlanNow(books: Books, now: Seconds, tier: Tier): Outcome {
  const running = runningOf(books);
  if (!running) return done(books);
  if (running.tier === tier) return done(withSubscription(books, { next: null }));
  const { creditedCents, chargedCents } = prorate(running, now, tier);
  const monthCents = running.state === 'trialing' ? 0 : PLANS[tier].priceCents;
  const changed = withSubscription(books, { tier, next: null, monthCents });
  const subtotalCents = chargedCents - creditedCents;
  if (subtotalCents <= 0) return done({ ...changed, creditCents: changed.creditCents - subtotalCents });
  const period = { startsAt: now, endsAt: running.periodEndsAt };
  const { books: invoiced, invoiceId } = raise(changed, now, {
    kind: 'subscription',
    tier,
    subtotalCents,
    period,
  });
  const tried = attempt(invoiced, now, invoiceId, true);
  if (tried.books.invoices.some(({ id, state }) => id === invoiceId && state === 'paid')) return tried;
  return { books, refused: tried.refused ?? 'authentication_required', invoiceId: null };
}

export function changePlanLater(books: Books, now: Seconds, tier: Tier): Outcome {
  const running = runningOf(books);
  if (!running) return done(books);
  if (running.tier === tier || running.state === 'trialing') return changePlanNow(books, now, tier);
  return done(withSubscription(books, { next: { tier, from: running.periodEndsAt } }));
}

export function setEnd(books: Books, at: Seconds | null): Outcome {
  return done(runningOf(books) ? withSubscription(books, { endsAt: at }) : books);
}

/** What a change would cost: at once where the other plan costs more, at the month's end where it costs less. */
export function preview(books: Books, now: Seconds, tier: Tier): PlanPreview | null {
  const running = runningOf(books);
  if (!running) return null;
  const { priceCents } = PLANS[tier];
  const later = {
    dueNowCents: 0,
    creditedCents: 0,
    nextCents: priceCents - percentOf(priceCents, running.discountPercent),
    nextAt: toDate(running.periodEndsAt),
  };
  if (running.state === 'trialing' || priceCents <= PLANS[running.tier].priceCents) return later;
  const { creditedCents, chargedCents } = prorate(running, now, tier);
  return {
    ...later,
    creditedCents,
    dueNowCents: Math.max(0, chargedCents - creditedCents - books.creditCents),
  };
}
