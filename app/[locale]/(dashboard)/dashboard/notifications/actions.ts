'use server';

import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { clientAddress } from '@/lib/accounts/client-address';
import { brand } from '@/lib/brand';
import { LOCALES } from '@/lib/i18n/locales';
import { addRecipient, removeRecipient, saveNotificationSettings } from '@/lib/notifications/mutations';
import {
  addRecipientSchema,
  notificationSettingsSchema,
  removeRecipientSchema,
} from '@/lib/notifications/schema';
import { createAction } from '@/lib/server/action';
import { requireUser } from '@/lib/server/session';

const gate = async () => (await requireUser()).ctx;

export const saveSettingsAction = createAction({
  input: notificationSettingsSchema.extend({ locale: z.enum(LOCALES) }),
  gate,
  async run(ctx, { locale, ...settings }) {
    const t = await getTranslations({ locale, namespace: 'notifications.settings' });
    const ipAddress = clientAddress(await headers());
    await saveNotificationSettings(ctx, settings, {
      wording: t('consent', { brand: brand.name }),
      locale,
      ipAddress,
    });
  },
});

export const addRecipientAction = createAction({ input: addRecipientSchema, gate, run: addRecipient });
export const removeRecipientAction = createAction({
  input: removeRecipientSchema,
  gate,
  run: removeRecipient,
});
