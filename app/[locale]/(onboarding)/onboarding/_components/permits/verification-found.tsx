'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import type { Verification } from '@/lib/sales/onboarding/types';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { PermitPreviewList } from './permit-preview-list';

/** From here on a spelling is taken for the same company until the contractor says otherwise. */
const LIKELY = 0.75;

export interface VerificationFoundProps {
  verification: Verification;
  /** The cities searched, as a list to read. */
  citiesText: string;
  onConfirm: (confirmed: string[], rejected: string[]) => void;
}

/** What the search found: nothing yet, one company, or several spellings to choose from. */
export function VerificationFound({ verification, citiesText, onConfirm }: VerificationFoundProps) {
  const t = useTranslations('onboarding.verification');
  const locale = useAppLocale();
  const { companies, businessName, permitsFound, citiesNoData } = verification;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(companies.filter((company) => company.score >= LIKELY).map((company) => company.norm)),
  );
  const [only] = companies;

  const formatList = (slugs: readonly string[]) =>
    new Intl.ListFormat(locale).format(slugs.map((slug) => cityLabel(slug, locale)));

  if (!only) {
    const byNumberOnly = citiesNoData.length === 0 && verification.citiesWithoutContractor.length > 0;
    return byNumberOnly ? (
      <Button className="sm:self-start" onClick={() => onConfirm([], [])}>
        {t('nameless.confirm')}
      </Button>
    ) : (
      <Alert tone="info" title={t('none.title', { name: businessName })}>
        <p className="mb-3">
          {t('none.text', { cities: citiesNoData.length > 0 ? formatList(citiesNoData) : citiesText })}
        </p>
        <Button onClick={() => onConfirm([], [])}>{t('none.confirm')}</Button>
      </Alert>
    );
  }

  const norms = companies.map((company) => company.norm);
  const confirmed = norms.filter((norm) => chosen.has(norm));
  const preview = verification.previewPermits;
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-semibold">
        {companies.length > 1
          ? t('several.title', { count: companies.length, permits: permitsFound })
          : t('one.title', { permits: permitsFound, name: only.name })}
      </p>
      {companies.length > 1 ? (
        <fieldset className="flex flex-col">
          <legend className="mb-1 text-muted">{t('several.legend')}</legend>
          {companies.map((company) => (
            <CheckboxField
              key={company.norm}
              name="companyNames"
              value={company.norm}
              label={t('several.company', { name: company.name, permits: company.permits })}
              checked={chosen.has(company.norm)}
              onChange={(event) => {
                const next = new Set(chosen);
                if (event.target.checked) next.add(company.norm);
                else next.delete(company.norm);
                setChosen(next);
              }}
            />
          ))}
        </fieldset>
      ) : null}
      {verification.sample ? <p className="text-sm text-muted">{t('sample')}</p> : null}
      <PermitPreviewList permits={preview} />
      {preview.length < permitsFound ? (
        <p className="text-sm text-muted">
          {t('preview.more', { shown: preview.length, permits: permitsFound })}
        </p>
      ) : null}
      {citiesNoData.length > 0 ? (
        <p className="text-sm text-muted">{t('noneIn', { cities: formatList(citiesNoData) })}</p>
      ) : null}
      <div className="flex flex-col gap-2 sm:flex-row">
        {companies.length > 1 ? (
          <Button
            onClick={() =>
              onConfirm(
                confirmed,
                norms.filter((norm) => !chosen.has(norm)),
              )
            }
          >
            {confirmed.length === 0
              ? t('several.confirmNone')
              : t('several.confirm', { count: confirmed.length })}
          </Button>
        ) : (
          <>
            <Button onClick={() => onConfirm(norms, [])}>{t('one.confirm')}</Button>
            <Button variant="secondary" onClick={() => onConfirm([], norms)}>
              {t('one.reject')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
