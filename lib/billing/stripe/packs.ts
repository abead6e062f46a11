import Stripe from 'stripe';
import { AppError } from '@/lib/errors';
import { type CheckPack, PaymentRefused } from '../provider';
import type { StripeAccess } from './access';
import { collect, getInvoice, voidInvoice } from './collect';
import { CHECKS, isPack, KIND, TIER, WISH } from './invoice-map';
import { once, wishKey } from './once';

interface Purchase {
  customerId: string;
  pack: CheckPack;
  key: string;
}

/**
 * An invoice over the pack, brought to its end: each step finds what the one before has made, so the same wish again
 * goes on where it was left. A card that is refused leaves the invoice void.
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

/** The card said no, or there is none: nothing more will come of this invoice. */
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
    // The same wish, put twice at once: the other one is ahead.
    const held = await stripe.invoices.retrieve(invoice.id);
    if (held.status === 'draft') throw error;
    return held;
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
  await once<{ id: string }>(
    wishKey('pack-line', invoice.id),
    (keyed) => stripe.invoiceItems.create(line, keyed),
    async () => (await stripe.invoices.retrieve(invoice.id)).lines.data[0] ?? null,
  );
}

/** The wish's invoice. One that came to nothing makes room for another. */
async function ensureInvoice({ stripe, tax }: StripeAccess, purchase: Purchase): Promise<Stripe.Invoice> {
  const { customerId, pack, key } = purchase;
  const list = async () => {
    const { data } = await stripe.invoices.list({ customer: customerId, limit: 100 });
    return data.filter(({ metadata }) => metadata?.[WISH] === key);
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
    metadata: { [KIND]: 'checks', [CHECKS]: String(pack.count), [TIER]: pack.tier, [WISH]: key },
    ...(tax ? { automatic_tax: { enabled: true } } : {}),
  } as const;
  return once<Stripe.Invoice>(
    wishKey('pack', customerId, key, made.length),
    (keyed) => stripe.invoices.create(create, keyed),
    find,
  );
}

function isAlive({ status }: Stripe.Invoice): boolean {
  return status === 'draft' || status === 'open' || status === 'paid';
}

/** An invoice over a pack that waits for the bank is not wanted any more. */
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
