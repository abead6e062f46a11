'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { admit } from '@/lib/identity/access/gate';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { publicContext } from './context';
import { dropSessionCookie, signOut } from './end-session';
import { formFields } from './form-fields';
import { requestInfo } from './request-info';
import { findSessionAccount } from './session';

/** The button of the account menu, with the language of its page in the field `locale`. Works without script. */
export async function signOutAction(form: FormData): Promise<void> {
  const account = await findSessionAccount();
  if (account) await signOut(admit(publicContext(requestInfo(await headers())), account, 'account.own'));
  else await dropSessionCookie();
  const { locale: given } = formFields(form);
  const locale = typeof given === 'string' && isLocale(given) ? given : DEFAULT_LOCALE;
  redirect(`${hrefFor('/login', locale)}?signed_out=true`);
}
