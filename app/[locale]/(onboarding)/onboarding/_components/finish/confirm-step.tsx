'use client';

import { useTranslations } from 'next-intl';
import { pageAddress } from '@/components/layout/page-address';
import { Button } from '@/components/ui/button';
import { dollars } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { REFERRAL_DISCOUNT_PERCENT } from '@/lib/providers/billing/plan-facts';
import { PLANS, REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import { FIRST_LOOK_MINUTES, HISTORY_MONTHS } from '@/lib/tracking/feeds/first-look';
import { useCityLabels } from '../cities/use-city-labels';
import { ConfirmSummary } from './confirm-summary';
import { FinishFailure } from './finish-failure';
import { Leaving } from './leaving';
import { PasswordAgain } from './password-again';
import { SetupIncomplete } from './setup-incomplete';
import { type LastStepProps, useSubmission } from './use-submission';

/** The last of the five steps: everything to look over, and the button that makes the account. */
export function ConfirmStep(props: LastStepProps & { onEdit: (position: number) => void }) {
  const { draft, registration, paymentMethodId, missing, isMonitored, onEdit, onBack } = props;
  const t = useTranslations('onboarding.confirm');
  const { state, password, submit, ref, locale, pending } = useSubmission(props);
  const dashboard = hrefFor('/dashboard', locale);
  const getCityLabel = useCityLabels(draft.companyData);
  const checklist = firstChecklist(registration, getCityLabel, locale);

  if (state.kind === 'leaving') return <Leaving href={dashboard} />;
  return (
    <form
      method="post"
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(dashboard);
      }}
      className="flex flex-col gap-6"
    >
      <SetupIncomplete draft={draft} missing={missing} />
      <FinishFailure state={state} email={registration.email} />
      <ConfirmSummary
        draft={draft}
        registration={registration}
        isMonitored={isMonitored}
        paymentMethodId={paymentMethodId}
        onEdit={onEdit}
      />
      <TrialTerms {...props} />
      <PasswordAgain email={registration.email} password={password} />
      <p className="text-muted">{t('discovery', { minutes: FIRST_LOOK_MINUTES, months: HISTORY_MONTHS })}</p>
      <div className="flex flex-col-reverse gap-2 border-t border-line pt-6 sm:flex-row sm:justify-between">
        <Button variant="secondary" disabled={pending} onClick={onBack}>
          {t('back')}
        </Button>
        {checklist ? (
          <Button variant="secondary" disabled={pending} onClick={() => void submit(checklist)}>
            {t('toChecklist')}
          </Button>
        ) : null}
        <Button type="submit" disabled={pending} aria-busy={pending || undefined}>
          {pending ? t('pending') : t('submit')}
        </Button>
      </div>
    </form>
  );
}

/** The list of the job they were looking at when they signed up. */
function firstChecklist(
  { arrival }: LastStepProps['registration'],
  getCityLabel: (slug: string) => string,
  locale: Locale,
): string | null {
  if (!arrival?.job) return null;
  const place = arrival.place ?? (arrival.city ? getCityLabel(arrival.city) : '');
  return pageAddress({ to: '/dashboard/permit-checklist', query: { type: arrival.job, place } }, locale);
}

/** What is charged, and when. */
export function TrialTerms({ draft, registration }: Pick<LastStepProps, 'draft' | 'registration'>) {
  const t = useTranslations('onboarding.confirm');
  const { priceCents } = PLANS[draft.subscriptionTier];
  const price = dollars(priceCents);
  const half = dollars((priceCents * (100 - REFERRAL_DISCOUNT_PERCENT)) / 100);
  return (
    <p>
      {registration.referralCode === ''
        ? t('terms', { days: TRIAL_DAYS, price })
        : t('termsReferred', { days: REFERRED_TRIAL_DAYS, half, price })}
    </p>
  );
}
