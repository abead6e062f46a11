'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { senderOf } from '@/lib/accounts/sender';
import { createSubscription } from '@/lib/billing/mutations';
import { paymentMethodIdSchema } from '@/lib/billing/schema';
import { brand } from '@/lib/brand';
import { env } from '@/lib/env';
import { verifyCompany } from '@/lib/matching/queries';
import { registerCompany } from '@/lib/onboarding/mutations';
import { registrationSchema, verificationRequestSchema } from '@/lib/onboarding/schema';
import { createAction } from '@/lib/server/action';
import { mailSettings } from '@/lib/server/mail';
import { THROTTLES } from '@/lib/throttle/policies';
import { requireAttempt } from '@/lib/throttle/throttle';

/** What the permits held say about a company that is only being set up. */
export const verify = createAction({
  access: 'public',
  input: verificationRequestSchema,
  async run(ctx, input) {
    await requireAttempt(ctx, THROTTLES.verifyPermits, senderOf(ctx));
    return { ...(await verifyCompany(ctx, input)), sample: env().FEEDS === 'sample' };
  },
});

/** The end of the set-up. Signing in is the browser's next step. */
export const register = createAction({
  access: 'public',
  input: registrationSchema,
  async run(ctx, input) {
    await requireAttempt(ctx, THROTTLES.register, senderOf(ctx));
    const t = await getTranslations({ locale: input.locale, namespace: 'onboarding.notifications' });
    const smsWording = t('smsConsent', { brand: brand.name });
    await registerCompany(ctx, { ...input, smsWording, mail: mailSettings() });
    return { email: input.email };
  },
});

/** The last step, once there is somebody to bill. */
export const subscribe = createAction({
  access: 'billing.manage',
  input: z.object({ paymentMethodId: paymentMethodIdSchema }),
  run: createSubscription,
});
