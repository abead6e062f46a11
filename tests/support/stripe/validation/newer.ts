import type { Schema } from './schema';

/*
 * What came after the description of 2022-04-12, and what went. Each entry was looked up in the types of the SDK we
 * use (stripe 23.1.0, API 2026-10-28.endive), in the file named beside it.
 */

const text: Schema = { type: 'string', maxLength: 5000 };
const int: Schema = { type: 'integer' };
const bool: Schema = { type: 'boolean' };
const texts: Schema = { type: 'array', items: text };
const enumSchema = (...values: string[]): Schema => ({ type: 'string', enum: values });
const map = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const orNone = (schema: Schema): Schema => ({ anyOf: [schema, enumSchema('')] });

const metadata: Schema = orNone({ type: 'object', additionalProperties: { type: 'string' } });
const discounts = orNone({
  type: 'array',
  items: map({ coupon: text, discount: text, promotion_code: text }),
});
const trialSettings = map({
  end_behavior: map({
    billing_cycle_anchor: enumSchema('now', 'unchanged'),
    missing_payment_method: enumSchema('cancel', 'create_invoice', 'pause'),
  }),
});
const cancelAt: Schema = { anyOf: [int, enumSchema('max_billed_until', 'max_period_end', 'min_period_end')] };
const billingMode = map({
  type: enumSchema('classic', 'flexible'),
  flexible: map({ proration_discounts: enumSchema('included', 'itemized') }),
});
const cancellation = map({ comment: orNone(text), feedback: text, feedback_option: text });
const changedItems: Schema = {
  type: 'array',
  items: map({
    id: text,
    price: text,
    quantity: int,
    deleted: bool,
    metadata,
    clear_usage: bool,
    discounts,
  }),
};
const pages = { limit: int, starting_after: text, ending_before: text, expand: texts };

/** Parameters of known calls, by their place: `payment_settings.save_default_payment_method`. */
export const ADDED: Record<string, Record<string, Schema>> = {
  // Subscriptions.d.ts: SubscriptionCreateParams
  'POST /v1/subscriptions': {
    billing_mode: billingMode,
    cancel_at: cancelAt,
    currency: text,
    description: text,
    discounts,
    'payment_settings.save_default_payment_method': enumSchema('off', 'on_subscription'),
    trial_settings: trialSettings,
  },
  // Subscriptions.d.ts: SubscriptionUpdateParams
  'POST /v1/subscriptions/{subscription_exposed_id}': {
    cancel_at: orNone(cancelAt),
    cancellation_details: cancellation,
    description: orNone(text),
    discounts,
    'payment_settings.save_default_payment_method': enumSchema('off', 'on_subscription'),
    trial_settings: trialSettings,
  },
  // Subscriptions.d.ts: SubscriptionCancelParams
  'DELETE /v1/subscriptions/{subscription_exposed_id}': { cancellation_details: cancellation },
  // Invoices.d.ts: InvoiceCreateParams
  'POST /v1/invoices': { automatically_finalizes_at: int, currency: text, number: text },
  // InvoiceItems.d.ts: InvoiceItemCreateParams
  'POST /v1/invoiceitems': {
    pricing: map({ price: text }),
    tax_behavior: enumSchema('exclusive', 'inclusive', 'unspecified'),
    tax_code: orNone(text),
    quantity_decimal: text,
  },
  // Customers.d.ts: CustomerCreateParams, CustomerUpdateParams
  'POST /v1/customers': { business_name: orNone(text), individual_name: orNone(text) },
  'POST /v1/customers/{customer}': { business_name: orNone(text), individual_name: orNone(text) },
  // BillingPortal/Sessions.d.ts: SessionCreateParams
  'POST /v1/billing_portal/sessions': { flow_data: { type: 'object', additionalProperties: true } },
  // SetupIntents.d.ts: SetupIntentCreateParams
  'POST /v1/setup_intents': {
    automatic_payment_methods: map({ allow_redirects: enumSchema('always', 'never'), enabled: bool }, [
      'enabled',
    ]),
  },
  // Products.d.ts: ProductCreateParams
  'POST /v1/products': { default_price_data: { type: 'object', additionalProperties: true } },
  // PaymentMethods.d.ts: PaymentMethodCreateParams; Stripe.js sends more than the description lists
  'POST /v1/payment_methods': { allow_redisplay: text },
};

/** Parameters that are no longer taken; the SDK's types do not have them either. */
export const REMOVED: Record<string, string[]> = {
  'POST /v1/subscriptions': ['coupon', 'promotion_code'],
  'POST /v1/subscriptions/{subscription_exposed_id}': ['coupon', 'promotion_code'],
  'POST /v1/customers': ['coupon', 'promotion_code'],
  'POST /v1/customers/{customer}': ['coupon', 'promotion_code'],
  'POST /v1/invoiceitems': ['price', 'unit_amount'],
};

/** Calls that did not exist then. */
export const NEW_CALLS: Record<string, Schema> = {
  // Invoices.d.ts: InvoiceCreatePreviewParams
  'POST /v1/invoices/create_preview': map({
    automatic_tax: map({ enabled: bool }, ['enabled']),
    currency: text,
    customer: text,
    discounts,
    expand: texts,
    preview_mode: enumSchema('next', 'recurring'),
    subscription: text,
    subscription_details: map({
      cancel_at: orNone(cancelAt),
      cancel_at_period_end: bool,
      cancel_now: bool,
      items: changedItems,
      metadata,
      proration_behavior: enumSchema('always_invoice', 'create_prorations', 'none'),
      proration_date: int,
      trial_end: { anyOf: [enumSchema('now'), int] },
    }),
  }),
  // InvoicePayments.d.ts
  'GET /v1/invoice_payments': map({
    ...pages,
    created: int,
    invoice: text,
    payment: map({ type: enumSchema('payment_intent', 'payment_record'), payment_intent: text }, ['type']),
    status: enumSchema('canceled', 'open', 'paid'),
  }),
  'GET /v1/invoice_payments/{invoice_payment}': map({ expand: texts }),
};

/** Calls that are gone. */
export const GONE_CALLS = ['GET /v1/invoices/upcoming', 'GET /v1/invoices/upcoming/lines'];
