import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { StatusBadge } from '@/components/ui/status-badge';
import { STATUS_BUCKETS, type StatusBucket } from '@/lib/permits/types';

/** How many permits stand where; each a way into the list. States without a permit are left out. */
export function Counts({ counts, total }: { counts: Record<StatusBucket, number>; total: number }) {
  const t = useTranslations('dashboard.home.counts');
  const format = useFormatter();
  return (
    <nav aria-label={t('label')} className="mb-6">
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
        <li className="bg-card">
          <AppLink to="/dashboard/permits" className={TILE}>
            <span className="text-sm font-semibold">{t('all')}</span>
            <span className={FIGURE}>{format.number(total)}</span>
          </AppLink>
        </li>
        {STATUS_BUCKETS.filter((bucket) => counts[bucket] > 0).map((bucket) => (
          <li key={bucket} className="bg-card last:odd:col-span-2 sm:last:odd:col-span-1">
            <AppLink to="/dashboard/permits" query={{ bucket }} className={TILE}>
              <StatusBadge bucket={bucket} />
              <span className={FIGURE}>{format.number(counts[bucket])}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const TILE = 'flex h-full flex-col justify-between gap-2 p-3 hover:bg-sunken focus-visible:-outline-offset-2 sm:p-4';
const FIGURE = 'font-heading text-2xl font-bold tabular-nums';
