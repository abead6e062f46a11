import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button, buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { SelectField } from '@/components/ui/select-field';
import { figure } from '@/lib/platform/i18n/format';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { filtersToQuery, PERMIT_SORTS, type PermitFilters } from '@/lib/tracking/permits/schema';
import { STATUS_BUCKETS, type StatusBucket } from '@/lib/tracking/permits/types';

interface Props {
  filters: PermitFilters;
  counts: Record<StatusBucket, number>;
  total: number;
  cities: string[];
}

/** A form that is sent to the same address: it works before, and without, any script. */
export function Filters({ filters, counts, total, cities }: Props) {
  const t = useTranslations('permits.list');
  const status = useTranslations('common.status');
  const locale = useAppLocale();
  const rest = { ...filters, after: '' };
  const isFiltered = Boolean(filters.q || filters.city || filters.bucket.length > 0);
  return (
    <div className="mb-4 flex flex-col gap-4">
      <nav aria-label={t('statuses')} className="-mx-4 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:px-0.5">
        <ul className="flex gap-1.5 sm:flex-wrap">
          <Chip
            query={filtersToQuery({ ...rest, bucket: [] })}
            count={total}
            current={filters.bucket.length === 0}
          >
            {t('all')}
          </Chip>
          {STATUS_BUCKETS.filter((bucket) => counts[bucket] > 0 || filters.bucket.includes(bucket)).map(
            (bucket) => (
              <Chip
                key={bucket}
                query={filtersToQuery({ ...rest, bucket: [bucket] })}
                count={counts[bucket]}
                current={filters.bucket.includes(bucket)}
              >
                {status(bucket)}
              </Chip>
            ),
          )}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every reader yet */}
      <form
        method="get"
        role="search"
        action={hrefFor('/dashboard/permits', locale)}
        className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_13rem_11rem_auto]"
      >
        <div className="col-span-2 flex flex-col gap-1.5 lg:col-span-1">
          <label htmlFor="permit-search" className="text-sm font-semibold">
            {t('search')}
          </label>
          <div className="relative">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
            />
            <input
              id="permit-search"
              key={filters.q}
              type="search"
              name="q"
              defaultValue={filters.q}
              placeholder={t('searchPlaceholder')}
              maxLength={200}
              className="field-control pl-10"
            />
          </div>
        </div>
        <SelectField
          key={`city-${filters.city}`}
          name="city"
          label={t('city')}
          defaultValue={filters.city}
          options={[
            { value: '', label: t('allCities') },
            ...cities.map((slug) => ({ value: slug, label: cityLabel(slug, locale) })),
          ]}
        />
        <SelectField
          key={`sort-${filters.sort}`}
          name="sort"
          label={t('sort')}
          defaultValue={filters.sort}
          options={PERMIT_SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        />
        {filters.bucket.length > 0 ? (
          <input type="hidden" name="bucket" value={filters.bucket.join(',')} />
        ) : null}
        <div className="col-span-2 flex gap-2 lg:col-span-1">
          <Button type="submit" variant="secondary" className="max-lg:flex-1">
            {t('apply')}
          </Button>
          {isFiltered ? (
            <AppLink to="/dashboard/permits" className={buttonClass({ variant: 'quiet' })}>
              {t('reset')}
            </AppLink>
          ) : null}
        </div>
      </form>
    </div>
  );
}

interface ChipProps {
  query: Record<string, string>;
  count: number;
  current: boolean;
  children: ReactNode;
}

function Chip({ query, count, current, children }: ChipProps) {
  return (
    <li>
      <AppLink
        to="/dashboard/permits"
        query={query}
        aria-current={current ? 'true' : undefined}
        className={classNames(
          'inline-flex min-h-9 items-center gap-2 rounded-md border px-3 text-sm font-semibold whitespace-nowrap pointer-coarse:min-h-11',
          current ? 'border-ink bg-ink text-paper' : 'border-line bg-card hover:border-ink',
        )}
      >
        {children}
        <span className={classNames('font-normal tabular-nums', !current && 'text-muted')}>
          {figure(count)}
        </span>
      </AppLink>
    </li>
  );
}
