import { z } from 'zod';
import { cardSettingsSchema } from '@/lib/providers/billing/schema';
import { PAYMENT_PROVIDERS, SUBSCRIPTION_STATES, TIERS } from '@/lib/providers/billing/types';
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
    ends_at: instantField.nullable(),
    next_tier: z.enum(TIERS).nullable(),
    discount_percent: z.number().int().nullable(),
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

export const getCardSettingsOperation = operation({
  id: 'getCardSettings',
  method: 'GET',
  path: '/stripe/config',
  tag: 'billing',
  access: 'public',
  response: cardSettingsSchema,
  limit: 'public',
});

export const billingOperations = [getSubscriptionOperation, getCardSettingsOperation];
