import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { StatusBadge } from '@/components/ui/status-badge';
import { figure } from '@/lib/i18n/format';
import { STATUS_BUCKETS, type StatusBucket } from '@/lib/permits/types';

/** How many permits stand where; each a way into the list. States without a permit are left out. */
export function Counts({ counts, total }: { counts: Record<StatusBucket, number>; total: number }) {
  const t = useTranslations('dashboard.home.counts');
  return (
    <nav aria-label={t('label')} className="mb-6">
      <ul className="flex overflow-x-auto rounded-md border border-line bg-card sm:grid sm:grid-cols-3 sm:overflow-hidden lg:grid-cols-5">
        <li className={CELL}>
          <AppLink to="/dashboard/permits" className={TILE}>
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
const CELL = '-mt-px -ml-px shrink-0 border-t border-l border-line';
const TILE =
  'flex h-full min-h-12 items-center gap-3 px-4 py-2 whitespace-nowrap hover:bg-sunken focus-visible:-outline-offset-2 ' +
  'sm:flex-col sm:items-start sm:justify-between sm:gap-2 sm:p-4';
const FIGURE = 'font-heading text-xl font-bold tabular-nums sm:text-2xl';
