import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { leadFiltersToQuery } from '@/lib/company/prospects/filters-query';
import type { LeadFilters } from '@/lib/company/prospects/schema';

/** Nothing here: because no city is read, because the filters are narrow, or because nothing was sorted yet. */
export function NoLeads({ filters, hasCities }: { filters: LeadFilters; hasCities: boolean }) {
  const t = useTranslations('prospects.empty');
  if (filters.stage !== 'new') return <EmptyState title={t('stageTitle')}>{t('stageText')}</EmptyState>;
  if (!hasCities)
    return (
      <EmptyState
        title={t('noCities')}
        action={
          <AppLink to="/dashboard/company" className={buttonClass()}>
            {t('noCitiesAction')}
          </AppLink>
        }
      >
        {t('noCitiesText')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('title', { days: filters.days })}
      action={
        filters.days < 90 ? (
          <AppLink
            to="/dashboard/prospect-monitoring"
            query={leadFiltersToQuery({ ...filters, days: 90, after: null })}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('wider')}
          </AppLink>
        ) : null
      }
    >
      {t('text')}
    </EmptyState>
  );
}
