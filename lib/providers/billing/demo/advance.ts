import { PLANS } from '../plans';
import { type DemoAccount, getRunningSubscription, withSubscription } from './account';
import { attemptPayment, openMonths, raiseInvoice, voidInvoice } from './invoices';
import { takePercent } from './money';
import { monthEndAfter, type Seconds } from './months';

/** How long a first payment may wait for the bank or for another card. */
export const FIRST_PAYMENT_WAITS: Seconds = 23 * 60 * 60;

interface Due {
  at: Seconds;
  run: (account: DemoAccount, at: Seconds) => DemoAccount;
}

/**
 * The next scheduled change and its time. At equal times, ends come before renewals, and renewals before
 * payment retries.
 */
function findDue(account: DemoAccount): Due | null {
  const running = getRunningSubscription(account);
  if (!running) return null;
  const dues: Due[] = [];
  if (running.endsAt !== null) dues.push({ at: running.endsAt, run: end });
  if (running.state === 'incomplete') dues.push({ at: running.startedAt + FIRST_PAYMENT_WAITS, run: end });
  else dues.push({ at: running.periodEndsAt, run: beginMonth });
  for (const { id, nextAttemptAt } of openMonths(account))
    if (nextAttemptAt !== null)
      dues.push({
        at: nextAttemptAt,
        run: (toCollect, at) => attemptPayment(toCollect, at, id, false).account,
      });
  return dues.reduce((first, due) => (due.at < first.at ? due : first));
}

/** The time of the next scheduled change; null where there is none. */
export function nextChangeAt(account: DemoAccount): Seconds | null {
  return findDue(account)?.at ?? null;
}

/** Applies all scheduled changes up to `now`, in order and each at its own time. */
export function advance(account: DemoAccount, now: Seconds): DemoAccount {
  let current = account;
  for (let due = findDue(current); due && due.at <= now; due = findDue(current))
    current = due.run(current, due.at);
  return current;
}

/**
 * Starts the next month at the end of a trial or month, with the pending plan, and charges it. A trial
 * without a card ends instead.
 */
function beginMonth(account: DemoAccount, at: Seconds): DemoAccount {
  const running = getRunningSubscription(account);
  if (!running) return account;
  if (running.state === 'trialing' && !account.card) return end(account, at);
  const tier = running.next?.tier ?? running.tier;
  const period = { startsAt: at, endsAt: monthEndAfter(running.anchor, at) };
  const begun = withSubscription(account, {
    tier,
    next: null,
    periodStartsAt: period.startsAt,
    periodEndsAt: period.endsAt,
    monthCents: 0,
    state: running.state === 'trialing' ? 'active' : running.state,
  });
  // Months in which the plan is closed are not charged.
  return running.state === 'unpaid' ? begun : chargeMonth(begun, at).account;
}

/** Invoices the month that has just begun, and tries the card. */
export function chargeMonth(account: DemoAccount, now: Seconds) {
  const running = getRunningSubscription(account);
  if (!running) return { account, refused: null, invoiceId: null };
  const { priceCents } = PLANS[running.tier];
  const discountCents = takePercent(priceCents, running.discountPercent);
  const charged = withSubscription(account, {
    monthCents: priceCents - discountCents,
    discountPercent: null,
  });
  const { account: invoiced, invoiceId } = raiseInvoice(charged, now, {
    kind: 'subscription',
    tier: running.tier,
    subtotalCents: priceCents,
    discountCents,
    period: { startsAt: running.periodStartsAt, endsAt: running.periodEndsAt },
  });
  return attemptPayment(invoiced, now, invoiceId, false);
}

/** Open invoices are voided when the subscription ends. */
function end(account: DemoAccount, at: Seconds): DemoAccount {
  const settled = openMonths(account).reduce((toCollect, { id }) => voidInvoice(toCollect, id), account);
  return withSubscription(settled, { state: 'canceled', endedAt: at, endsAt: null, next: null });
}
