import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { PermitNumber } from '@/components/permits/permit-number';
import { Place } from '@/components/permits/place';
import { Card, CardHeader } from '@/components/ui/card';
import { StatusBadge } from '@/components/ui/status-badge';
import { ago, type Clock } from '@/lib/i18n/format';
import type { StatusBucket } from '@/lib/permits/types';
import type { PermitSummary } from '@/lib/permits/view';

interface Props {
  permits: PermitSummary[];
  counts: Record<StatusBucket, number>;
  clock: Clock;
}

export function NeedsYou({ permits, counts, clock }: Props) {
  const t = useTranslations('dashboard.home.needs');
  const list = useTranslations('permits.list');
  const next = useTranslations('permits.meaning');
  const format = useFormatter();
  const all = counts.action_required + counts.ready_to_issue + counts.on_hold;
  return (
    <Card as="section" beam flush aria-labelledby="needs-you">
      <CardHeader
        className="mb-0 px-4 pt-4 pb-3 sm:px-6 sm:pt-5"
        title={<span id="needs-you">{t('title')}</span>}
        description={permits.length > 0 ? t('description') : t('none', { waiting: counts.pending })}
      />
      {permits.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {permits.map((permit) => (
            <li key={permit.id} className="relative flex flex-col gap-1.5 px-4 py-3.5 hover:bg-sunken/60 sm:px-6">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
                <PermitNumber id={permit.id} number={permit.permitNumber} stretched />
                <StatusBadge bucket={permit.statusBucket} />
              </div>
              <p>
                <Place address={permit.address} city={permit.city} state={permit.state} />
              </p>
              <p className="text-sm text-muted">{next(`${permit.statusBucket}.next`)}</p>
              <p className="text-sm text-muted">
                {permit.statusWord ? `${permit.statusWord} · ` : ''}
                {list('changed', { when: ago(format, permit.changedAt, clock) })}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {all > permits.length ? (
        <p className="border-t border-line px-4 py-3 sm:px-6">
          <AppLink to="/dashboard/permits" query={{ bucket: 'action_required' }} className="text-link">
            {t('more')}
          </AppLink>
        </p>
      ) : null}
    </Card>
  );
}
