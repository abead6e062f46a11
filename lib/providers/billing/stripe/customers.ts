import Stripe from 'stripe';
import { AppError } from '@/lib/errors';
import type { BillingCompany } from '../provider';
import { getReferenceId, type StripeAccess } from './access';
import { createOnce, type Keyed, toIdempotencyKey } from './create-once';

/** Customer metadata key: the company's id. */
const OWNER = 'company_id';

export async function ensureCustomer({ stripe }: StripeAccess, company: BillingCompany): Promise<string> {
  const find = () => findCustomer(stripe, company);
  const { companyId, name, email, locale } = company;
  const create = (options: Keyed) =>
    stripe.customers.create(
      { email, name, preferred_locales: [locale], metadata: { [OWNER]: companyId } },
      options,
    );
  const customer =
    (await find()) ??
    (await createOnce<Stripe.Customer>(toIdempotencyKey('customer', companyId), create, find));
  return customer.id;
}

/**
 * Idempotency keys expire after a day, so an existing customer is looked for first; the oldest, if there are
 * two. Lists are consistent immediately; search lags behind, but also finds a customer whose address has
 * changed.
 */
async function findCustomer(
  stripe: Stripe,
  { companyId, email }: BillingCompany,
): Promise<Stripe.Customer | null> {
  const same = await stripe.customers.list({ email, limit: 100 }).autoPagingToArray({ limit: 1_000 });
  const listed = findOldest(same, companyId);
  if (listed) return listed;
  const { data } = await stripe.customers.search({
    query: `metadata['${OWNER}']:'${companyId}'`,
    limit: 100,
  });
  return findOldest(data, companyId);
}

function findOldest(customers: Stripe.Customer[], companyId: string): Stripe.Customer | null {
  const [oldest] = customers
    .filter(({ metadata }) => metadata[OWNER] === companyId)
    .reverse()
    .sort((a, b) => a.created - b.created);
  return oldest ?? null;
}

export async function setCard(
  { stripe, tax }: StripeAccess,
  { customerId, paymentMethodId }: { customerId: string; paymentMethodId: string },
): Promise<void> {
  const card = await stripe.paymentMethods.retrieve(paymentMethodId);
  const owner = getReferenceId(card.customer);
  // A payment method attached to another customer is treated as not existing (protects against guessed ids).
  if (owner !== null && owner !== customerId)
    throw new AppError('not_found', { detail: `${paymentMethodId} is another customer's` });
  if (owner === null) await stripe.paymentMethods.attach(paymentMethodId, { customer: customerId });
  const address = tax ? taxAddress(card) : null;
  await stripe.customers.update(customerId, {
    invoice_settings: { default_payment_method: paymentMethodId },
    ...(address ? { address } : {}),
  });
}

/** The tax address comes from the card's billing address. */
function taxAddress({ billing_details: { address } }: Stripe.PaymentMethod) {
  return address?.postal_code ? { country: address.country ?? 'US', postal_code: address.postal_code } : null;
}

export async function giveCredit(
  { stripe }: StripeAccess,
  { customerId, cents, key, reason }: { customerId: string; cents: number; key: string; reason: string },
): Promise<void> {
  const find = async () => {
    const given = await stripe.customers
      .listBalanceTransactions(customerId, { limit: 100 })
      .autoPagingToArray({ limit: 1_000 });
    return given.find(({ metadata }) => metadata?.key === key) ?? null;
  };
  if (await find()) return;
  const credit = { amount: -cents, currency: 'usd', description: reason, metadata: { key } };
  await createOnce<Stripe.CustomerBalanceTransaction>(
    toIdempotencyKey('credit', customerId, key),
    (options) => stripe.customers.createBalanceTransaction(customerId, credit, options),
    find,
  );
}

/** Stripe ends a deleted customer's subscriptions at once, forgets their name and card, and keeps the invoices. */
export async function forgetCustomer(
  { stripe }: StripeAccess,
  { customerId }: { customerId: string },
): Promise<void> {
  try {
    await stripe.customers.del(customerId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing')
      throw error;
  }
}
