import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { CityWord } from '@/components/permits/city-word';
import { MissingTag } from '@/components/permits/missing-tag';
import { PermitHead } from '@/components/permits/permit-head';
import { Card, CardHeader } from '@/components/ui/card';
import { StatusBadge } from '@/components/ui/status-badge';
import { ago, type Clock } from '@/lib/platform/i18n/format';
import { NEEDS_ACTION } from '@/lib/tracking/permits/needs-action';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import type { PermitSummary } from '@/lib/tracking/permits/view';

interface Props {
  permits: PermitSummary[];
  counts: Record<StatusBucket, number>;
  clock: Clock;
}

export function NeedsYou({ permits, counts, clock }: Props) {
  const t = useTranslations('dashboard.home.needs');
  const all = NEEDS_ACTION.reduce((sum, bucket) => sum + counts[bucket], 0);
  return (
    <Card as="section" beam flush aria-labelledby="needs-you">
      <CardHeader
        className="mb-0! px-4 pt-4 pb-3 sm:px-6 sm:pt-5"
        title={<span id="needs-you">{t('title')}</span>}
        description={permits.length > 0 ? t('description') : t('none', { waiting: counts.pending })}
      />
      {NEEDS_ACTION.map((bucket) => (
        <Group
          key={bucket}
          bucket={bucket}
          permits={permits.filter((permit) => permit.statusBucket === bucket)}
          clock={clock}
        />
      ))}
      {all > permits.length ? (
        <p className="border-t border-line px-4 py-3 sm:px-6">
          <AppLink to="/dashboard/permits" query={{ bucket: NEEDS_ACTION.join(',') }} className="text-link">
            {t('more')}
          </AppLink>
        </p>
      ) : null}
    </Card>
  );
}

interface GroupProps {
  bucket: StatusBucket;
  permits: PermitSummary[];
  clock: Clock;
}

/** What to do is said once for all permits that ask the same. */
function Group({ bucket, permits, clock }: GroupProps) {
  const t = useTranslations('permits.list');
  const meaning = useTranslations('permits.meaning');
  const format = useFormatter();
  if (permits.length === 0) return null;
  return (
    <div className="border-t border-line">
      <div className="flex flex-col items-start gap-2 px-4 pt-4 pb-2 sm:px-6">
        <StatusBadge bucket={bucket} />
        <p className="text-sm text-muted">{meaning(`${bucket}.next`)}</p>
      </div>
      <ul>
        {permits.map((permit) => (
          <li
            key={permit.id}
            className="relative grid gap-x-4 gap-y-0.5 px-4 py-2.5 hover:bg-sunken/60 sm:grid-cols-[1fr_auto] sm:items-baseline sm:px-6"
          >
            <div className="min-w-0">
              <PermitHead permit={permit} stretched />
              {permit.statusWord ? (
                <p className="text-sm text-muted">
                  <CityWord>{permit.statusWord}</CityWord>
                </p>
              ) : null}
              <MissingTag since={permit.missingSince} clock={clock} />
            </div>
            <p className="text-sm text-muted sm:text-right">
              {t('changed', { when: ago(format, permit.changedAt, clock) })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
