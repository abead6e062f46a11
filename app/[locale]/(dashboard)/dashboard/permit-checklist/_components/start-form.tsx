import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ChecklistQuery } from '@/components/checklists/checklist-query';
import { getTypeGroup, TYPE_GROUPS } from '@/components/checklists/permit-type-groups';
import { RESULT_ID } from '@/components/checklists/summary';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { PageHeader } from '@/components/ui/page-header';
import { TextField } from '@/components/ui/text-field';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import type { PlaceError } from '@/lib/catalogue/checklists/places';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { AddressForm } from './address-form';
import { PermitTypePicker } from './permit-type-picker';

export interface StartFormProps {
  companyName: string;
  /** What the fields begin with. */
  type: string;
  place: string;
  errors: { type?: 'required' | 'unknown'; place?: PlaceError };
  /** Answers given so far, kept while type or place is changed. */
  carry: ChecklistQuery;
  /** Places to offer, the company's own first. */
  suggestions: readonly string[];
  /** Stands between the page's title and the form, which then has a heading of its own. */
  above?: ReactNode;
}

export function StartForm({
  companyName,
  type,
  place,
  errors,
  carry,
  suggestions,
  above = null,
}: StartFormProps) {
  const t = useTranslations('checklists.start');
  const locale = useAppLocale();
  const types = listPermitTypes(locale).map((entry) => ({ ...entry, words: t(`words.${entry.id}`) }));
  const groups = TYPE_GROUPS.map((id) => ({
    id,
    title: t(`groups.${id}`),
    types: types.filter((entry) => getTypeGroup(entry.id) === id),
  }));
  return (
    <>
      <PageHeader
        eyebrow={companyName}
        title={t('title')}
        description={above === null ? t('text') : t('about')}
      />
      {above}
      {above === null ? null : (
        <div className="mb-5 flex flex-col gap-1">
          <h2 className="text-xl">{t('new')}</h2>
          <p className="max-w-[68ch] text-muted">{t('text')}</p>
        </div>
      )}
      <noscript>
        <style>{'[data-needs-script]{display:none}'}</style>
      </noscript>
      <AddressForm
        path={hrefFor('/dashboard/permit-checklist', locale)}
        submit={t('submit')}
        resultId={RESULT_ID}
        refused={`${errors.type ?? ''}${errors.place ?? ''}`}
      >
        {Object.entries(carry).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="max-w-md">
          <TextField
            name="place"
            label={t('place')}
            hint={t('placeHint')}
            error={errors.place ? t(`placeErrors.${errors.place}`) : undefined}
            defaultValue={place}
            list="places"
            autoComplete="off"
            autoCapitalize="words"
            placeholder={t('placeExample')}
          />
          <datalist id="places">
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        </div>
        <PermitTypePicker
          name="type"
          legend={t('type')}
          search={t('search')}
          noMatch={t('noMatch')}
          groups={groups}
          chosen={type}
          error={errors.type ? t(`typeErrors.${errors.type}`) : undefined}
        />
      </AddressForm>
    </>
  );
}
