'use server';

import { z } from 'zod';
import {
  addRecipient,
  changeRecipient,
  removeRecipient,
  saveNotificationSettings,
} from '@/lib/company/notifications/mutations';
import {
  addRecipientSchema,
  changeRecipientSchema,
  notificationSettingsSchema,
  removeRecipientSchema,
} from '@/lib/company/notifications/schema';
import { createAction } from '@/lib/edge/server/action';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { consentWording } from './consent-wording';

const access = 'notifications.change';

export const saveSettingsAction = createAction({
  access,
  input: notificationSettingsSchema.extend({ locale: z.enum(LOCALES) }),
  async run(ctx, { locale, ...settings }) {
    await saveNotificationSettings(ctx, settings, {
      wording: await consentWording(locale),
      locale,
      ipAddress: ctx.request?.address ?? null,
      source: 'screen',
    });
  },
});

export const addRecipientAction = createAction({ access, input: addRecipientSchema, run: addRecipient });
export const changeRecipientAction = createAction({
  access,
  input: changeRecipientSchema,
  run: changeRecipient,
});
export const removeRecipientAction = createAction({
  access,
  input: removeRecipientSchema,
  run: removeRecipient,
});
