import type Stripe from 'stripe';
import type { AccountSnapshot, CardAction, ProviderCard } from '../provider';
import { fromUnixSeconds, getReferenceId, type StripeAccess } from './access';
import { findInvoiceAction, getInvoice } from './collect';
import { listSubscriptions } from './held';
import { toInvoice } from './invoice-map';
import { hasEnded, pickSubscription, requireSubscriptionItem, toSubscription } from './subscription-map';

const INVOICES = 100;
/** Maximum open invoices checked for a pending authentication. */
const ASKED = 10;

export async function takeSnapshot(access: StripeAccess, customerId: string): Promise<AccountSnapshot> {
  const { stripe } = access;
  const [customer, subscriptions, { data: invoices }] = await Promise.all([
    stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
    listSubscriptions(access, customerId),
    stripe.invoices.list({ customer: customerId, limit: INVOICES }),
  ]);
  const waiting = await findWaiting(access, invoices);
  const { subscription, running } = pickSubscription(subscriptions);
  if (running.length > 1)
    access.log.error(
      { customerId, running: running.map(({ id }) => id) },
      'Customer has two running subscriptions',
    );
  return {
    card: customer.deleted ? null : toCard(customer),
    subscription: subscription && toSubscription(subscription, waiting),
    invoices: invoices.map((invoice) => toInvoice(invoice, waiting)),
    creditCents: customer.deleted ? 0 : Math.max(0, -customer.balance),
    nextChangeAt: nextChange(subscription, invoices),
  };
}

/** The invoices that require authentication. */
async function findWaiting(access: StripeAccess, invoices: Stripe.Invoice[]): Promise<Set<string>> {
  const open = invoices.filter(({ status, attempted }) => status === 'open' && attempted).slice(0, ASKED);
  const actions = await Promise.all(open.map((invoice) => findInvoiceAction(access, invoice)));
  return new Set(open.filter((_, index) => actions[index]).map(({ id }) => id));
}

export function toCard({ invoice_settings }: Pick<Stripe.Customer, 'invoice_settings'>): ProviderCard | null {
  const method = invoice_settings.default_payment_method;
  if (!method || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month, exp_year, fingerprint } = method.card;
  return { brand, last4, expMonth: exp_month, expYear: exp_year, fingerprint: fingerprint ?? null };
}

/** The next scheduled change at Stripe. */
function nextChange(subscription: Stripe.Subscription | null, invoices: Stripe.Invoice[]): Date | null {
  const moments = invoices.map(({ status, next_payment_attempt, automatically_finalizes_at }) =>
    status === 'open' ? next_payment_attempt : status === 'draft' ? automatically_finalizes_at : null,
  );
  if (subscription && !hasEnded(subscription)) {
    const { cancel_at, pending_update, trial_end, status } = subscription;
    moments.push(cancel_at, pending_update?.expires_at ?? null, status === 'trialing' ? trial_end : null);
    if (status !== 'unpaid') moments.push(requireSubscriptionItem(subscription).current_period_end);
  }
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : fromUnixSeconds(Math.min(...known));
}

/** The pending authentication of one invoice, else of the card or the subscription's newest invoice. */
export async function findAction(
  access: StripeAccess,
  { customerId, invoiceId }: { customerId: string; invoiceId?: string },
): Promise<CardAction | null> {
  if (invoiceId !== undefined)
    return findInvoiceAction(access, await getInvoice(access, { customerId, invoiceId }));
  const { subscription } = pickSubscription(await listSubscriptions(access, customerId));
  if (!subscription || hasEnded(subscription)) return null;
  const setup = subscription.pending_setup_intent;
  if (
    setup &&
    typeof setup !== 'string' &&
    setup.status === 'requires_action' &&
    setup.client_secret !== null
  )
    return { kind: 'setup', clientSecret: setup.client_secret };
  const latest = getReferenceId(subscription.latest_invoice);
  return latest === null ? null : findInvoiceAction(access, await access.stripe.invoices.retrieve(latest));
}
