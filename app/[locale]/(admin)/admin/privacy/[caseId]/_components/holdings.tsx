'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmAction } from '@/components/forms/confirm-action';
import { Button } from '@/components/ui/button';
import type { Holding } from '@/lib/site/privacy/holdings';
import { eraseHoldingsAction } from '../../actions';

interface Props {
  caseId: string;
  holdings: readonly Holding[];
  mayErase: boolean;
}

/** What is kept under the address, counted, and the deletion of it. */
export function Holdings({ caseId, holdings, mayErase }: Props) {
  const t = useTranslations('admin.privacy.holdings');
  const [asking, setAsking] = useState(false);
  const some = holdings.some(({ rows }) => rows > 0);
  return (
    <>
      <dl className="mb-4 divide-y divide-line border-y border-line">
        {holdings.map(({ place, rows }) => (
          <div key={place} className="flex justify-between gap-4 py-1.5">
            <dt>{t(`places.${place}`)}</dt>
            <dd className="tabular-nums">{rows}</dd>
          </div>
        ))}
      </dl>
      {mayErase && some ? (
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('erase')}
        </Button>
      ) : null}
      {asking ? (
        <ConfirmAction
          title={t('confirm.title')}
          text={t('confirm.text')}
          verb={t('erase')}
          done={t('done')}
          run={() => eraseHoldingsAction({ caseId })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
