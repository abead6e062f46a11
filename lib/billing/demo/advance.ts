import { PLANS } from '../plans';
import { type Books, runningOf, withSubscription } from './books';
import { attempt, openMonths, raise, voidInvoice } from './invoices';
import { percentOf } from './money';
import { monthEndAfter, type Seconds } from './months';

/** How long a first payment may wait for the bank or for another card. */
export const FIRST_PAYMENT_WAITS: Seconds = 23 * 60 * 60;

interface Due {
  at: Seconds;
  run: (books: Books, at: Seconds) => Books;
}

/** What happens next by itself, and when. At one moment an end comes before a new month, and that before a try. */
function findDue(books: Books): Due | null {
  const running = runningOf(books);
  if (!running) return null;
  const dues: Due[] = [];
  if (running.endsAt !== null) dues.push({ at: running.endsAt, run: end });
  if (running.state === 'incomplete') dues.push({ at: running.startedAt + FIRST_PAYMENT_WAITS, run: end });
  else dues.push({ at: running.periodEndsAt, run: beginMonth });
  for (const { id, nextAttemptAt } of openMonths(books))
    if (nextAttemptAt !== null)
      dues.push({ at: nextAttemptAt, run: (held, at) => attempt(held, at, id, false).books });
  return dues.reduce((first, due) => (due.at < first.at ? due : first));
}

/** When `advance` would next change something; null where nothing will. */
export function nextChangeAt(books: Books): Seconds | null {
  return findDue(books)?.at ?? null;
}

/** Everything that is due by then, in its order and at its own time. */
export function advance(books: Books, now: Seconds): Books {
  let current = books;
  for (let due = findDue(current); due && due.at <= now; due = findDue(current))
    current = due.run(current, due.at);
  return current;
}

/**
 * The trial or the month is over: the next one begins, with the plan that waited for it, and is charged. A trial that
 * nobody left a card for ends instead.
 */
function beginMonth(books: Books, at: Seconds): Books {
  const running = runningOf(books);
  if (!running) return books;
  if (running.state === 'trialing' && !books.card) return end(books, at);
  const tier = running.next?.tier ?? running.tier;
  const period = { startsAt: at, endsAt: monthEndAfter(running.anchor, at) };
  const begun = withSubscription(books, {
    tier,
    next: null,
    periodStartsAt: period.startsAt,
    periodEndsAt: period.endsAt,
    monthCents: 0,
    state: running.state === 'trialing' ? 'active' : running.state,
  });
  // Nobody is charged for months in which the plan is closed.
  return running.state === 'unpaid' ? begun : chargeMonth(begun, at).books;
}

/** Invoices the month that has just begun, and tries the card. */
export function chargeMonth(books: Books, now: Seconds) {
  const running = runningOf(books);
  if (!running) return { books, refused: null, invoiceId: null };
  const { priceCents } = PLANS[running.tier];
  const discountCents = percentOf(priceCents, running.discountPercent);
  const charged = withSubscription(books, { monthCents: priceCents - discountCents, discountPercent: null });
  const { books: invoiced, invoiceId } = raise(charged, now, {
    kind: 'subscription',
    tier: running.tier,
    subtotalCents: priceCents,
    discountCents,
    period: { startsAt: running.periodStartsAt, endsAt: running.periodEndsAt },
  });
  return attempt(invoiced, now, invoiceId, false);
}

/** What was not paid by then is not asked for any more. */
function end(books: Books, at: Seconds): Books {
  const settled = openMonths(books).reduce((held, { id }) => voidInvoice(held, id), books);
  return withSubscription(settled, { state: 'canceled', endedAt: at, endsAt: null, next: null });
}
