import type Stripe from 'stripe';
import { moveBalance } from '../billing/invoice-states';
import { invalid } from '../http/errors';
import type { Params } from '../http/form';
import { int, metadataAfter, required, text } from '../http/read';
import { findId, newestFirst, newId, type World } from '../world';
import { requireCustomer } from './customers';
import { cancelSubscription } from './subscription-end';

/** A credit (negative) or a debt for the next invoices. */
export function createBalanceTransaction(
  world: World,
  id: string,
  params: Params,
): Stripe.CustomerBalanceTransaction {
  const amount = int(params, 'amount');
  if (amount === undefined)
    throw invalid('Missing required param: amount.', { param: 'amount', code: 'parameter_missing' });
  const currency = required(params, 'currency');
  const customer = requireCustomer(world, id);
  customer.currency ??= currency;
  return moveBalance(world, customer, amount, {
    type: 'adjustment',
    invoice: null,
    description: text(params, 'description') || null,
    metadata: metadataAfter(null, params),
  });
}

export function openPortal(world: World, params: Params): Stripe.BillingPortal.Session {
  const customer = requireCustomer(world, required(params, 'customer'), 'customer');
  const id = newId(world, 'bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_stand_in',
    created: world.now,
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: text(params, 'locale') ?? null,
    on_behalf_of: null,
    return_url: text(params, 'return_url') || null,
    url: `https://billing.stripe.com/p/session/test_${id}`,
  };
}

/** The search index lags behind: what was made this recently is not in it. */
const INDEX_LAG = 60;

/** `email:'x' AND metadata['k']:'v'`, as far as tests need it. */
export function searchCustomers(world: World, params: Params): object {
  const query = required(params, 'query');
  const terms = query.split(/\s+AND\s+/).map((term) => {
    const match = /^(?:(\w+)|metadata\["?'?([^"'\]]+)"?'?\]):(?:'([^']*)'|"([^"]*)")$/.exec(term.trim());
    if (!match) throw invalid(`We were unable to parse your search query: ${term}`, { param: 'query' });
    const [, field, key, single, double] = match;
    return { field, key, value: single ?? double ?? '' };
  });
  const data = newestFirst(world.customers.values()).filter(
    (customer) =>
      customer.created <= world.now - INDEX_LAG &&
      terms.every(({ field, key, value }) =>
        key !== undefined
          ? customer.metadata[key] === value
          : field === 'email'
            ? customer.email === value
            : customer.name === value,
      ),
  );
  return { object: 'search_result', data, has_more: false, next_page: null, url: '/v1/customers/search' };
}

/** Ends the customer's subscriptions at once; invoices stay. */
export function deleteCustomer(world: World, id: string): Stripe.DeletedCustomer {
  requireCustomer(world, id);
  for (const subscription of world.subscriptions.values())
    if (
      findId(subscription.customer) === id &&
      !['canceled', 'incomplete_expired'].includes(subscription.status)
    )
      cancelSubscription(world, subscription.id, {});
  world.customers.delete(id);
  return { id, object: 'customer', deleted: true };
}
