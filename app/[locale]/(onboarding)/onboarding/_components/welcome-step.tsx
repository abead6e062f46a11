'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { pageAddress } from '@/components/layout/page-address';
import { getMonthlyChecks } from '@/components/onboarding/plan-comparison';
import { Button } from '@/components/ui/button';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { PLANS } from '@/lib/providers/billing/plans';
import { useCityLabels } from './cities/use-city-labels';
import { TrialTerms } from './finish/confirm-step';
import { FinishFailure } from './finish/finish-failure';
import { Leaving } from './finish/leaving';
import { PasswordAgain } from './finish/password-again';
import { SetupIncomplete } from './finish/setup-incomplete';
import { type LastStepProps, useSubmission } from './finish/use-submission';
import { DemoChecklistPanel } from './permits/demo-checklist';
import type { PermitTypeChoice } from './wizard-types';

/** What most contractors ask for first. */
const FIRST_TYPE: PermitTypeId = 'roofing';

/**
 * The last of the three steps. There is no account yet: each of its buttons makes it first. The last one leads to the
 * dashboard like that of the five steps, the two above it to the list just shown or to the dashboard.
 */
export function WelcomeStep(props: LastStepProps & { permitTypes: readonly PermitTypeChoice[] }) {
  const { draft, registration, missing, permitTypes, actions, onBack } = props;
  const t = useTranslations('onboarding.welcome');
  const confirm = useTranslations('onboarding.confirm');
  const plans = useTranslations('onboarding.plan.names');
  const getCityLabel = useCityLabels(draft.companyData);
  const { state, password, submit, ref, locale, pending } = useSubmission(props);
  const [permitType, setPermitType] = useState<PermitTypeId>(registration.arrival?.job ?? FIRST_TYPE);
  const [chosenCity, setChosenCity] = useState<string | null>(null);
  const cities = draft.companyData.operatingCities.map((slug) => ({ slug, label: getCityLabel(slug) }));
  const city = cities.find(({ slug }) => slug === chosenCity) ?? cities[0];
  const plan = PLANS[draft.subscriptionTier];
  const dashboard = hrefFor('/dashboard', locale);
  const checklist = pageAddress(
    { to: '/dashboard/permit-checklist', query: { type: permitType, place: city?.label ?? '' } },
    locale,
  );

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
      <p className="max-w-[68ch]">
        {t('text', { plan: plans(plan.tier), count: getMonthlyChecks(plan, false) })}
      </p>
      {city ? (
        <DemoChecklistPanel
          cities={cities}
          city={city.slug}
          permitTypes={permitTypes}
          permitType={permitType}
          showDemo={actions.showDemo}
          onCity={setChosenCity}
          onPermitType={setPermitType}
        />
      ) : null}
      <div className="flex flex-col gap-3 border-t border-line pt-5">
        <TrialTerms {...props} />
        <p className="text-muted">
          {t('notices', {
            name: `${registration.firstName} ${registration.lastName}`.trim(),
            email: registration.email,
          })}
        </p>
      </div>
      <PasswordAgain email={registration.email} password={password} />
      <div className="flex flex-col gap-2">
        <p className="text-muted">{t('start')}</p>
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button variant="secondary" disabled={pending} onClick={() => void submit(checklist)}>
            {t('toChecklist')}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={() => void submit(dashboard)}>
            {t('toDashboard')}
          </Button>
        </div>
      </div>
      <div className="flex flex-col-reverse gap-2 border-t border-line pt-6 sm:flex-row sm:justify-between">
        <Button variant="secondary" disabled={pending} onClick={onBack}>
          {confirm('back')}
        </Button>
        <Button type="submit" disabled={pending} aria-busy={pending || undefined}>
          {pending ? confirm('pending') : t('submit')}
        </Button>
      </div>
    </form>
  );
}
