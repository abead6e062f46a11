'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmAction } from '@/components/forms/confirm-action';
import type { Answer } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import { type Clock, localDay } from '@/lib/platform/i18n/format';
import type { PartnerApplication } from '@/lib/site/partners/types';

interface Props {
  applications: readonly PartnerApplication[];
  clock: Clock;
  withdraw: (input: { application: string }) => Promise<Answer>;
}

/** What was sent, where it stands, and what we answered. */
export function Applications({ applications, clock, withdraw }: Props) {
  const t = useTranslations('partners.list');
  const kinds = useTranslations('partners.kinds');
  const format = useFormatter();
  const [leaving, setLeaving] = useState<string | null>(null);
  return (
    <section aria-label={t('label')}>
      <ul className="divide-y divide-line rounded-md border border-line bg-card">
        {applications.map(({ id, kind, organisation, state, createdAt, answeredAt, message, answer }) => (
          <li key={id} className="flex flex-col gap-2 px-4 py-4">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <div className="min-w-0">
                <h2 className="text-lg wrap-anywhere">{organisation}</h2>
                <p className="text-sm text-muted">
                  {kinds(kind)} · {t('sent', { day: localDay(format, createdAt, clock) })}
                </p>
              </div>
              <p className="font-semibold">{t(`states.${state}`)}</p>
            </div>
            <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{message}</p>
            {answer ? (
              <div className="border-l-[3px] border-l-line-strong pl-3">
                <p className="text-sm text-muted">
                  {t('answered', {
                    brand: brand.name,
                    day: localDay(format, answeredAt ?? createdAt, clock),
                  })}
                </p>
                <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{answer}</p>
              </div>
            ) : null}
            {state === 'received' ? (
              <>
                <p className="text-sm text-muted">{t('waiting')}</p>
                <Button size="sm" variant="quiet" className="self-start" onClick={() => setLeaving(id)}>
                  {t('withdraw')}
                </Button>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {leaving ? (
        <ConfirmAction
          title={t('withdrawTitle')}
          text={t('withdrawText')}
          verb={t('withdraw')}
          done={t('withdrawn')}
          run={() => withdraw({ application: leaving })}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </section>
  );
}
