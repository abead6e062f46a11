import { findId, type World } from './world';

/** A copy with what concerns one customer, to try something on: no event leaves it. */
export function copyFor(world: World, customer: string): World {
  const own = <T extends { customer: unknown }>(all: Map<string, T>): Map<string, T> =>
    new Map(
      [...all].filter(([, entry]) => findId(entry.customer as string | { id: string } | null) === customer),
    );
  const subscriptions = own(world.subscriptions);
  const invoices = own(world.invoices);
  const copy: World = {
    ...world,
    settings: world.settings,
    events: new Map(),
    customers: new Map([...world.customers].filter(([id]) => id === customer)),
    paymentMethods: own(world.paymentMethods),
    discounts: own(world.discounts),
    subscriptions,
    books: new Map([...world.books].filter(([id]) => subscriptions.has(id))),
    invoices,
    dunning: new Map([...world.dunning].filter(([id]) => invoices.has(id))),
    invoiceItems: own(world.invoiceItems),
    invoicePayments: new Map(
      [...world.invoicePayments].filter(([, payment]) => invoices.has(findId(payment.invoice) ?? '')),
    ),
    paymentIntents: own(world.paymentIntents),
    setupIntents: own(world.setupIntents),
    balanceTransactions: own(world.balanceTransactions),
  };
  return structuredClone(copy);
}
