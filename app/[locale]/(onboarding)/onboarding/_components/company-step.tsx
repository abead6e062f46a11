'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CityOption } from '@/components/cities/city-option';
import { TextField } from '@/components/ui/text-field';
import type { CompanyData } from '@/lib/sales/onboarding/types';
import { findCity } from '@/lib/tracking/cities/catalogue';
import type { Monitoring } from '@/lib/tracking/cities/monitoring';
import { CityPicker } from './cities/city-picker';
import { useCityLabels } from './cities/use-city-labels';
import { PermitVerification } from './permits/permit-verification';
import type { OnboardingActions, StepProps } from './wizard-types';

const NOTHING_CONFIRMED: Partial<CompanyData> = {
  verification: null,
  permitConfirmed: false,
  confirmedNames: [],
  rejectedNames: [],
};

/** Shorter names of one word fit too many companies. */
const SHORT_NAME = 8;

export interface CompanyStepProps extends StepProps {
  monitoring: Monitoring;
  verify: OnboardingActions['verify'];
}

export function CompanyStep({ draft, problems, onCompany, monitoring, verify }: CompanyStepProps) {
  const t = useTranslations('onboarding.company');
  const { companyData } = draft;
  const [typingName, setTypingName] = useState(false);
  const name = companyData.companyName.trim();
  const oneWord = name !== '' && !/\s/.test(name) && name.length < SHORT_NAME;
  const phoneProblem = problems.has('phone')
    ? 'phone'
    : problems.has('phone_invalid')
      ? 'phone_invalid'
      : null;

  const getCityLabel = useCityLabels(companyData);

  function setCities(chosen: CityOption[]) {
    const operatingCities = chosen.map(({ slug }) => slug);
    const others = chosen.filter(({ slug }) => findCity(slug) === null);
    const cityLabels = Object.fromEntries(others.map(({ slug, label }) => [slug, label]));
    const watched = (cities: string[]) => cities.filter((city) => monitoring.monitored.includes(city)).join();
    const same = watched(operatingCities) === watched(companyData.operatingCities);
    onCompany({ operatingCities, cityLabels, ...(same ? {} : NOTHING_CONFIRMED) });
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <TextField
          label={t('name')}
          name="companyName"
          hint={t('nameHint')}
          autoComplete="organization"
          required
          maxLength={200}
          value={companyData.companyName}
          onFocus={() => setTypingName(true)}
          onBlur={() => setTypingName(false)}
          onChange={(event) => onCompany({ companyName: event.target.value, ...NOTHING_CONFIRMED })}
          error={problems.has('company_name') ? t('problems.company_name') : undefined}
        />
        {oneWord && !typingName ? (
          <p role="status" className="text-sm text-action">
            {t('oneWord', { name })}
          </p>
        ) : null}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={40}
          value={companyData.phone}
          onChange={(event) => onCompany({ phone: event.target.value })}
          error={phoneProblem ? t(`problems.${phoneProblem}`) : undefined}
        />
        <TextField
          label={t('zip')}
          name="zipCode"
          optionalLabel={t('optional')}
          inputMode="text"
          autoComplete="postal-code"
          maxLength={10}
          value={companyData.zipCode}
          onChange={(event) => onCompany({ zipCode: event.target.value })}
          error={problems.has('zip') ? t('problems.zip') : undefined}
        />
      </div>
      <CityPicker
        cities={companyData.operatingCities.map((slug) => ({ slug, label: getCityLabel(slug) }))}
        monitored={monitoring.monitored}
        onChange={setCities}
        missing={problems.has('cities')}
      />
      <PermitVerification
        companyData={companyData}
        monitoring={monitoring}
        nameSettled={!typingName}
        missing={problems.has('verification')}
        verify={verify}
        onChange={onCompany}
      />
    </div>
  );
}
