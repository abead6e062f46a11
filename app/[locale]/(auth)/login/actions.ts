'use server';

import { z } from 'zod';
import { createAction } from '@/lib/edge/server/action';
import { getHomePage } from '@/lib/edge/server/home-page';
import { askForMailLink } from '@/lib/edge/server/mail-links';
import { passkeySite } from '@/lib/edge/server/secrets';
import { findSessionAccount } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { requireNetworkAttempt } from '@/lib/identity/accounts/client-network';
import { beginPasskeySignIn } from '@/lib/identity/accounts/passkeys';
import { isEmailAvailable } from '@/lib/identity/accounts/queries';
import { emailSchema, referralCodeSchema } from '@/lib/identity/accounts/schema';
import { THROTTLES } from '@/lib/identity/throttle/policies';
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
    await requireNetworkAttempt(ctx, THROTTLES.emailCheck);
    return { available: await isEmailAvailable(ctx, input) };
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
