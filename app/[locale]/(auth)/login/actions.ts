'use server';

import { headers } from 'next/headers';
import { z } from 'zod';
import { createAttemptLimiter } from '@/lib/accounts/attempt-limiter';
import { clientAddress } from '@/lib/accounts/client-address';
import { isEmailAvailable } from '@/lib/accounts/queries';
import { emailSchema } from '@/lib/accounts/schema';
import { AppError } from '@/lib/errors';
import { LOCALES } from '@/lib/i18n/locales';
import { hrefFor } from '@/lib/i18n/routes';
import { createAction } from '@/lib/server/action';
import { publicContext } from '@/lib/server/context';
import { findSessionAccount } from '@/lib/server/session';

/** Enough for somebody trying a few addresses of their own, too little to try other people's. */
const checks = createAttemptLimiter({ attempts: 30, windowMs: 60_000 });

/** Whether an address can still be signed up with. */
export const checkEmail = createAction({
  input: z.object({ email: emailSchema }),
  gate: publicContext,
  async run(ctx, input) {
    if (!checks.allow(clientAddress(await headers()) ?? 'unknown', ctx.now))
      throw new AppError('rate_limited');
    return { available: await isEmailAvailable(ctx, input) };
  },
});

/** The page that is home to whoever has just signed in. */
export const findHome = createAction({
  input: z.object({ locale: z.enum(LOCALES) }),
  gate: publicContext,
  async run(_ctx, { locale }) {
    const account = await findSessionAccount();
    if (!account) throw new AppError('unauthenticated');
    return { path: hrefFor(account.user.isAdmin ? '/admin' : '/dashboard', locale) };
  },
});
