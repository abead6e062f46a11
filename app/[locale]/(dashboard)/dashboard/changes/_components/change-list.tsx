import { useFormatter, useTranslations } from 'next-intl';
import { ChangeLine } from '@/components/permits/change-line';
import { PermitHead } from '@/components/permits/permit-head';
import { ago, type Clock, moment } from '@/lib/platform/i18n/format';
import type { PermitChange } from '@/lib/tracking/permits/view';

export interface ChangeListProps {
  changes: readonly PermitChange[];
  /** What the reader has not seen is marked. */
  isNew: (change: PermitChange) => boolean;
  clock: Clock;
}

/** Changes, each with its permit, what moved and when. */
export function ChangeList({ changes, isNew, clock }: ChangeListProps) {
  const t = useTranslations('dashboard.home.changes');
  const format = useFormatter();
  return (
    <ul className="divide-y divide-line border-t border-line">
      {changes.map((change) => (
        <li
          key={change.id}
          className="relative grid gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken/60 sm:grid-cols-[1fr_auto] sm:px-6"
        >
          <PermitHead
            permit={change.permit}
            stretched
            tags={
              isNew(change) ? (
                <span className="rounded-sm bg-accent px-1.5 text-xs font-semibold text-on-accent">
                  {t('new')}
                </span>
              ) : null
            }
          />
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:flex-col sm:items-end">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <ChangeLine event={change} now={clock.now} />
            </p>
            <p className="whitespace-nowrap text-muted">
              <time
                dateTime={change.detectedAt.toISOString()}
                title={moment(format, change.detectedAt, clock)}
              >
                {ago(format, change.detectedAt, clock)}
              </time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
