import type { CheckPack } from '../provider';
import { type DemoAccount, type Outcome, toOutcome } from './account';
import { attemptPayment, findInvoice, raiseInvoice, voidInvoice } from './invoices';
import type { Seconds } from './months';

/** Paid immediately. If declined the invoice is voided; if authentication is required it stays open. */
export function buyChecks(account: DemoAccount, now: Seconds, pack: CheckPack): Outcome {
  const { account: invoiced, invoiceId } = raiseInvoice(account, now, {
    kind: 'checks',
    tier: pack.tier,
    checks: pack.count,
    subtotalCents: pack.priceCents,
  });
  const tried = attemptPayment(invoiced, now, invoiceId, true);
  return tried.refused ? { ...tried, account: voidInvoice(tried.account, invoiceId) } : tried;
}

export function dropInvoice(account: DemoAccount, invoiceId: string): Outcome {
  const invoice = findInvoice(account, invoiceId);
  return toOutcome(invoice?.kind === 'checks' ? voidInvoice(account, invoiceId) : account);
}

export function giveCredit(account: DemoAccount, cents: number): Outcome {
  return toOutcome({ ...account, creditCents: account.creditCents + cents });
}
