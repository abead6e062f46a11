'use server';

import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { createAttemptLimiter } from '@/lib/accounts/attempt-limiter';
import { clientAddress } from '@/lib/accounts/client-address';
import { brand } from '@/lib/brand';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { verifyCompany } from '@/lib/matching/queries';
import { registerCompany } from '@/lib/onboarding/mutations';
import { registrationSchema, verificationRequestSchema } from '@/lib/onboarding/schema';
import { createAction } from '@/lib/server/action';
import { publicContext } from '@/lib/server/context';

const searches = createAttemptLimiter({ attempts: 30, windowMs: 60_000 });
const registrations = createAttemptLimiter({ attempts: 20, windowMs: 60_000 });

/** What the permits held say about a company that is only being set up. */
export const verify = createAction({
  input: verificationRequestSchema,
  gate: publicContext,
  async run(ctx, input) {
    if (!searches.allow(clientAddress(await headers()) ?? 'unknown', ctx.now))
      throw new AppError('rate_limited');
    return { ...(await verifyCompany(ctx, input)), sample: env().FEEDS === 'sample' };
  },
});

/** The end of the set-up. Signing in is the browser's next step. */
export const register = createAction({
  input: registrationSchema,
  gate: publicContext,
  async run(ctx, input) {
    const ipAddress = clientAddress(await headers());
    if (!registrations.allow(ipAddress ?? 'unknown', ctx.now)) throw new AppError('rate_limited');
    const t = await getTranslations({ locale: input.locale, namespace: 'onboarding.notifications' });
    const smsWording = t('smsConsent', { brand: brand.name });
    await registerCompany(ctx, { ...input, smsWording, ipAddress });
    return { email: input.email };
  },
});
