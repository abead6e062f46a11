import type { InvoiceKind, Tier } from '../types';
import {
  addInvoice,
  type DemoAccount,
  type DemoInvoice,
  getRunningSubscription,
  type Outcome,
  takeSerial,
  withInvoice,
  withSubscription,
} from './account';
import { answerWhenCharged } from './cards';
import { DAY, type Seconds } from './months';

/** Days between payment attempts of a monthly invoice; after the last the plan closes. */
const RETRY_AFTER_DAYS = [3, 5, 7];

export interface NewInvoice {
  kind: InvoiceKind;
  tier: Tier;
  subtotalCents: number;
  discountCents?: number;
  checks?: number;
  period?: { startsAt: Seconds; endsAt: Seconds };
}

export const getInvoiceTotal = (invoice: DemoInvoice): number =>
  invoice.subtotalCents - invoice.discountCents;
/** The amount charged to the card: the total less applied credit. */
export const getAmountDue = (invoice: DemoInvoice): number => getInvoiceTotal(invoice) - invoice.creditCents;

/** Creates an invoice and applies the customer's credit to it. */
export function raiseInvoice(
  before: DemoAccount,
  now: Seconds,
  input: NewInvoice,
): { account: DemoAccount; invoiceId: string } {
  const { account, serial } = takeSerial(before);
  const discountCents = input.discountCents ?? 0;
  const creditCents = Math.min(account.creditCents, input.subtotalCents - discountCents);
  const invoice: DemoInvoice = {
    id: `in_${account.series}_${serial}`,
    number: `DEMO-${String(serial).padStart(4, '0')}`,
    kind: input.kind,
    state: 'open',
    checks: input.checks ?? null,
    tier: input.tier,
    subtotalCents: input.subtotalCents,
    discountCents,
    creditCents,
    paidCents: 0,
    periodStartsAt: input.period?.startsAt ?? null,
    periodEndsAt: input.period?.endsAt ?? null,
    attempts: 0,
    nextAttemptAt: null,
    needsAction: false,
    invoicedAt: now,
    paidAt: null,
  };
  const after = addInvoice({ ...account, creditCents: account.creditCents - creditCents }, invoice);
  return { account: after, invoiceId: invoice.id };
}

export function findInvoice(account: DemoAccount, invoiceId: string): DemoInvoice | null {
  return account.invoices.find((invoice) => invoice.id === invoiceId) ?? null;
}

/**
 * Attempts payment of an open invoice. `byHand`: the cardholder is present and can authenticate; otherwise it
 * is a scheduled attempt, and only those count towards the retry schedule.
 */
export function attemptPayment(
  account: DemoAccount,
  now: Seconds,
  invoiceId: string,
  byHand: boolean,
): Outcome {
  const invoice = findInvoice(account, invoiceId);
  if (invoice?.state !== 'open') return { account, refused: null, invoiceId };
  const answer =
    getAmountDue(invoice) === 0
      ? 'pays'
      : account.card
        ? answerWhenCharged(account.card.last4)
        : 'card_declined';
  if (answer === 'pays' || (answer === 'asks' && byHand && invoice.needsAction))
    return { account: paid(account, now, invoice), refused: null, invoiceId };
  const needingAction = withInvoice(account, invoiceId, { needsAction: answer === 'asks' });
  const after = byHand && invoice.attempts > 0 ? needingAction : counted(needingAction, now, invoice);
  return { account: after, refused: answer === 'asks' ? null : answer, invoiceId };
}

/** Voids an open invoice and returns the credit applied to it. */
export function voidInvoice(account: DemoAccount, invoiceId: string): DemoAccount {
  const invoice = findInvoice(account, invoiceId);
  if (invoice?.state !== 'open') return account;
  const changed = withInvoice(account, invoiceId, {
    state: 'void',
    creditCents: 0,
    nextAttemptAt: null,
    needsAction: false,
  });
  return { ...changed, creditCents: changed.creditCents + invoice.creditCents };
}

export function openMonths(account: DemoAccount): DemoInvoice[] {
  return account.invoices.filter(({ kind, state }) => kind === 'subscription' && state === 'open');
}

function paid(account: DemoAccount, now: Seconds, invoice: DemoInvoice): DemoAccount {
  const settled = withInvoice(account, invoice.id, {
    state: 'paid',
    paidCents: getAmountDue(invoice),
    attempts: Math.max(1, invoice.attempts),
    nextAttemptAt: null,
    needsAction: false,
    paidAt: now,
  });
  const waits = ['past_due', 'unpaid', 'incomplete'].includes(getRunningSubscription(settled)?.state ?? '');
  return waits && openMonths(settled).length === 0 ? withSubscription(settled, { state: 'active' }) : settled;
}

/**
 * Records a failed attempt; for a monthly invoice, schedules the next one and updates the subscription's
 * state.
 */
function counted(account: DemoAccount, now: Seconds, invoice: DemoInvoice): DemoAccount {
  const attempts = invoice.attempts + 1;
  const running = getRunningSubscription(account);
  if (invoice.kind === 'checks' || !running || running.state === 'incomplete')
    return withInvoice(account, invoice.id, { attempts });
  const days = RETRY_AFTER_DAYS[attempts - 1];
  const nextAttemptAt = days === undefined ? null : now + days * DAY;
  return withSubscription(withInvoice(account, invoice.id, { attempts, nextAttemptAt }), {
    state: nextAttemptAt === null ? 'unpaid' : 'past_due',
  });
}
