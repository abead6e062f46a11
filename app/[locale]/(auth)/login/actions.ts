'use server';

import { z } from 'zod';
import { createAction } from '@/lib/edge/server/action';
import { askForMailLink } from '@/lib/edge/server/mail-links';
import { passkeySite } from '@/lib/edge/server/secrets';
import { findSessionAccount, getHomePage } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { getClientNetwork } from '@/lib/identity/accounts/client-network';
import { beginPasskeySignIn } from '@/lib/identity/accounts/passkeys';
import { isCommonPassword } from '@/lib/identity/accounts/password-list';
import { PASSWORD_MAX } from '@/lib/identity/accounts/password-rules';
import { isEmailAvailable } from '@/lib/identity/accounts/queries';
import { emailSchema, referralCodeSchema } from '@/lib/identity/accounts/schema';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { isKnownCode } from '@/lib/sales/referrals/queries';

const access = 'public';
const locale = z.enum(LOCALES);

/** Whether an address can still be signed up with. */
export const checkEmail = createAction({
  access,
  input: z.object({ email: emailSchema }),
  async run(ctx, input) {
    await requireAttempt(ctx, THROTTLES.emailCheck, getClientNetwork(ctx));
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
    await requireAttempt(ctx, THROTTLES.passwordCheck, getClientNetwork(ctx));
    return { common: isCommonPassword(password, { email, names }) };
  },
});

/** Whether somebody hands out this referral code; not who. */
export const checkReferral = createAction({
  access,
  input: z.object({ code: referralCodeSchema }),
  async run(ctx, input) {
    await requireAttempt(ctx, THROTTLES.referralCheck, getClientNetwork(ctx));
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
