'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button } from '@/components/ui/button';
import { DescriptionList } from '@/components/ui/description-list';
import { dollars } from '@/lib/platform/i18n/format';
import { providerOfCard } from '@/lib/providers/billing/card';
import { PLANS } from '@/lib/providers/billing/plans';
import { needsVerification } from '@/lib/sales/onboarding/requirements';
import { type OnboardingDraft, type RegistrationData, VARIANT_STEPS } from '@/lib/sales/onboarding/types';
import { useCityLabels } from '../cities/use-city-labels';

export interface ConfirmSummaryProps {
  draft: OnboardingDraft;
  registration: RegistrationData;
  isMonitored: (city: string) => boolean;
  paymentMethodId: string | null;
  onEdit: (position: number) => void;
}

/** Everything that was chosen, each with the way back to where it was chosen. */
export function ConfirmSummary({
  draft,
  registration,
  isMonitored,
  paymentMethodId,
  onEdit,
}: ConfirmSummaryProps) {
  const t = useTranslations('onboarding.confirm.summary');
  const plans = useTranslations('onboarding.plan');
  const urgencies = useTranslations('common.urgencies');
  const locale = useAppLocale();
  const { companyData, notificationSettings: notices } = draft;
  const plan = PLANS[draft.subscriptionTier];
  const getCityLabel = useCityLabels(companyData);
  const card =
    paymentMethodId === null
      ? t('nothing')
      : t(providerOfCard(paymentMethodId) === 'demo' ? 'demoCardAdded' : 'cardAdded');
  const list = (items: string[]) =>
    items.length === 0 ? t('nothing') : new Intl.ListFormat(locale).format(items);
  const permits = !needsVerification({ draft, isMonitored })
    ? t('permits.notMonitored')
    : !companyData.permitConfirmed
      ? t('permits.open')
      : companyData.confirmedNames.length === 0
        ? t('permits.none')
        : t('permits.names', { count: companyData.confirmedNames.length });

  return (
    <div className="flex flex-col gap-6">
      <SummaryPart step="company" onEdit={onEdit}>
        <DescriptionList
          items={[
            {
              term: t('account'),
              detail: `${registration.firstName} ${registration.lastName}, ${registration.email}`,
            },
            { term: t('company'), detail: companyData.companyName.trim() || t('nothing') },
            { term: t('phone'), detail: companyData.phone.trim() || t('nothing') },
            {
              term: t('cities'),
              detail: list(companyData.operatingCities.map(getCityLabel)),
            },
            { term: t('permits.term'), detail: permits },
          ]}
        />
      </SummaryPart>
      <SummaryPart step="plan" onEdit={onEdit}>
        <DescriptionList
          items={[
            {
              term: t('plan'),
              detail: t('planPrice', {
                plan: plans(`names.${plan.tier}`),
                price: dollars(plan.priceCents),
              }),
            },
            { term: t('cadence'), detail: plans(`cadence.${plan.cadence}`) },
          ]}
        />
      </SummaryPart>
      <SummaryPart step="payment" onEdit={onEdit}>
        <DescriptionList items={[{ term: t('card'), detail: card }]} />
      </SummaryPart>
      <SummaryPart step="notifications" onEdit={onEdit}>
        <DescriptionList
          items={[
            {
              term: t('methods'),
              detail: (
                <span className="inline-block first-letter:uppercase">
                  {list(
                    notices.methods
                      .filter((method) => method !== 'sms' || notices.smsConsent)
                      .map((method) => t(`channels.${method}`)),
                  )}
                </span>
              ),
            },
            {
              term: t('recipients'),
              detail: list(notices.recipients.map((person) => person.name.trim()).filter(Boolean)),
            },
            { term: t('urgency'), detail: urgencies(`${notices.urgency}.label`) },
          ]}
        />
      </SummaryPart>
    </div>
  );
}

type ConfirmedStep = (typeof VARIANT_STEPS.monitoring)[number];

function SummaryPart({
  step,
  onEdit,
  children,
}: {
  step: ConfirmedStep;
  onEdit: (position: number) => void;
  children: ReactNode;
}) {
  const t = useTranslations('onboarding');
  // The step asks for a choice; here it is made.
  const title = step === 'plan' ? t('confirm.summary.plan') : t(`steps.${step}`);
  return (
    <section className="border-t border-line pt-4">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-lg">{title}</h3>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('editStep', { step: title })}
          onClick={() => onEdit(VARIANT_STEPS.monitoring.indexOf(step) + 1)}
        >
          {t('edit')}
        </Button>
      </div>
      {children}
    </section>
  );
}
