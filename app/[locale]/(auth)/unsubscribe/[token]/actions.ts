'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { chooseMail, MAIL_CHOICES, unsubscribeTokenSchema } from '@/lib/company/notifications/unsubscribe';
import { unsubscribePath } from '@/lib/company/notifications/unsubscribe-links';
import { publicContext } from '@/lib/edge/server/context';
import { formFields } from '@/lib/edge/server/form-fields';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/i18n/locales';

const chosen = z.object({
  token: unsubscribeTokenSchema,
  choice: z.enum(MAIL_CHOICES),
  locale: z.enum(LOCALES).catch(DEFAULT_LOCALE),
});

/** The buttons of the page: whoever holds the link may. Works without script. */
export async function chooseMailAction(form: FormData): Promise<void> {
  const parsed = chosen.safeParse(formFields(form));
  if (!parsed.success) return;
  const { token, choice, locale } = parsed.data;
  await chooseMail(publicContext(), { token, choice });
  redirect(`${unsubscribePath(token, locale)}?saved=${choice}`);
}
