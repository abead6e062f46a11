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
  /** Billing cycle anchor. */
  anchor: seconds,
  periodStartsAt: seconds,
  periodEndsAt: seconds,
  endsAt: seconds.nullable(),
  endedAt: seconds.nullable(),
  next: z.object({ tier, from: seconds }).nullable(),
  /** Discount on the first paid month; null once used. */
  discountPercent: z.int().min(1).max(100).nullable(),
  /** Full price of the current month; its unused part is credited on an upgrade. */
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
  /** Paid from the customer's credit balance. */
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

/** The stored outcome of a request by its idempotency key. */
const answer = z.object({
  key: z.string(),
  refused: z.enum(DECLINE_REASONS).nullable(),
  /** The card that was declined. */
  methodId: id.nullable(),
  invoiceId: id.nullable(),
});

const demoAccountSchema = z.object({
  format: z.literal(1),
  /**
   * Part of the ids of created objects; unique for each demo account, so that ids never repeat after a reset.
   */
  series: z.string().min(1),
  made: z.int().min(0),
  card: card.nullable(),
  subscription: subscription.nullable(),
  /** Oldest first. */
  invoices: z.array(invoice),
  creditCents: cents,
  answers: z.array(answer),
});

/** The demo provider's whole state of one customer: immutable plain data. */
export type DemoAccount = z.infer<typeof demoAccountSchema>;
export type DemoSubscription = NonNullable<DemoAccount['subscription']>;
export type DemoInvoice = DemoAccount['invoices'][number];

/** The result of an operation: the new state and how it went. */
export interface Outcome {
  account: DemoAccount;
  refused: DeclineReason | null;
  invoiceId: string | null;
}

const KEPT_INVOICES = 200;
const KEPT_ANSWERS = 200;

export function createDemoAccount(customerId: string, now: Seconds): DemoAccount {
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

/** Parses stored state; null where it is damaged or of an unknown format. */
export function parseDemoAccount(stored: unknown): DemoAccount | null {
  const parsed = demoAccountSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** A successful outcome without an invoice. */
export const toOutcome = (account: DemoAccount): Outcome => ({ account, refused: null, invoiceId: null });

/**
 * Runs the operation once per idempotency key and repeats its outcome. A decline is repeated only while the
 * card is the same; with another card the request is tried again.
 */
export function runOnce(before: DemoAccount, key: string, run: (account: DemoAccount) => Outcome): Outcome {
  const methodId = before.card?.methodId ?? null;
  const known = before.answers.find((answer) => answer.key === key);
  if (known && (known.refused === null || known.methodId === methodId))
    return { account: before, refused: known.refused, invoiceId: known.invoiceId };
  const { account: after, refused, invoiceId } = run(before);
  const others = after.answers.filter((answer) => answer.key !== key);
  const answers = [...others, { key, refused, methodId, invoiceId }].slice(-KEPT_ANSWERS);
  return { account: { ...after, answers }, refused, invoiceId };
}

/** The customer's subscription that has not ended; at most one. */
export function getRunningSubscription({ subscription }: DemoAccount): DemoSubscription | null {
  return subscription && subscription.state !== 'canceled' ? subscription : null;
}

export function withSubscription(account: DemoAccount, changed: Partial<DemoSubscription>): DemoAccount {
  return account.subscription
    ? { ...account, subscription: { ...account.subscription, ...changed } }
    : account;
}

export function withInvoice(account: DemoAccount, id: string, changed: Partial<DemoInvoice>): DemoAccount {
  const invoices = account.invoices.map((invoice) =>
    invoice.id === id ? { ...invoice, ...changed } : invoice,
  );
  return { ...account, invoices };
}

/** Adds an invoice and drops the oldest closed ones beyond the limit. */
export function addInvoice(account: DemoAccount, invoice: DemoInvoice): DemoAccount {
  const surplus = account.invoices.length + 1 - KEPT_INVOICES;
  const closedInvoices = account.invoices
    .filter(({ state }) => state !== 'open')
    .slice(0, Math.max(0, surplus));
  const dropped = new Set(closedInvoices.map((old) => old.id));
  return { ...account, invoices: [...account.invoices.filter((old) => !dropped.has(old.id)), invoice] };
}

/** Takes the next serial number; returns it with the updated state. */
export function takeSerial(account: DemoAccount): { account: DemoAccount; serial: number } {
  return { account: { ...account, made: account.made + 1 }, serial: account.made + 1 };
}
