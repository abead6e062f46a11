import { useFormatter, useTranslations } from 'next-intl';
import { MissingTag } from '@/components/permits/missing-tag';
import { PermitHead } from '@/components/permits/permit-head';
import { Card, CardHeader } from '@/components/ui/card';
import { daysBetween } from '@/lib/platform/clock/days';
import { type Clock, shortDay } from '@/lib/platform/i18n/format';
import type { PermitSummary } from '@/lib/tracking/permits/view';

interface Props {
  permits: PermitSummary[];
  today: string;
  clock: Clock;
}

export function Expiring({ permits, today, clock }: Props) {
  const t = useTranslations('dashboard.home.expiring');
  const format = useFormatter();
  return (
    <Card as="section" flush aria-labelledby="expiring">
      <CardHeader
        className="mb-0! px-4 pt-4 pb-3"
        title={<span id="expiring">{t('title')}</span>}
        description={permits.length > 0 ? t('description') : t('none')}
      />
      {permits.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {permits.map((permit) =>
            permit.expiresDate === null ? null : (
              <li key={permit.id} className="relative flex flex-col gap-0.5 px-4 py-3 hover:bg-sunken/60">
                <PermitHead permit={permit} stretched />
                <p className="text-sm font-semibold">
                  {t('on', { date: shortDay(format, permit.expiresDate, clock.now) })}{' '}
                  <span className="font-normal text-muted">
                    ({t('in', { days: daysBetween(today, permit.expiresDate) })})
                  </span>
                </p>
                <MissingTag since={permit.missingSince} clock={clock} />
              </li>
            ),
          )}
        </ul>
      ) : null}
    </Card>
  );
}
