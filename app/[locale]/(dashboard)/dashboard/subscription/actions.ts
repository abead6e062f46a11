'use server';

import { z } from 'zod';
import type { Context, UserActor } from '@/lib/context';
import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';
import { paymentProvider } from '@/lib/edge/server/payments';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import { dateSchema } from '@/lib/platform/clock/day-schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { paymentMethodIdSchema } from '@/lib/providers/billing/schema';
import { TIERS } from '@/lib/providers/billing/types';
import {
  cancelSubscription,
  changePlan,
  createSubscription,
  findCardAction,
  openPortal,
  payInvoice,
  previewPlan,
  refreshAccount,
  replaceCard,
  resumeSubscription,
} from '@/lib/sales/subscriptions/mutations';
import { planLoss } from '@/lib/sales/subscriptions/plan-consequences';

const access = 'billing.manage';

const tier = z.enum(TIERS);
/** One press of a button, made up by the browser: pressed twice, it counts once. */
const key = z.string().regex(/^[\w-]{16,64}$/);
const invoiceId = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w-]+$/);
const nothing = z.object({});

/** How every wish reaches the provider, and mail goes out. */
function means(ctx: Context<UserActor>) {
  return { payments: paymentProvider(ctx), mail: mailSettings() };
}

/** Whoever tries one stolen card after another runs out of tries. */
function requireCardTry(ctx: Context<UserActor>): Promise<void> {
  return requireAttempt(ctx, THROTTLES.cardTries, ctx.actor.companyId);
}

export const startSubscriptionAction = createAction({
  access,
  input: z.object({ paymentMethodId: paymentMethodIdSchema, tier }),
  async run(ctx, input) {
    await requireCardTry(ctx);
    return createSubscription(ctx, { ...input, ...means(ctx) });
  },
});

/** What another plan costs and takes, and when. */
export const previewPlanAction = createAction({
  access,
  input: z.object({ tier }),
  async run(ctx, input) {
    const [{ when, preview }, loss] = await Promise.all([
      previewPlan(ctx, { ...input, payments: paymentProvider(ctx) }),
      planLoss(ctx, input),
    ]);
    return { when, preview, loss };
  },
});

export const changePlanAction = createAction({
  access,
  input: z.object({ tier, key }),
  async run(ctx, input) {
    await requireCardTry(ctx);
    return changePlan(ctx, { ...input, ...means(ctx) });
  },
});

/** `expectedEndsAt` is what the dialog said; null for at once. */
export const cancelSubscriptionAction = createAction({
  access,
  input: z.object({ expectedEndsAt: dateSchema.nullable() }),
  run: (ctx, input) => cancelSubscription(ctx, { ...input, ...means(ctx) }),
});

export const resumeSubscriptionAction = createAction({
  access,
  input: nothing,
  run: (ctx) => resumeSubscription(ctx, means(ctx)),
});

export const replaceCardAction = createAction({
  access,
  input: z.object({ paymentMethodId: paymentMethodIdSchema }),
  async run(ctx, input) {
    await requireCardTry(ctx);
    return replaceCard(ctx, { ...input, ...means(ctx) });
  },
});

export const payInvoiceAction = createAction({
  access,
  input: z.object({ invoiceId, key }),
  async run(ctx, input) {
    await requireCardTry(ctx);
    return payInvoice(ctx, { ...input, ...means(ctx) });
  },
});

/** What the bank wants to know; null where it asks nothing any more. */
export const findCardActionAction = createAction({
  access,
  input: z.object({ invoiceId: invoiceId.optional() }),
  run: (ctx, input) =>
    findCardAction(ctx, {
      payments: paymentProvider(ctx),
      ...(input.invoiceId === undefined ? {} : { invoiceId: input.invoiceId }),
    }),
});

/** Reads back what the card's holder told their bank. */
export const refreshAccountAction = createAction({
  access,
  input: nothing,
  run: (ctx) => refreshAccount(ctx, means(ctx)),
});

export const openPortalAction = createAction({
  access,
  input: z.object({ locale: z.enum(LOCALES) }),
  run(ctx, { locale }) {
    const { siteUrl } = mailSettings();
    const returnUrl = new URL(hrefFor('/dashboard/subscription', locale), siteUrl).href;
    return openPortal(ctx, { payments: paymentProvider(ctx), returnUrl, locale });
  },
});
