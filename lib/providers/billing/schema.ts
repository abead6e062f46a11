import { z } from 'zod';
import { PAYMENT_METHOD_ID } from './card';
import { TIERS } from './types';

/** `basic` is an older name of solo that callers may still use. */
export const tierSchema = z.preprocess((value) => (value === 'basic' ? 'solo' : value), z.enum(TIERS));

export const paymentMethodIdSchema = z.string().regex(PAYMENT_METHOD_ID);

/** Settings of the card form in the browser; the key is a publishable one. */
export const cardSettingsSchema = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('demo') }),
  z.object({
    provider: z.literal('stripe'),
    publishable_key: z.string().meta({ examples: ['pk_live_51Nq'] }),
  }),
]);
export type CardSettings = z.infer<typeof cardSettingsSchema>;
