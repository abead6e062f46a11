'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { createAction } from '@/lib/edge/server/action';
import { formFields } from '@/lib/edge/server/form-fields';
import { getHomePage } from '@/lib/edge/server/home-page';
import { askForMailLink } from '@/lib/edge/server/mail-links';
import { passkeySite } from '@/lib/edge/server/secrets';
import { findSessionAccount } from '@/lib/edge/server/session';
import { signInByForm } from '@/lib/edge/server/sign-in-form';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { callbackPath } from '@/lib/identity/accounts/callback-path';
import { requireNetworkAttempt } from '@/lib/identity/accounts/client-network';
import { beginPasskeySignIn } from '@/lib/identity/accounts/passkeys';
import { isCommonPassword } from '@/lib/identity/accounts/password-list';
import { PASSWORD_MAX } from '@/lib/identity/accounts/password-rules';
import { isEmailAvailable } from '@/lib/identity/accounts/queries';
import { emailSchema, referralCodeSchema } from '@/lib/identity/accounts/schema';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { isKnownCode } from '@/lib/sales/referrals/queries';

const access = 'public';
const locale = z.enum(LOCALES);

/** Whether an address can still be signed up with. */
export const checkEmail = createAction({
  access,
  input: z.object({ email: emailSchema }),
  async run(ctx, input) {
    await requireNetworkAttempt(ctx, THROTTLES.emailCheck);
    return { available: await isEmailAvailable(ctx, input) };
  },
});

/** Whether a new password is among those that are guessed first. It is neither kept nor logged. */
export const checkPassword = createAction({
  access,
  input: z.object({
    password: z.string().max(PASSWORD_MAX),
    email: z.string().max(254),
    names: z.array(z.string().max(100)).max(2),
  }),
  async run(ctx, { password, email, names }) {
    await requireNetworkAttempt(ctx, THROTTLES.passwordCheck);
    return { common: isCommonPassword(password, { email, names }) };
  },
});

/** Whether somebody hands out this referral code; not who. */
export const checkReferral = createAction({
  access,
  input: z.object({ code: referralCodeSchema }),
  async run(ctx, input) {
    await requireNetworkAttempt(ctx, THROTTLES.referralCheck);
    return { known: await isKnownCode(ctx, input) };
  },
});

/** The page that is home to whoever has just signed in; who belongs nowhere stays, and is told so. */
export const findHome = createAction({
  access,
  input: z.object({ locale }),
  async run(_ctx, input) {
    const account = await findSessionAccount();
    if (!account) throw new AppError('unauthenticated');
    return { path: hrefFor(getHomePage(account) ?? '/login', input.locale) };
  },
});

/** What the browser is to ask a passkey. */
export const beginPasskey = createAction({
  access,
  input: z.object({}),
  run: (ctx) => beginPasskeySignIn(ctx, { site: passkeySite() }),
});

/** Answers the same whether or not the address has an account. */
export const requestPasswordReset = createAction({
  access,
  input: z.object({ email: emailSchema, locale }),
  run: (ctx, input) => askForMailLink(ctx, { purpose: 'reset_password', ...input }),
});

/** The form itself, where its script has not arrived or never will: signs in and leads on, or back to the page. */
export async function signInAction(form: FormData): Promise<void> {
  const { email, password, code, locale: given, callbackUrl } = formFields(form);
  const parsed = locale.catch(DEFAULT_LOCALE).parse(given);
  const target = typeof callbackUrl === 'string' ? callbackUrl : '';
  const outcome = await signInByForm({ email, password, code });
  if (typeof outcome === 'string') {
    const query = new URLSearchParams({ failed: outcome, ...(target === '' ? {} : { callbackUrl: target }) });
    redirect(`${hrefFor('/login', parsed)}?${query}`);
  }
  redirect(callbackPath(target, env().SITE_URL) ?? hrefFor(getHomePage(outcome) ?? '/login', parsed));
}
