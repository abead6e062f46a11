import { z } from 'zod';
import { PAYMENT_PROVIDERS, SUBSCRIPTION_STATES, TIERS } from '@/lib/billing/types';
import { instantField } from '../fields';
import { operation } from '../operation';

export const subscriptionSchema = z
  .object({
    tier: z.enum(TIERS),
    state: z.enum(SUBSCRIPTION_STATES),
    price_cents: z.number().int(),
    currency: z.literal('usd'),
    trial_ends_at: instantField.nullable(),
    current_period_ends_at: instantField,
    provider: z.enum(PAYMENT_PROVIDERS),
  })
  .meta({ id: 'Subscription' });

export const getSubscriptionOperation = operation({
  id: 'getSubscription',
  method: 'GET',
  path: '/stripe/subscription',
  tag: 'billing',
  access: 'billing.read',
  response: subscriptionSchema,
  limit: 'read',
  errors: ['not_found'],
});

export const billingOperations = [getSubscriptionOperation];
