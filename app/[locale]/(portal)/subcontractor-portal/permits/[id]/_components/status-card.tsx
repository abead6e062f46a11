import { useFormatter, useTranslations } from 'next-intl';
import { CityLink, type CityLinkProps } from '@/components/permits/city-link';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { StatusBadge } from '@/components/ui/status-badge';
import { type Clock, calendarDay, localDay } from '@/lib/platform/i18n/format';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import type { PermitDetail } from '@/lib/tracking/permits/view';
import { beyondStatus, type Waiting } from '@/lib/tracking/permits/waiting';

export type StatusCardProps = CityLinkProps & {
  permit: Pick<PermitDetail, 'statusBucket' | 'statusWord' | 'statusDate' | 'missingSince'>;
  waiting: readonly Waiting[];
  clock: Clock;
};

/** Where a subcontractor does something else than the status alone would have it. */
const INSTEAD = ['corrections', 'reinspection', 'review', 'visit', 'result'] as const;

/** Where the permit stands, what that means for a subcontractor, and what to do. */
export function StatusCard({ permit, waiting, clock }: StatusCardProps) {
  const t = useTranslations('permits.detail');
  const meaning = useTranslations('portal.meaning');
  const instead = useTranslations('portal.instead');
  const beyond = INSTEAD.find((why) => why === beyondStatus(permit.statusBucket, waiting));
  const field = useTranslations('permits.fields');
  const format = useFormatter();
  return (
    <Card as="section" beam>
      {permit.missingSince ? (
        <Alert tone="warning" className="mb-4">
          {t('missingNote', { date: localDay(format, permit.missingSince, clock) })}
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge bucket={permit.statusBucket} />
        <p className="text-sm text-muted">
          {permit.statusWord ? (
            <span title={permit.statusWord}>{t('cityWord', { word: sentenceCase(permit.statusWord) })}</span>
          ) : (
            t('noWord')
          )}
          {permit.statusDate ? ` · ${field('statusDate')}: ${calendarDay(format, permit.statusDate)}` : ''}
        </p>
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div className="flex flex-col gap-1">
          <h2 className="text-lg">{t('means')}</h2>
          <p>{meaning(`${permit.statusBucket}.means`)}</p>
        </div>
        <div className="flex flex-col gap-1">
          <h2 className="text-lg">{t('next')}</h2>
          <p>{beyond ? instead(beyond) : meaning(`${permit.statusBucket}.next`)}</p>
        </div>
      </div>
      <div className="mt-5">
        <CityLink permit={permit} />
      </div>
    </Card>
  );
}
