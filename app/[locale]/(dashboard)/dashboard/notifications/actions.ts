'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { brand } from '@/lib/brand';
import { LOCALES } from '@/lib/i18n/locales';
import { addRecipient, removeRecipient, saveNotificationSettings } from '@/lib/notifications/mutations';
import {
  addRecipientSchema,
  notificationSettingsSchema,
  removeRecipientSchema,
} from '@/lib/notifications/schema';
import { createAction } from '@/lib/server/action';

const access = 'notifications.change';

export const saveSettingsAction = createAction({
  access,
  input: notificationSettingsSchema.extend({ locale: z.enum(LOCALES) }),
  async run(ctx, { locale, ...settings }) {
    const t = await getTranslations({ locale, namespace: 'notifications.settings' });
    await saveNotificationSettings(ctx, settings, {
      wording: t('consent', { brand: brand.name }),
      locale,
      ipAddress: ctx.request?.address ?? null,
    });
  },
});

export const addRecipientAction = createAction({ access, input: addRecipientSchema, run: addRecipient });
export const removeRecipientAction = createAction({
  access,
  input: removeRecipientSchema,
  run: removeRecipient,
});
