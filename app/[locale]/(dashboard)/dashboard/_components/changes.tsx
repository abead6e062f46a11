import { useTranslations } from 'next-intl';
import { ChangeList } from '@/components/changes/change-list';
import { CHANGES_ID } from '@/components/changes/changes-id';
import { MarkSeen, type MarkSeenAction } from '@/components/changes/mark-seen';
import { AppLink } from '@/components/layout/app-link';
import { Card, CardHeader } from '@/components/ui/card';
import { UNREAD_CAP } from '@/lib/company/bell/types';
import type { Clock } from '@/lib/platform/i18n/format';
import type { PermitChange } from '@/lib/tracking/permits/view';

interface Props {
  changes: PermitChange[];
  seenUntil: Date;
  /** All that is unread, as the bell counts it; more than is listed here. */
  unread: number;
  clock: Clock;
  markSeen: MarkSeenAction;
}

/** The week's changes; those since the last look are marked. */
export function Changes({ changes, seenUntil, unread, clock, markSeen }: Props) {
  const t = useTranslations('dashboard.home.changes');
  // Counting stopped at the cap.
  const news =
    unread >= UNREAD_CAP ? t('newMany', { count: UNREAD_CAP - 1 }) : t('newCount', { count: unread });
  const [newest] = changes;
  return (
    <Card as="section" flush aria-labelledby={CHANGES_ID}>
      <CardHeader
        className="mb-0! px-4 pt-4 pb-3 sm:px-6 sm:pt-5"
        title={
          <span id={CHANGES_ID} tabIndex={-1} className="outline-none">
            {t('title')}
          </span>
        }
        description={!newest ? t('none') : unread > 0 ? `${t('week')} · ${news}` : t('week')}
        actions={newest && unread > 0 ? <MarkSeen action={markSeen} until={newest.detectedAt} /> : null}
      />
      {newest ? <ChangeList changes={changes} seenUntil={seenUntil} clock={clock} /> : null}
      <p className="border-t border-line px-4 py-3 sm:px-6">
        <AppLink to="/dashboard/changes" className="text-link">
          {t('more')}
        </AppLink>
      </p>
    </Card>
  );
}
