import Stripe from 'stripe';
import { AppError } from '@/lib/errors';
import { type CardAction, PaymentRefused } from '../provider';
import type { StripeAccess } from './access';
import { asDomainError, toDeclineReason } from './errors';
import { getCustomerId } from './invoice-map';

type Api = Pick<StripeAccess, 'stripe'>;

/** The payment intent of an invoice; null where it was never attempted or needs no money. */
export async function findPayment({ stripe }: Api, invoiceId: string): Promise<Stripe.PaymentIntent | null> {
  const { data } = await stripe.invoicePayments.list({
    invoice: invoiceId,
    limit: 10,
    expand: ['data.payment.payment_intent'],
  });
  const made = data.find(({ is_default }) => is_default) ?? data[0];
  const intent = made?.payment.payment_intent;
  return typeof intent === 'object' ? intent : null;
}

/** The pending authentication of an open invoice; null where there is none. */
export async function findInvoiceAction(api: Api, invoice: Stripe.Invoice): Promise<CardAction | null> {
  if (invoice.status !== 'open') return null;
  const payment = await findPayment(api, invoice.id);
  if (payment?.status !== 'requires_action' || payment.client_secret === null) return null;
  return { kind: 'payment', clientSecret: payment.client_secret };
}

/** Retrieves an invoice, checking that it belongs to the customer. */
export async function getInvoice(
  { stripe }: Api,
  { customerId, invoiceId }: { customerId: string; invoiceId: string },
): Promise<Stripe.Invoice> {
  const invoice = await stripe.invoices.retrieve(invoiceId);
  if (getCustomerId(invoice) !== customerId)
    throw new AppError('not_found', { detail: `${invoiceId} is another customer's` });
  return invoice;
}

/**
 * Pays an open invoice with the customer present: it is then paid, or waits for authentication. Stripe pays
 * an invoice at most once, so no idempotency key is needed.
 */
export async function collect({ stripe }: Api, invoiceId: string): Promise<'paid' | 'waiting'> {
  let refusal: unknown = null;
  try {
    const tried = await stripe.invoices.pay(invoiceId, { off_session: false });
    if (tried.status === 'paid') return 'paid';
  } catch (error) {
    if (!isAnswer(error)) throw error;
    refusal = error;
  }
  const { status } = await stripe.invoices.retrieve(invoiceId);
  if (status === 'paid') return 'paid';
  const payment = await findPayment({ stripe }, invoiceId);
  if (payment?.status === 'requires_action' || payment?.status === 'processing') return 'waiting';
  throw toPaymentError(payment, refusal);
}

function isAnswer(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError
  );
}

/**
 * Maps a failed payment to an error, from Stripe's answer to the attempt or from the recorded payment error.
 */
export function toPaymentError(payment: Stripe.PaymentIntent | null, answer: unknown = null): Error {
  if (answer instanceof Stripe.errors.StripeCardError) return asDomainError(answer);
  const reason = payment?.last_payment_error;
  if (reason) return new PaymentRefused(toDeclineReason(reason), { message: `Stripe: ${reason.code}` });
  // No attempt was made because there is no card.
  return new AppError('card_missing', { cause: answer === null ? undefined : asDomainError(answer) });
}

/** Voids an invoice, unless it reached a final state meanwhile. */
export async function voidInvoice({ stripe }: Api, invoiceId: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(invoiceId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.invoices.retrieve(invoiceId);
    if (status !== 'void' && status !== 'paid') throw error;
  }
}
