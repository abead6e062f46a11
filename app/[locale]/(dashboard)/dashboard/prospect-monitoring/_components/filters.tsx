import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button, buttonClass } from '@/components/ui/button';
import { LiveForm } from '@/components/ui/live-form';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import { leadFiltersToQuery } from '@/lib/company/prospects/filters-query';
import type { LeadFilters } from '@/lib/company/prospects/schema';
import { LEAD_CONTRACTORS, LEAD_DAYS } from '@/lib/company/prospects/types';
import { dollars } from '@/lib/platform/i18n/format';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { ManyChoices } from './many-choices';

/** Steps of the stated value in dollars, as people think of jobs. */
const VALUES = [0, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];

interface Props {
  filters: LeadFilters;
  cities: SelectOption[];
}

/** What is chosen acts at once, and has an address; without script the form has a button. */
export function Filters({ filters, cities }: Props) {
  const t = useTranslations('prospects.filters');
  const locale = useAppLocale();
  const { contractor, firm, minValue, days } = filters;
  const values = [...new Set([...VALUES, minValue])].sort((a, b) => a - b);
  const isFiltered = Object.keys(leadFiltersToQuery({ ...filters, after: null })).length > 0;
  return (
    <LiveForm
      role="search"
      aria-label={t('label')}
      action={hrefFor('/dashboard/prospect-monitoring', locale)}
      values={{ contractor, firm, minValue: String(minValue), days: String(days) }}
      className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]"
    >
      <ManyChoices
        name="cities"
        label={t('cities')}
        options={cities}
        chosen={filters.cities}
        summary={
          filters.cities.length === 0 ? t('allCities') : t('citiesChosen', { count: filters.cities.length })
        }
      />
      <ManyChoices
        name="types"
        label={t('types')}
        options={listPermitTypes(locale).map(({ id, name }) => ({ value: id, label: name }))}
        chosen={filters.types}
        summary={
          filters.types.length === 0 ? t('allTypes') : t('typesChosen', { count: filters.types.length })
        }
      />
      <SelectField
        name="contractor"
        label={t('contractor')}
        defaultValue={contractor}
        options={LEAD_CONTRACTORS.map((value) => ({ value, label: t(`contractors.${value}`) }))}
      />
      <SelectField
        name="minValue"
        label={t('minValue')}
        defaultValue={String(minValue)}
        options={values.map((value) => ({ value: String(value), label: dollars(value * 100) }))}
      />
      <SelectField
        name="days"
        label={t('days')}
        defaultValue={String(days)}
        options={LEAD_DAYS.map((value) => ({
          value: String(value),
          label: t('daysOption', { days: value }),
        }))}
      />
      {contractor === 'firm' ? (
        <TextField
          name="firm"
          label={t('firm')}
          hint={t('firmHint')}
          defaultValue={firm}
          maxLength={200}
          className="col-span-2 lg:order-last lg:col-span-3"
        />
      ) : null}
      <div className="col-span-2 flex gap-2 empty:hidden lg:col-span-1">
        <noscript>
          <Button type="submit" variant="secondary">
            {t('apply')}
          </Button>
        </noscript>
        {isFiltered ? (
          <AppLink to="/dashboard/prospect-monitoring" className={buttonClass({ variant: 'quiet' })}>
            {t('reset')}
          </AppLink>
        ) : null}
      </div>
    </LiveForm>
  );
}
