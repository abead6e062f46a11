import { createHash, randomUUID } from 'node:crypto';
import { buyCreditsOperation } from '@/lib/edge/api/operations/credits';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';
import { paymentProvider } from '@/lib/edge/server/payments';
import { AppError } from '@/lib/errors';
import { PLAN_FACTS } from '@/lib/providers/billing/plan-facts';
import { getPurchase } from '@/lib/sales/credits/purchases';
import { toCreditPurchase } from '@/lib/sales/credits/to-api';
import { buyChecks } from '@/lib/sales/subscriptions/mutations';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(buyCreditsOperation, async (ctx, { body }, _account, request) => {
    const { tier, userId } = ctx.actor;
    if (tier === null) throw new AppError('plan_required', { tier: 'solo' });
    if (PLAN_FACTS[tier].extraChecks.count !== body.checks)
      throw new AppError('conflict', { detail: `${body.checks} checks are no pack of ${tier}` });
    const key = getPurchaseKey(userId, request.headers.get('idempotency-key'));
    const bought = await buyChecks(ctx, { key, payments: paymentProvider(ctx), mail: mailSettings() });
    return toCreditPurchase(await getPurchase(ctx, bought));
  }),
);

/**
 * A caller's key names one purchase at the provider as well: where our answer was lost half-way and the call comes
 * again, it goes on with the same one.
 */
function getPurchaseKey(userId: string, key: string | null): string {
  if (key === null) return randomUUID();
  return createHash('sha256')
    .update(JSON.stringify([userId, key]))
    .digest('base64url');
}
