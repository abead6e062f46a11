import type { Context } from '@/lib/context';
import { later } from '@/lib/edge/server/later';
import { mailSettings } from '@/lib/edge/server/mail';
import { webhook } from '@/lib/edge/server/open-route';
import { paymentProvider } from '@/lib/edge/server/payments';
import { env } from '@/lib/env';
import { AppError, HTTP_STATUS } from '@/lib/errors';
import { readBounded } from '@/lib/platform/streams/read-bounded';
import { readEvent } from '@/lib/providers/billing/stripe/webhook';
import { recordBillingEvent } from '@/lib/sales/subscriptions/events';
import { syncDueAccounts } from '@/lib/sales/subscriptions/sync';

/** Several times the largest event Stripe sends. */
const MAX_BYTES = 256 * 1024;

/**
 * What Stripe has to tell. Anything but a 2xx is told again, for days: so it is kept before it is answered, and what
 * follows from it is done after the answer, or by the worker where that comes to nothing.
 */
const receive = webhook('stripeWebhook', async (ctx, request) => {
  const secret = env().STRIPE_WEBHOOK_SECRET;
  if (!secret || !env().STRIPE_SECRET_KEY) throw new AppError('not_found', { detail: 'no Stripe here' });
  const body = request.body && (await readBounded(request.body, MAX_BYTES));
  if (body === null && request.body) throw new AppError('payload_too_large');
  const signature = request.headers.get('stripe-signature');
  const event = await readEvent({ body: body ?? new Uint8Array(), signature, secret, now: ctx.now });
  await recordBillingEvent(ctx, event);
  const { customerId } = event;
  if (customerId !== null) later(() => followUp(ctx, customerId));
  return Response.json({ received: true });
});

export async function POST(request: Request): Promise<Response> {
  const response = await receive(request);
  // 422 is for forms: to Stripe a request that it did not sign is a bad one.
  if (response.status !== HTTP_STATUS.invalid_input) return response;
  return new Response(response.body, { status: 400, headers: response.headers });
}

async function followUp(ctx: Context, customerId: string): Promise<void> {
  const asJob = { ...ctx, actor: { kind: 'job', job: 'stripe-webhook' } } as const;
  await syncDueAccounts(asJob, { payments: paymentProvider(asJob), mail: mailSettings(), customerId });
}
