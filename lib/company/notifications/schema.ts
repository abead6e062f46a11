import { z } from 'zod';
import { emailSchema } from '@/lib/identity/accounts/schema';
import { isUsTimeZone } from '@/lib/platform/clock/us-time-zones';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { usPhone } from './phone';
import { CHANNELS, URGENCIES } from './types';

const hour = z.number('hour').int('hour').min(0, 'hour').max(23, 'hour');

/** Messages are keys below `notifications.fieldErrors`. */
export const notificationSettingsSchema = z.object({
  methods: z
    .array(z.enum(CHANNELS))
    .min(1, 'methods')
    .transform((methods) => CHANNELS.filter((channel) => methods.includes(channel))),
  urgency: z.enum(URGENCIES),
  smsConsent: z.boolean(),
  /** Left out: as it is. */
  digestHour: hour.optional(),
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

/** How one recipient is told; null is as the company has it. */
export const changeRecipientSchema = z
  .object({
    recipientId: z.string().max(60),
    locale: z.enum(LOCALES).nullable(),
    timeZone: z.string().max(60).refine(isUsTimeZone, 'timeZone').nullable(),
    urgency: z.enum(URGENCIES).nullable(),
    quietFrom: hour.nullable(),
    quietUntil: hour.nullable(),
    emailOn: z.boolean(),
    smsOn: z.boolean(),
    /** They asked to have their mail back: their unsubscription ends. */
    resubscribe: z.boolean(),
  })
  .partial()
  .required({ recipientId: true })
  .refine(({ quietFrom, quietUntil }) => ((quietFrom ?? null) === null) === ((quietUntil ?? null) === null), {
    error: 'quietHours',
    path: ['quietUntil'],
  })
  .refine(({ quietFrom, quietUntil }) => typeof quietFrom !== 'number' || quietFrom !== quietUntil, {
    error: 'quietHoursSame',
    path: ['quietUntil'],
  });
export type ChangeRecipient = z.infer<typeof changeRecipientSchema>;
