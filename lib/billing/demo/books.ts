import { z } from 'zod';
import { DECLINE_REASONS, type DeclineReason, INVOICE_KINDS, SUBSCRIPTION_STATES, TIERS } from '../types';
import type { Seconds } from './months';

/** Until the year 9999. */
const seconds = z.int().min(0).max(253_402_300_799);
const cents = z.int().min(0);
const id = z.string().min(1);
const tier = z.enum(TIERS);

const card = z.object({
  methodId: id,
  brand: z.string(),
  last4: z.string().length(4),
  expMonth: z.int().min(1).max(12),
  expYear: z.int(),
});

const subscription = z.object({
  id,
  tier,
  state: z.enum(SUBSCRIPTION_STATES),
  startedAt: seconds,
  trialEndsAt: seconds.nullable(),
  /** Months are counted from here. */
  anchor: seconds,
  periodStartsAt: seconds,
  periodEndsAt: seconds,
  endsAt: seconds.nullable(),
  endedAt: seconds.nullable(),
  next: z.object({ tier, from: seconds }).nullable(),
  /** Off the first month that is paid; null once it was given. */
  discountPercent: z.int().min(1).max(100).nullable(),
  /** What the running month costs as a whole: of which the unused part is credited when a larger plan takes over. */
  monthCents: cents,
});

const invoice = z.object({
  id,
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  state: z.enum(['open', 'paid', 'void']),
  checks: z.int().min(1).nullable(),
  tier,
  subtotalCents: cents,
  discountCents: cents,
  /** Paid with the customer's credit. */
  creditCents: cents,
  paidCents: cents,
  periodStartsAt: seconds.nullable(),
  periodEndsAt: seconds.nullable(),
  attempts: z.int().min(0),
  nextAttemptAt: seconds.nullable(),
  needsAction: z.boolean(),
  invoicedAt: seconds,
  paidAt: seconds.nullable(),
});

/** What was asked for under a key, and how it went. */
const answer = z.object({
  key: z.string(),
  refused: z.enum(DECLINE_REASONS).nullable(),
  /** The card that refused. */
  methodId: id.nullable(),
  invoiceId: id.nullable(),
});

const books = z.object({
  format: z.literal(1),
  /** In the ids of what these books make; books that were begun anew never repeat one. */
  series: z.string().min(1),
  made: z.int().min(0),
  card: card.nullable(),
  subscription: subscription.nullable(),
  /** Oldest first. */
  invoices: z.array(invoice),
  creditCents: cents,
  answers: z.array(answer),
});

/** All that the demo holds of one customer: plain data, changed only by making new books of old ones. */
export type Books = z.infer<typeof books>;
export type BookedSubscription = NonNullable<Books['subscription']>;
export type BookedInvoice = Books['invoices'][number];

/** Books after something was asked of them. */
export interface Outcome {
  books: Books;
  refused: DeclineReason | null;
  invoiceId: string | null;
}

const KEPT_INVOICES = 200;
const KEPT_ANSWERS = 200;

export function openBooks(customerId: string, now: Seconds): Books {
  const series = `${customerId.replace(/^cus_/, '')}_${now.toString(36)}`;
  return {
    format: 1,
    series,
    made: 0,
    card: null,
    subscription: null,
    invoices: [],
    creditCents: 0,
    answers: [],
  };
}

/** Books as they were stored; null where they are damaged or of a format nobody reads any more. */
export function findBooks(stored: unknown): Books | null {
  const parsed = books.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** Nobody refused anything, and no invoice is spoken of. */
export const done = (books: Books): Outcome => ({ books, refused: null, invoiceId: null });

/**
 * Does it once per key and repeats the answer. A refusal is repeated while the card is the same one: with another, the
 * same wish is worth a try.
 */
export function once(before: Books, key: string, run: (books: Books) => Outcome): Outcome {
  const methodId = before.card?.methodId ?? null;
  const known = before.answers.find((answer) => answer.key === key);
  if (known && (known.refused === null || known.methodId === methodId))
    return { books: before, refused: known.refused, invoiceId: known.invoiceId };
  const { books: after, refused, invoiceId } = run(before);
  const others = after.answers.filter((answer) => answer.key !== key);
  const answers = [...others, { key, refused, methodId, invoiceId }].slice(-KEPT_ANSWERS);
  return { books: { ...after, answers }, refused, invoiceId };
}

/** The subscription that has not ended; there is one at most. */
export function runningOf({ subscription }: Books): BookedSubscription | null {
  return subscription && subscription.state !== 'canceled' ? subscription : null;
}

export function withSubscription(books: Books, changed: Partial<BookedSubscription>): Books {
  return books.subscription ? { ...books, subscription: { ...books.subscription, ...changed } } : books;
}

export function withInvoice(books: Books, id: string, changed: Partial<BookedInvoice>): Books {
  const invoices = books.invoices.map((invoice) =>
    invoice.id === id ? { ...invoice, ...changed } : invoice,
  );
  return { ...books, invoices };
}

/** Adds an invoice; the oldest that are settled make room. */
export function addInvoice(books: Books, invoice: BookedInvoice): Books {
  const surplus = books.invoices.length + 1 - KEPT_INVOICES;
  const settled = books.invoices.filter(({ state }) => state !== 'open').slice(0, Math.max(0, surplus));
  const dropped = new Set(settled.map((old) => old.id));
  return { ...books, invoices: [...books.invoices.filter((old) => !dropped.has(old.id)), invoice] };
}

/** The next number of these books, and the books that have given it away. */
export function numbered(books: Books): { books: Books; serial: number } {
  return { books: { ...books, made: books.made + 1 }, serial: books.made + 1 };
}
