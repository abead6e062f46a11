'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { CityFee } from '@/lib/checking/city-mail/queries';
import { calendarDay, dollarsAndCents } from '@/lib/platform/i18n/format';
import type { MailActions } from './types';

/** What cities asked for by mail and nobody has paid. */
export function FeesDue({
  fees,
  actions,
}: {
  fees: readonly CityFee[];
  actions: Pick<MailActions, 'paid'> | null;
}) {
  const t = useTranslations('cityMail.fees');
  const format = useFormatter();
  const { run, pending } = useRun();
  return (
    <section aria-labelledby="fees-due" className="flex flex-col gap-3">
      <h2 id="fees-due" className="text-xl">
        {t('title')}
      </h2>
      {fees.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <ul className="flex flex-col divide-y divide-line">
        {fees.map(({ mailId, position, permit, label, cents, dueOn }) => (
          <li
            key={`${mailId}-${position}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere">{label}</p>
              <p className="text-sm text-muted wrap-anywhere">
                <AppLink
                  to="/dashboard/permits/[id]"
                  params={{ id: String(permit.id) }}
                  className="underline underline-offset-4"
                >
                  {permit.permitNumber}
                </AppLink>
                {dueOn ? ` · ${calendarDay(format, dueOn)}` : ''}
              </p>
            </div>
            <div className="flex items-center gap-3">
              <span className="tabular-nums">{dollarsAndCents(cents)}</span>
              {actions ? (
                <Button
                  size="sm"
                  variant="secondary"
                  pending={pending}
                  aria-label={`${t('paid')}: ${label}`}
                  onClick={() =>
                    run(
                      () => actions.paid({ mailId, position, paid: true }),
                      () => toast.success(t('marked')),
                    )
                  }
                >
                  {t('paid')}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {fees.length > 0 ? (
        <p className="font-semibold">
          {t('total', { amount: dollarsAndCents(fees.reduce((sum, { cents }) => sum + cents, 0)) })}
        </p>
      ) : null}
    </section>
  );
}
