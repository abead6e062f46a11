'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { renewSessionCookie } from '@/lib/edge/server/end-session';
import { formFields } from '@/lib/edge/server/form-fields';
import { requirePermission } from '@/lib/edge/server/session';
import { switchCompany } from '@/lib/identity/sessions/switch-company';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';

const chosen = z.string().min(1).max(64);

/** The buttons of the account menu: on with the dashboard of another company. Works without script. */
export async function switchCompanyAction(form: FormData): Promise<void> {
  const { locale: given, companyId: chosenId } = formFields(form);
  const locale = typeof given === 'string' && isLocale(given) ? given : DEFAULT_LOCALE;
  const { ctx } = await requirePermission('account.own', locale);
  const companyId = chosen.safeParse(chosenId);
  if (companyId.success) await switchCompany(ctx, { companyId: companyId.data });
  // The browser keeps the frame it has, and all it was shown, unless a cookie is set: they are another company's now.
  await renewSessionCookie();
  redirect(hrefFor('/dashboard', locale));
}
