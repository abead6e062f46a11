import { findIntent } from '../billing/invoice-states';
import { newestFirst, type World } from '../world';
import { invalid } from './errors';

type Json = Record<string, unknown>;

const DEEPEST = 4;

/** An answer with the wanted references followed, as `expand[]` asks for: `data.latest_invoice.confirmation_secret`. */
export function expand(world: World, answer: object, paths: string[]): object {
  const copy = structuredClone(answer) as Json;
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.filter((part) => part !== 'data').length > DEEPEST)
      throw invalid(`You cannot expand more than ${DEEPEST} levels of a property.`, { param: 'expand' });
    follow(world, copy, parts, path);
  }
  return copy;
}

function follow(world: World, target: unknown, [name, ...rest]: string[], path: string): void {
  if (target === null || target === undefined || name === undefined) return;
  if (Array.isArray(target)) {
    for (const entry of target) follow(world, entry, [name, ...rest], path);
    return;
  }
  const object = target as Json;
  const added = addedField(world, object, name);
  if (added !== undefined) object[name] = added;
  if (!(name in object))
    throw invalid(
      `This property cannot be expanded (${path}). You may want to try expanding '${path.split('.')[0]}' instead.`,
      { param: 'expand' },
    );
  const value = object[name];
  if (typeof value === 'string') object[name] = found(world, value, path);
  else if (Array.isArray(value))
    object[name] = value.map((entry) => (typeof entry === 'string' ? found(world, entry, path) : entry));
  follow(world, object[name], rest, path);
}

/** Fields that are only there when they are asked for. */
function addedField(world: World, object: Json, name: string): unknown {
  const id = String(object.id);
  if (object.object === 'invoice' && name === 'confirmation_secret') {
    const intent = findIntent(world, id);
    return intent && intent.status !== 'canceled'
      ? { client_secret: intent.client_secret, type: 'payment_intent' }
      : null;
  }
  if (object.object === 'invoice' && name === 'payments' && !('payments' in object))
    return toList(
      [...world.invoicePayments.values()].filter((payment) => payment.invoice === id),
      '/v1/invoice_payments',
    );
  if (object.object === 'customer' && name === 'subscriptions' && !('subscriptions' in object))
    return toList(
      newestFirst(world.subscriptions.values()).filter(
        ({ customer, status }) => customer === id && status !== 'canceled',
      ),
      `/v1/customers/${id}/subscriptions`,
    );
  return undefined;
}

function toList(data: object[], url: string): object {
  return { object: 'list', data: structuredClone(data), has_more: false, url };
}

function found(world: World, id: string, path: string): unknown {
  const everything = [
    world.customers,
    world.paymentMethods,
    world.products,
    world.prices,
    world.coupons,
    world.discounts,
    world.subscriptions,
    world.invoices,
    world.invoicePayments,
    world.paymentIntents,
    world.setupIntents,
  ];
  for (const all of everything) {
    const object = all.get(id);
    if (object) return structuredClone(object);
  }
  // Charges and the like are named, not kept.
  if (/^(ch|txr|src)_/.test(id)) return { id };
  throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
}
