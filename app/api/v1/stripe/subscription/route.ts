import { getSubscriptionOperation } from '@/lib/edge/api/operations/billing';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { AppError } from '@/lib/errors';
import { toSubscription } from '@/lib/providers/billing/to-api';
import { findSubscription } from '@/lib/sales/subscriptions/queries';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getSubscriptionOperation, async (ctx) => {
    const subscription = await findSubscription(ctx);
    if (!subscription) throw new AppError('not_found', { detail: 'no subscription' });
    return toSubscription(subscription);
  }),
);
