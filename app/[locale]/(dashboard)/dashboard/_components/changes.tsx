import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { ChangeLine } from '@/components/permits/change-line';
import { PermitNumber } from '@/components/permits/permit-number';
import { Place } from '@/components/permits/place';
import { Card, CardHeader } from '@/components/ui/card';
import { ago, type Clock } from '@/lib/platform/i18n/format';
import type { PermitChange } from '@/lib/tracking/permits/view';
import { CHANGES_ID } from './changes-id';
import { MarkSeen, type MarkSeenAction } from './mark-seen';

interface Props {
  changes: PermitChange[];
  seenUntil: Date | null;
  clock: Clock;
  markSeen: MarkSeenAction;
}

/** The week's changes; those since the last look are marked. */
export function Changes({ changes, seenUntil, clock, markSeen }: Props) {
  const t = useTranslations('dashboard.home.changes');
  const format = useFormatter();
  const isNew = (change: PermitChange) => seenUntil === null || change.detectedAt > seenUntil;
  const fresh = changes.filter(isNew).length;
  return (
    <Card as="section" flush aria-labelledby={CHANGES_ID}>
      <CardHeader
        className="mb-0! px-4 pt-4 pb-3 sm:px-6 sm:pt-5"
        title={
          <span id={CHANGES_ID} tabIndex={-1} className="outline-none">
            {t('title')}
          </span>
        }
        description={
          changes.length === 0
            ? t('none')
            : fresh > 0
              ? `${t('week')} · ${t('newCount', { count: fresh })}`
              : t('week')
        }
        actions={fresh > 0 ? <MarkSeen action={markSeen} /> : null}
      />
      {changes.length > 0 ? (
        <>
          <ul className="divide-y divide-line border-t border-line">
            {changes.map((change) => (
              <li
                key={change.id}
                className="relative grid gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken/60 sm:grid-cols-[1fr_auto] sm:px-6"
              >
                <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
                  <PermitNumber id={change.permit.id} number={change.permit.permitNumber} stretched />
                  {isNew(change) ? (
                    <span className="rounded-sm bg-accent px-1.5 text-xs font-semibold text-on-accent">
                      {t('new')}
                    </span>
                  ) : null}
                </p>
                <p className="text-sm whitespace-nowrap text-muted sm:text-right">
                  <time dateTime={change.detectedAt.toISOString()}>
                    {ago(format, change.detectedAt, clock)}
                  </time>
                </p>
                <p className="min-w-0 text-sm text-muted">
                  <Place {...change.permit} />
                </p>
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm sm:justify-end">
                  <ChangeLine event={change} />
                </p>
              </li>
            ))}
          </ul>
          <p className="border-t border-line px-4 py-3 sm:px-6">
            <AppLink to="/dashboard/permits" className="text-link">
              {t('more')}
            </AppLink>
          </p>
        </>
      ) : null}
    </Card>
  );
}
