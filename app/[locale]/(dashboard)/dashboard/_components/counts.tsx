import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import { StatusBadge } from '@/components/ui/status-badge';
import { figure } from '@/lib/platform/i18n/format';
import { STATUS_BUCKETS, type StatusBucket } from '@/lib/tracking/permits/types';

/** How many permits stand where; each a way into the list. States without a permit are left out. */
export function Counts({ counts, total }: { counts: Record<StatusBucket, number>; total: number }) {
  const t = useTranslations('dashboard.home.counts');
  return (
    <nav aria-label={t('label')} className="mb-6">
      <ul className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-card sm:grid-cols-3 lg:grid-cols-5">
        <li className={classNames(CELL, 'max-sm:col-span-2')}>
          <AppLink
            to="/dashboard/permits"
            className={classNames(TILE, 'max-sm:flex-row max-sm:items-center')}
          >
            <span className="text-sm font-semibold">{t('all')}</span>
            <span className={FIGURE}>{figure(total)}</span>
          </AppLink>
        </li>
        {STATUS_BUCKETS.filter((bucket) => counts[bucket] > 0).map((bucket) => (
          <li key={bucket} className={CELL}>
            <AppLink to="/dashboard/permits" query={{ bucket }} className={TILE}>
              <StatusBadge bucket={bucket} />
              <span className={FIGURE}>{figure(counts[bucket])}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// Each cell draws its upper and left line; the outermost fall under the frame's own.
const CELL = '-mt-px -ml-px border-t border-l border-line';
const TILE =
  'flex h-full min-h-12 flex-col items-start justify-between gap-1 px-3 py-2 whitespace-nowrap hover:bg-sunken ' +
  'focus-visible:-outline-offset-2 sm:gap-2 sm:p-4';
const FIGURE = 'font-heading text-xl font-bold tabular-nums sm:text-2xl';
