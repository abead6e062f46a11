import { z } from 'zod';
import { emailSchema } from '@/lib/accounts/schema';
import { usPhone } from './phone';
import { CHANNELS, URGENCIES } from './types';

/** Messages are keys below `notifications.fieldErrors`. */
export const notificationSettingsSchema = z.object({
  methods: z
    .array(z.enum(CHANNELS))
    .min(1, 'methods')
    .transform((methods) => CHANNELS.filter((channel) => methods.includes(channel))),
  urgency: z.enum(URGENCIES),
  smsConsent: z.boolean(),
});
export type NotificationSettingsInput = z.infer<typeof notificationSettingsSchema>;

const blankAsNull = z
  .string()
  .trim()
  .max(254)
  .transform((text) => (text === '' ? null : text));

export const addRecipientSchema = z.object({
  name: z.string().trim().min(1, 'name').max(120, 'name'),
  email: blankAsNull
    .refine((text) => text === null || emailSchema.safeParse(text).success, 'email')
    .transform((text) => text?.toLowerCase() ?? null),
  phone: blankAsNull
    .refine((text) => text === null || usPhone(text) !== null, 'phone')
    .transform((text) => (text === null ? null : usPhone(text))),
});
export type AddRecipient = z.infer<typeof addRecipientSchema>;

export const removeRecipientSchema = z.object({ recipientId: z.string().max(60) });
export type RemoveRecipient = z.infer<typeof removeRecipientSchema>;
