import Stripe from 'stripe';
import { AppError } from '@/lib/errors';
import { type CheckPack, PaymentRefused } from '../provider';
import type { StripeAccess } from './access';
import { collect, getInvoice, voidInvoice } from './collect';
import { createOnce, toIdempotencyKey } from './create-once';
import { CHECKS, isPack, KIND, PURCHASE_KEY, TIER } from './invoice-map';

interface Purchase {
  customerId: string;
  pack: CheckPack;
  key: string;
}

/**
 * Creates and pays the invoice for a pack. Each step looks for the result of the one before, so a repeated
 * request resumes where it stopped. If the card is declined the invoice is voided.
 */
export async function buyChecks(access: StripeAccess, purchase: Purchase): Promise<{ invoiceId: string }> {
  const { id, status } = await openInvoice(access, purchase);
  if (status === 'paid') return { invoiceId: id };
  try {
    await collect(access, id);
  } catch (error) {
    if (isFinal(error)) await voidInvoice(access, id);
    throw error;
  }
  return { invoiceId: id };
}

/** The card was declined or is missing: the invoice will never be paid. */
function isFinal(error: unknown): boolean {
  return error instanceof PaymentRefused || (error instanceof AppError && error.code === 'card_missing');
}

async function openInvoice(access: StripeAccess, purchase: Purchase): Promise<Stripe.Invoice> {
  const { stripe } = access;
  const invoice = await ensureInvoice(access, purchase);
  if (invoice.status !== 'draft') return invoice;
  try {
    await ensureLine(access, purchase, invoice);
    return await stripe.invoices.finalizeInvoice(invoice.id, { auto_advance: false });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // The same request ran concurrently and the other one is ahead.
    const stored = await stripe.invoices.retrieve(invoice.id);
    if (stored.status === 'draft') throw error;
    return stored;
  }
}

async function ensureLine(
  { stripe, prices }: StripeAccess,
  { customerId, pack }: Purchase,
  invoice: Stripe.Invoice,
): Promise<void> {
  if (invoice.lines.data.length > 0) return;
  const price = await prices.pack(pack.tier);
  const line = { customer: customerId, invoice: invoice.id, pricing: { price: price.id } };
  await createOnce<{ id: string }>(
    toIdempotencyKey('pack-line', invoice.id),
    (keyed) => stripe.invoiceItems.create(line, keyed),
    async () => (await stripe.invoices.retrieve(invoice.id)).lines.data[0] ?? null,
  );
}

/** Finds or creates the request's invoice. A failed one is replaced. */
async function ensureInvoice({ stripe, tax }: StripeAccess, purchase: Purchase): Promise<Stripe.Invoice> {
  const { customerId, pack, key } = purchase;
  const list = async () => {
    const { data } = await stripe.invoices.list({ customer: customerId, limit: 100 });
    return data.filter(({ metadata }) => metadata?.[PURCHASE_KEY] === key);
  };
  const find = async () => (await list()).find(isAlive) ?? null;
  const made = await list();
  const alive = made.find(isAlive);
  if (alive) return alive;
  const create = {
    customer: customerId,
    currency: 'usd',
    auto_advance: false,
    collection_method: 'charge_automatically',
    pending_invoice_items_behavior: 'exclude',
    metadata: { [KIND]: 'checks', [CHECKS]: String(pack.count), [TIER]: pack.tier, [PURCHASE_KEY]: key },
    ...(tax ? { automatic_tax: { enabled: true } } : {}),
  } as const;
  return createOnce<Stripe.Invoice>(
    toIdempotencyKey('pack', customerId, key, made.length),
    (keyed) => stripe.invoices.create(create, keyed),
    find,
  );
}

function isAlive({ status }: Stripe.Invoice): boolean {
  return status === 'draft' || status === 'open' || status === 'paid';
}

/** Voids an invoice for a pack that waits for authentication. */
export async function dropInvoice(
  access: StripeAccess,
  input: { customerId: string; invoiceId: string },
): Promise<void> {
  const invoice = await getInvoice(access, input);
  if (!isPack(invoice)) throw new AppError('forbidden', { detail: `${invoice.id} is over no pack` });
  if (invoice.status === 'draft') await access.stripe.invoices.del(invoice.id);
  else if (invoice.status === 'open') await voidInvoice(access, invoice.id);
  else if (invoice.status !== 'void') throw new AppError('conflict', { detail: `${invoice.id} is paid` });
}

export async function payInvoice(
  access: StripeAccess,
  input: { customerId: string; invoiceId: string },
): Promise<void> {
  const invoice = await getInvoice(access, input);
  if (invoice.status === 'paid') return;
  if (invoice.status === 'void') throw new AppError('conflict', { detail: `${invoice.id} is void` });
  if (invoice.status === 'draft') await access.stripe.invoices.finalizeInvoice(invoice.id);
  await collect(access, invoice.id);
}
