'use client';

import { useTranslations } from 'next-intl';
import { useKeptFocus } from '@/components/forms/use-kept-focus';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { CompanyData } from '@/lib/sales/onboarding/types';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import type { Monitoring } from '@/lib/tracking/cities/monitoring';
import type { OnboardingActions } from '../wizard-types';
import { useVerification } from './use-verification';
import { VerificationFound } from './verification-found';

export interface PermitVerificationProps {
  companyData: CompanyData;
  monitoring: Monitoring;
  /** The name field does not have the focus. */
  nameSettled: boolean;
  /** The step was to be left without it. */
  missing: boolean;
  verify: OnboardingActions['verify'];
  onChange: (change: Partial<CompanyData>) => void;
}

/** Finds the company among the permits held of its monitored cities, for the contractor to say which are theirs. */
export function PermitVerification(props: PermitVerificationProps) {
  const { companyData, monitoring, nameSettled, missing, verify, onChange } = props;
  const t = useTranslations('onboarding.verification');
  const locale = useAppLocale();
  const cities = companyData.operatingCities;
  const monitored = cities.filter((city) => monitoring.monitored.includes(city));
  const nameless = cities.filter((city) => monitoring.withoutContractor.includes(city));
  const { searching, failure, search } = useVerification(companyData, {
    watched: monitored,
    nameSettled,
    verify,
    onChange,
  });
  const names = (slugs: string[]) =>
    new Intl.ListFormat(locale).format(slugs.map((slug) => cityLabel(slug, locale)));
  const outcome = searching
    ? 'searching'
    : companyData.permitConfirmed
      ? 'confirmed'
      : companyData.verification;
  const outcomeRef = useKeptFocus<HTMLDivElement>(outcome);
  const nothingToVerify = cities.length > 0 && monitored.length === 0;

  return (
    <section aria-labelledby="verification-title" className="flex flex-col gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h3 id="verification-title" className="text-lg">
            {t('title')}
          </h3>
          <p className="max-w-[60ch] text-muted">{t('text')}</p>
        </div>
        {nothingToVerify || companyData.permitConfirmed ? null : (
          <Button variant="secondary" pending={searching} onClick={search} className="max-sm:w-full">
            {companyData.verification ? t('searchAgain') : t('search')}
          </Button>
        )}
      </div>
      {nothingToVerify ? (
        <Alert tone="info" title={t('notMonitored.title')}>
          {t('notMonitored.text')}
        </Alert>
      ) : null}
      {nameless.length > 0 ? (
        <Alert tone="info" title={t('nameless.title')}>
          {t('nameless.text', { cities: names(nameless) })}
        </Alert>
      ) : null}
      {failure ? (
        <Alert tone={failure === 'missing_input' ? 'warning' : 'danger'} title={t(`failures.${failure}`)} />
      ) : null}
      {missing && !searching && !failure ? (
        <Alert tone="warning" title={companyData.verification ? t('unconfirmed') : t('missing')} />
      ) : null}
      <div ref={outcomeRef} className="scroll-mt-4 outline-none empty:hidden">
        {searching ? (
          <div role="status" className="flex flex-col gap-2">
            <p className="text-muted">{t('searching', { cities: names(monitored) })}</p>
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-11 w-full" />
          </div>
        ) : companyData.permitConfirmed && monitored.length > 0 ? (
          <Alert tone="success" title={t('confirmed.title')}>
            <p>
              {companyData.confirmedNames.length === 0
                ? t('confirmed.none', { name: companyData.companyName.trim() })
                : t('confirmed.names', { count: companyData.confirmedNames.length })}
            </p>
            <Button
              variant="quiet"
              size="sm"
              className="-ml-3"
              onClick={() => onChange({ permitConfirmed: false, confirmedNames: [], rejectedNames: [] })}
            >
              {t('change')}
            </Button>
          </Alert>
        ) : companyData.verification ? (
          <VerificationFound
            key={companyData.verification.businessName}
            verification={companyData.verification}
            citiesText={names(monitored)}
            onConfirm={(confirmedNames, rejectedNames) =>
              onChange({ permitConfirmed: true, confirmedNames, rejectedNames })
            }
          />
        ) : null}
      </div>
    </section>
  );
}
