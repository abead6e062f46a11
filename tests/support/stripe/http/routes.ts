import * as catalogue from '../objects/catalogue';
import { createCoupon, requireCoupon } from '../objects/coupons';
import {
  createBalanceTransaction,
  deleteCustomer,
  openPortal,
  searchCustomers,
} from '../objects/customer-extras';
import { createCustomer, requireCustomer, updateCustomer } from '../objects/customers';
import * as items from '../objects/invoice-items';
import * as invoices from '../objects/invoices';
import { requirePaymentIntent } from '../objects/payment-intents';
import * as methods from '../objects/payment-methods';
import { previewInvoice } from '../objects/previews';
import * as intents from '../objects/setup-intents';
import { cancelSubscription } from '../objects/subscription-end';
import { updateSubscription } from '../objects/subscription-update';
import { createSubscription, getSubscription, listSubscriptions } from '../objects/subscriptions';
import { findId, newestFirst, type World } from '../world';
import { noSuch } from './errors';
import type { Params } from './form';
import { page } from './list';
import { list, required, text } from './read';

type Handler = (world: World, params: Params, id: string, sub: string) => object;

/** Every call there is: `METHOD /path`, with `:id` and `:sub` for the changing parts. */
const ROUTES: Record<string, Handler> = {
  'POST /v1/customers': (world, params) => createCustomer(world, params),
  'GET /v1/customers': (world, params) => {
    const email = text(params, 'email');
    const all = newestFirst(world.customers.values());
    return page(
      all.filter((customer) => email === undefined || customer.email === email),
      params,
      '/v1/customers',
    );
  },
  'GET /v1/customers/search': searchCustomers,
  'GET /v1/customers/:id': (world, _params, id) => requireCustomer(world, id),
  'POST /v1/customers/:id': (world, params, id) => updateCustomer(world, id, params),
  'DELETE /v1/customers/:id': (world, _params, id) => deleteCustomer(world, id),
  'GET /v1/customers/:id/payment_methods': (world, params, id) =>
    page(listMethods(world, requireCustomer(world, id).id), params, `/v1/customers/${id}/payment_methods`),
  'POST /v1/customers/:id/balance_transactions': (world, params, id) =>
    createBalanceTransaction(world, id, params),
  'GET /v1/customers/:id/balance_transactions': (world, params, id) =>
    page(
      newestFirst(world.balanceTransactions.values()).filter((entry) => entry.customer === id),
      params,
      `/v1/customers/${requireCustomer(world, id).id}/balance_transactions`,
    ),
  'POST /v1/payment_methods': (world, params) => methods.createPaymentMethod(world, params),
  'GET /v1/payment_methods': (world, params) =>
    page(listMethods(world, required(params, 'customer')), params, '/v1/payment_methods'),
  'GET /v1/payment_methods/:id': (world, _params, id) =>
    methods.requirePaymentMethod(world, id, 'payment_method'),
  'POST /v1/payment_methods/:id': (world, params, id) => methods.updateMethod(world, id, params),
  'POST /v1/payment_methods/:id/attach': (world, params, id) => methods.attachMethod(world, id, params),
  'POST /v1/payment_methods/:id/detach': (world, _params, id) => methods.detachMethod(world, id),

  'POST /v1/products': (world, params) => catalogue.createProduct(world, params),
  'GET /v1/products': (world, params) => page(catalogue.listProducts(world, params), params, '/v1/products'),
  'GET /v1/products/:id': (world, _params, id) => catalogue.requireProduct(world, id),
  'POST /v1/products/:id': (world, params, id) => catalogue.updateProduct(world, id, params),
  'POST /v1/prices': (world, params) => catalogue.createPrice(world, params),
  'GET /v1/prices': (world, params) => page(catalogue.listPrices(world, params), params, '/v1/prices'),
  'GET /v1/prices/:id': (world, _params, id) => catalogue.requirePrice(world, id),
  'POST /v1/prices/:id': (world, params, id) => catalogue.updatePrice(world, id, params),
  'POST /v1/coupons': (world, params) => createCoupon(world, params),
  'GET /v1/coupons': (world, params) => page(newestFirst(world.coupons.values()), params, '/v1/coupons'),
  'GET /v1/coupons/:id': (world, _params, id) => requireCoupon(world, id),

  'POST /v1/subscriptions': (world, params) => createSubscription(world, params),
  'GET /v1/subscriptions': (world, params) =>
    page(listSubscriptions(world, params), params, '/v1/subscriptions'),
  'GET /v1/subscriptions/:id': (world, _params, id) => getSubscription(world, id),
  'POST /v1/subscriptions/:id': (world, params, id) => updateSubscription(world, id, params),
  'DELETE /v1/subscriptions/:id': (world, params, id) => cancelSubscription(world, id, params),

  'POST /v1/invoices': (world, params) => invoices.createInvoice(world, params),
  'POST /v1/invoices/create_preview': previewInvoice,
  'GET /v1/invoices': (world, params) => page(invoices.listInvoices(world, params), params, '/v1/invoices'),
  'GET /v1/invoices/:id': (world, _params, id) => invoices.requireInvoice(world, id),
  'POST /v1/invoices/:id': (world, params, id) => invoices.updateInvoice(world, id, params),
  'DELETE /v1/invoices/:id': (world, _params, id) => invoices.deleteInvoice(world, id),
  'POST /v1/invoices/:id/finalize': (world, params, id) => invoices.finalizeInvoice(world, id, params),
  'POST /v1/invoices/:id/pay': (world, params, id) => invoices.payInvoice(world, id, params),
  'POST /v1/invoices/:id/void': (world, _params, id) => invoices.voidRequest(world, id),
  'GET /v1/invoices/:id/lines': (world, params, id) =>
    page(invoices.requireInvoice(world, id).lines.data, params, `/v1/invoices/${id}/lines`),
  'POST /v1/invoiceitems': (world, params) => items.createInvoiceItem(world, params),
  'GET /v1/invoiceitems': (world, params) =>
    page(items.listInvoiceItems(world, params), params, '/v1/invoiceitems'),
  'GET /v1/invoiceitems/:id': (world, _params, id) => world.invoiceItems.get(id) ?? fail('invoiceitem', id),
  'DELETE /v1/invoiceitems/:id': (world, _params, id) => items.deleteInvoiceItem(world, id),
  'GET /v1/invoice_payments': (world, params) => {
    const invoice = text(params, 'invoice');
    const status = text(params, 'status');
    return page(
      newestFirst(world.invoicePayments.values()).filter(
        (entry) =>
          (invoice === undefined || entry.invoice === invoice) &&
          (status === undefined || entry.status === status),
      ),
      params,
      '/v1/invoice_payments',
    );
  },
  'GET /v1/invoice_payments/:id': (world, _params, id) =>
    world.invoicePayments.get(id) ?? fail('invoice_payment', id),

  'POST /v1/setup_intents': (world, params) => intents.createSetupIntent(world, params),
  'GET /v1/setup_intents': (world, params) => {
    const customer = text(params, 'customer');
    return page(
      newestFirst(world.setupIntents.values()).filter(
        (entry) => customer === undefined || entry.customer === customer,
      ),
      params,
      '/v1/setup_intents',
    );
  },
  'GET /v1/setup_intents/:id': (world, _params, id) => intents.requireSetupIntent(world, id),
  'POST /v1/setup_intents/:id/confirm': (world, params, id) => intents.confirmSetupRequest(world, id, params),
  'POST /v1/setup_intents/:id/cancel': (world, _params, id) => intents.cancelSetup(world, id),
  'GET /v1/payment_intents': (world, params) => {
    const customer = text(params, 'customer');
    return page(
      newestFirst(world.paymentIntents.values()).filter(
        (entry) => customer === undefined || entry.customer === customer,
      ),
      params,
      '/v1/payment_intents',
    );
  },
  'GET /v1/payment_intents/:id': (world, _params, id) => requirePaymentIntent(world, id),

  'POST /v1/billing_portal/sessions': openPortal,
  'GET /v1/events': (world, params) => {
    const types = list(params, 'types')?.map(String);
    const type = text(params, 'type');
    return page(
      newestFirst(world.events.values()).filter(
        (event) =>
          (type === undefined || event.type === type) && (types === undefined || types.includes(event.type)),
      ),
      params,
      '/v1/events',
    );
  },
  'GET /v1/events/:id': (world, _params, id) => world.events.get(id) ?? fail('event', id),
};

function fail(kind: string, id: string): never {
  throw noSuch(kind, id);
}

function listMethods(world: World, customer: string) {
  requireCustomer(world, customer, 'customer');
  return newestFirst(world.paymentMethods.values()).filter((method) => findId(method.customer) === customer);
}

const COMPILED = Object.entries(ROUTES).map(([key, handler]) => {
  const [method = '', path = ''] = key.split(' ');
  return {
    method,
    handler,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`),
    parameters: (path.match(/:/g) ?? []).length,
  };
});
// Whole words win over changing parts.
COMPILED.sort((a, b) => a.parameters - b.parameters);

/** What answers a call; null where there is none. */
export function findHandler(method: string, path: string): ((world: World, params: Params) => object) | null {
  for (const route of COMPILED) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match)
      return (world, params) =>
        route.handler(world, params, decodeURIComponent(match[1] ?? ''), decodeURIComponent(match[2] ?? ''));
  }
  return null;
}
