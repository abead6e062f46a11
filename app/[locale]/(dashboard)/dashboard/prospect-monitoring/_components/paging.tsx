import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { buttonClass } from '@/components/ui/button';
import { leadFiltersToQuery } from '@/lib/company/prospects/filters-query';
import type { LeadFilters } from '@/lib/company/prospects/schema';

interface Props {
  filters: LeadFilters;
  next: string | null;
  hasLeads: boolean;
}

/** On and back through the list, and the list as a table for a spreadsheet. */
export function Paging({ filters, next, hasLeads }: Props) {
  const t = useTranslations('prospects');
  const locale = useAppLocale();
  const to = '/dashboard/prospect-monitoring';
  const query = new URLSearchParams({ ...leadFiltersToQuery({ ...filters, after: null }), lang: locale });
  return (
    <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
      {next ? (
        <AppLink
          to={to}
          query={leadFiltersToQuery({ ...filters, after: next })}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('more')}
        </AppLink>
      ) : null}
      {filters.after ? (
        <AppLink
          to={to}
          query={leadFiltersToQuery({ ...filters, after: null })}
          className={buttonClass({ variant: 'quiet' })}
        >
          {t('first')}
        </AppLink>
      ) : null}
      {hasLeads ? (
        <a href={`/api/v1/lead-export?${query}`} className={buttonClass({ variant: 'quiet' })}>
          {t('export')}
        </a>
      ) : null}
    </div>
  );
}
