'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { confirmReplyAddress } from '@/lib/company/branding/mutations';
import { replyTokenSchema } from '@/lib/company/branding/schema';
import { publicContext } from '@/lib/edge/server/context';
import { formFields } from '@/lib/edge/server/form-fields';
import { requestInfo } from '@/lib/edge/server/request-info';
import { AppError } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';

const asked = replyTokenSchema.extend({ locale: z.enum(LOCALES).catch(DEFAULT_LOCALE) });

/** The yes of whoever has the mailed link. Works without script. */
export async function confirmReplyAddressAction(form: FormData): Promise<void> {
  const parsed = asked.safeParse(formFields(form));
  if (!parsed.success) return;
  const { token, locale } = parsed.data;
  try {
    await confirmReplyAddress(publicContext(requestInfo(await headers())), { token });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'link_invalid')) throw error;
    redirect(hrefFor('/reply-address/[token]', locale, { token }));
  }
  redirect(`${hrefFor('/reply-address/[token]', locale, { token })}?saved=1`);
}
