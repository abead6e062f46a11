import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import { leadFiltersToQuery } from '@/lib/company/prospects/filters-query';
import type { LeadFilters } from '@/lib/company/prospects/schema';
import { LEAD_STAGES, type LeadStage } from '@/lib/company/prospects/types';
import { figure } from '@/lib/platform/i18n/format';

interface Props {
  filters: LeadFilters;
  counts: Record<LeadStage, number>;
}

/** The pipeline as tabs: what is new by the filters, then what was sorted, each with its count. */
export function Stages({ filters, counts }: Props) {
  const t = useTranslations('prospects');
  return (
    <nav
      aria-label={t('stagesLabel')}
      className="-mx-4 mb-4 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-1">
        {LEAD_STAGES.map((stage) => (
          <li key={stage}>
            <AppLink
              to="/dashboard/prospect-monitoring"
              query={leadFiltersToQuery({ ...filters, stage, after: null })}
              aria-current={filters.stage === stage ? 'page' : undefined}
              className={classNames(
                '-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 px-3 font-semibold whitespace-nowrap',
                filters.stage === stage ? 'border-ink' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {t(`stages.${stage}`)}
              {stage !== 'new' && counts[stage] > 0 ? (
                <span className="font-normal text-muted tabular-nums">{figure(counts[stage])}</span>
              ) : null}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
