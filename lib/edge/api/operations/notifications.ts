import { z } from 'zod';
import { OUTCOMES } from '@/lib/company/notifications/outcomes';
import { addRecipientSchema, notificationSettingsSchema } from '@/lib/company/notifications/schema';
import { CHANNELS, DELIVERIES, NOTIFICATION_STATES, URGENCIES } from '@/lib/company/notifications/types';
import { US_TIME_ZONES } from '@/lib/platform/clock/us-time-zones';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { EVENT_KINDS, STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import { cursorField, instantField, pageSchema } from '../fields';
import { operation } from '../operation';

const hourField = z.number().int().min(0).max(23);

/** Null: as the company has it. */
const choices = {
  locale: z.enum(LOCALES).nullable(),
  time_zone: z.string().nullable(),
  urgency: z.enum(URGENCIES).nullable(),
  quiet_from: hourField.nullable(),
  quiet_until: hourField.nullable(),
  email_on: z.boolean(),
  sms_on: z.boolean(),
};

export const noticeSchema = z
  .object({
    id: z.string(),
    recipient_name: z.string(),
    channel: z.enum(CHANNELS),
    state: z.enum(NOTIFICATION_STATES),
    /** Why it could not be sent, in a word. */
    failure: z.string().nullable(),
    /** What the carrier told of it afterwards. */
    delivery: z.enum(DELIVERIES).nullable(),
    delivered_at: instantField.nullable(),
    created_at: instantField,
    due_at: instantField,
    sent_at: instantField.nullable(),
    event: z.object({
      kind: z.enum(EVENT_KINDS),
      to_status: z.enum(STATUS_BUCKETS),
      to_word: z.string().nullable(),
    }),
    permit: z.object({ id: z.number().int(), permit_number: z.string(), address: z.string().nullable() }),
  })
  .meta({ id: 'Notice' });

export const settingsSchema = z
  .object({
    methods: z.array(z.enum(CHANNELS)),
    urgency: z.enum(URGENCIES),
    /** The company's last word on texts was yes. */
    sms_consent: z.boolean(),
    digest_hour: hourField,
  })
  .meta({ id: 'NotificationSettings' });

export const recipientSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    is_primary: z.boolean(),
    ...choices,
    unsubscribed_at: instantField.nullable(),
    email_bounced: z.boolean(),
    sms_stopped: z.boolean(),
  })
  .meta({ id: 'Recipient' });

const reads = { tag: 'notifications', access: 'notifications.read', limit: 'read' } as const;
const writes = { tag: 'notifications', access: 'notifications.change', limit: 'write' } as const;

export const listNoticesOperation = operation({
  ...reads,
  id: 'listNotices',
  method: 'GET',
  path: '/notifications',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(25),
    after: cursorField.optional(),
    outcome: z.enum(OUTCOMES).optional(),
  }),
  response: pageSchema(noticeSchema),
});

export const getNotificationSettingsOperation = operation({
  ...reads,
  id: 'getNotificationSettings',
  method: 'GET',
  path: '/notifications/settings',
  response: settingsSchema,
});

export const saveNotificationSettingsOperation = operation({
  ...writes,
  id: 'saveNotificationSettings',
  method: 'PUT',
  path: '/notifications/settings',
  body: z.object({
    methods: notificationSettingsSchema.shape.methods,
    urgency: notificationSettingsSchema.shape.urgency,
    digest_hour: hourField.optional(),
  }),
  response: settingsSchema,
  errors: ['plan_required'],
});

export const listRecipientsOperation = operation({
  ...reads,
  id: 'listRecipients',
  method: 'GET',
  path: '/notifications/recipients',
  response: z.object({ items: z.array(recipientSchema) }),
});

export const addRecipientOperation = operation({
  ...writes,
  id: 'addRecipient',
  method: 'POST',
  path: '/notifications/recipients',
  body: z.object({
    name: addRecipientSchema.shape.name.meta({ examples: ['Luis Mora'] }),
    email: addRecipientSchema.shape.email.prefault(''),
    phone: addRecipientSchema.shape.phone.prefault(''),
  }),
  response: recipientSchema,
  status: 201,
  errors: ['plan_required', 'already_exists'],
});

export const changeRecipientOperation = operation({
  ...writes,
  id: 'changeRecipient',
  method: 'PATCH',
  path: '/notifications/recipients/[id]',
  params: z.object({ id: z.string().max(60) }),
  body: z.object({ ...choices, time_zone: z.enum(US_TIME_ZONES).nullable() }).partial(),
  response: recipientSchema,
  errors: ['not_found'],
});

export const removeRecipientOperation = operation({
  ...writes,
  id: 'removeRecipient',
  method: 'DELETE',
  path: '/notifications/recipients/[id]',
  params: z.object({ id: z.string().max(60) }),
  response: null,
  errors: ['not_found'],
});

export const notificationsOperations = [
  listNoticesOperation,
  getNotificationSettingsOperation,
  saveNotificationSettingsOperation,
  listRecipientsOperation,
  addRecipientOperation,
  changeRecipientOperation,
  removeRecipientOperation,
];
