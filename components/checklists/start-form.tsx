import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { PageHeader } from '@/components/ui/page-header';
import { TextField } from '@/components/ui/text-field';
import { listPermitTypes } from '@/lib/checklists/permit-types';
import type { PlaceError } from '@/lib/checklists/places';
import { hrefFor } from '@/lib/i18n/routes';
import { AddressForm } from './address-form';
import type { ChecklistQuery } from './checklist-query';
import { groupOf, TYPE_GROUPS } from './permit-type-groups';
import { PermitTypePicker } from './permit-type-picker';
import { RESULT_ID } from './summary';

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
}

export function StartForm({ companyName, type, place, errors, carry, suggestions }: StartFormProps) {
  const t = useTranslations('checklists.start');
  const locale = useAppLocale();
  const types = listPermitTypes(locale).map((entry) => ({ ...entry, words: t(`words.${entry.id}`) }));
  const groups = TYPE_GROUPS.map((id) => ({
    id,
    title: t(`groups.${id}`),
    types: types.filter((entry) => groupOf(entry.id) === id),
  }));
  return (
    <>
      <PageHeader eyebrow={companyName} title={t('title')} description={t('text')} />
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
