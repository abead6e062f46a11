import { getCardSettingsOperation } from '@/lib/edge/api/operations/billing';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { paymentSettings } from '@/lib/edge/server/payments';
import type { CardSettings } from '@/lib/providers/billing/schema';

/** Asked when a card form is about to be shown, and not before. */
export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getCardSettingsOperation, async (): Promise<CardSettings> => {
    const settings = paymentSettings();
    return settings.provider === 'demo'
      ? { provider: 'demo' }
      : { provider: 'stripe', publishable_key: settings.publishableKey };
  }),
);
