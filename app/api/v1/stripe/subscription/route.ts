import { getSubscriptionOperation } from '@/lib/api/operations/billing';
import { toSubscription } from '@/lib/billing/to-api';
import { AppError } from '@/lib/errors';
import { handler, routeHandlers } from '@/lib/server/api';
import { findSubscription } from '@/lib/subscriptions/queries';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getSubscriptionOperation, async (ctx) => {
    const subscription = await findSubscription(ctx);
    if (!subscription) throw new AppError('not_found', { detail: 'no subscription' });
    return toSubscription(subscription);
  }),
);
