'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { brand } from '@/lib/brand';
import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';
import { paymentProvider } from '@/lib/edge/server/payments';
import { env } from '@/lib/env';
import { requireNetworkAttempt } from '@/lib/identity/accounts/client-network';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { paymentMethodIdSchema } from '@/lib/providers/billing/schema';
import { makeDemoChecklist } from '@/lib/sales/onboarding/demo-checklist';
import { registerCompany } from '@/lib/sales/onboarding/mutations';
import {
  demoRequestSchema,
  registrationSchema,
  verificationRequestSchema,
} from '@/lib/sales/onboarding/schema';
import { createSubscription } from '@/lib/sales/subscriptions/mutations';
import { verifyCompany } from '@/lib/tracking/matching/queries';

/** What the permits held say about a company that is only being set up. */
export const verify = createAction({
  access: 'public',
  input: verificationRequestSchema,
  async run(ctx, input) {
    await requireNetworkAttempt(ctx, THROTTLES.verifyPermits);
    return { ...(await verifyCompany(ctx, input)), sample: env().FEEDS === 'sample' };
  },
});

/** The example of the last step, for a company without a monitored city. */
export const showDemo = createAction({
  access: 'public',
  input: demoRequestSchema,
  async run(ctx, input) {
    await requireNetworkAttempt(ctx, THROTTLES.checklist);
    return makeDemoChecklist(input);
  },
});

/** The end of the set-up. Signing in is the browser's next step. */
export const register = createAction({
  access: 'public',
  input: registrationSchema,
  async run(ctx, input) {
    await requireNetworkAttempt(ctx, THROTTLES.register);
    const mail = mailSettings();
    await registerCompany(ctx, { ...input, smsWording: await smsWording(input.locale, mail.siteUrl), mail });
    return { email: input.email };
  },
});

/** The last step, once there is somebody to bill. */
export const subscribe = createAction({
  access: 'billing.manage',
  input: z.object({ paymentMethodId: paymentMethodIdSchema }),
  async run(ctx, input) {
    await requireAttempt(ctx, THROTTLES.cardTries, ctx.actor.companyId);
    return createSubscription(ctx, { ...input, payments: paymentProvider(ctx), mail: mailSettings() });
  },
});

/** Everything that stood beside the box that was ticked. */
async function smsWording(locale: Locale, siteUrl: string): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'onboarding.notifications' });
  const privacy = new URL(hrefFor('/privacy', locale), siteUrl).href;
  return `${t('smsConsent', { brand: brand.name })} ${t('smsPrivacy')} ${t('privacyPolicy')}: ${privacy}`;
}
