import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import type { MatrixRow } from '@/lib/company/compliance/queries';
import { FILTERS, type Filter, isShown } from './filter-rows';

/** Which rows are shown; the address says it. */
export function Filters({ rows, current }: { rows: readonly MatrixRow[]; current: Filter }) {
  const t = useTranslations('compliance');
  return (
    <nav aria-label={t('filter')} className="mb-4 flex flex-wrap gap-x-6 gap-y-1 border-b border-line">
      {FILTERS.map((filter) => (
        <AppLink
          key={filter}
          to="/dashboard/compliance"
          query={filter === 'all' ? {} : { show: filter }}
          aria-current={filter === current ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center gap-2 border-b-2',
            filter === current ? 'border-ink font-semibold' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {t(`filters.${filter}`)}
          <span className="tabular-nums">{rows.filter((row) => isShown(row, filter)).length}</span>
        </AppLink>
      ))}
    </nav>
  );
}
