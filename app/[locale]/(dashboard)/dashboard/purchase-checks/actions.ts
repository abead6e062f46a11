'use server';

import { z } from 'zod';
import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';
import { paymentProvider } from '@/lib/edge/server/payments';
import { AppError } from '@/lib/errors';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import type { CardAction } from '@/lib/providers/billing/provider';
import { TIERS } from '@/lib/providers/billing/types';
import { getPurchase } from '@/lib/sales/credits/purchases';
import type { Purchase } from '@/lib/sales/credits/types';
import {
  buyChecks,
  dropInvoice,
  findCardAction,
  payInvoice,
  refreshAccount,
} from '@/lib/sales/subscriptions/mutations';

const access = 'billing.manage';
const invoiceId = z.string().regex(/^[\w-]{1,100}$/);
const key = z.uuid();

export interface PurchaseStep extends Purchase {
  /** What the bank asks the card's holder first. */
  action: CardAction | null;
}

/** Buys the pack of the plan the reader was shown; where the plan is another one by now, nothing is charged. */
export const buyChecksAction = createAction({
  access,
  input: z.object({ key, tier: z.enum(TIERS) }),
  async run(ctx, input): Promise<PurchaseStep> {
    if (ctx.actor.tier !== null && ctx.actor.tier !== input.tier)
      throw new AppError('conflict', { detail: `shown ${input.tier}, is ${ctx.actor.tier}` });
    await requireAttempt(ctx, THROTTLES.cardTries, ctx.actor.companyId);
    const payments = paymentProvider(ctx);
    const bought = await buyChecks(ctx, { key: input.key, payments, mail: mailSettings() });
    return { ...(await getPurchase(ctx, bought)), action: bought.action };
  },
});

/** Goes on with a pack that waits: hands on the bank's question or, where there is none, tries the card again. */
export const payPurchaseAction = createAction({
  access,
  input: z.object({ key, invoiceId }),
  async run(ctx, input): Promise<PurchaseStep> {
    await requireAttempt(ctx, THROTTLES.cardTries, ctx.actor.companyId);
    // A pack, and this company's: a month of a plan is paid elsewhere.
    await getPurchase(ctx, input);
    const at = { payments: paymentProvider(ctx), mail: mailSettings() };
    const asked = await findCardAction(ctx, { ...at, invoiceId: input.invoiceId });
    const { action } = asked.action ? asked : await payInvoice(ctx, { ...at, ...input });
    return { ...(await getPurchase(ctx, input)), action };
  },
});

/** Reads back what the bank's answer changed. */
export const refreshPurchaseAction = createAction({
  access,
  input: z.object({ invoiceId }),
  async run(ctx, input): Promise<PurchaseStep> {
    await refreshAccount(ctx, { payments: paymentProvider(ctx), mail: mailSettings() });
    return { ...(await getPurchase(ctx, input)), action: null };
  },
});

export const dropPurchaseAction = createAction({
  access,
  input: z.object({ invoiceId }),
  async run(ctx, input): Promise<PurchaseStep> {
    await dropInvoice(ctx, { ...input, payments: paymentProvider(ctx), mail: mailSettings() });
    return { ...(await getPurchase(ctx, input)), action: null };
  },
});
