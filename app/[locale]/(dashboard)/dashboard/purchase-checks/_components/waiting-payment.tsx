'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { dollarsAndCents } from '@/lib/platform/i18n/format';
import type { Purchase } from '@/lib/sales/credits/types';
import { dropPurchaseAction, payPurchaseAction } from '../actions';
import { PaymentFailure } from './payment-failure';
import { usePayment } from './use-payment';

export interface Waiting {
  invoiceId: string;
  checks: number;
  dueCents: number;
}

interface Props {
  waiting: Waiting;
  demo: boolean;
  onDone: (purchase: Purchase, checks: number) => void;
}

/** A pack whose payment the bank wants confirmed: do that, or want it no more. */
export function WaitingPayment({ waiting: { invoiceId, checks, dueCents }, demo, onDone }: Props) {
  const t = useTranslations('credits.waiting');
  const { run, pending, failure } = usePayment();
  const [dropping, setDropping] = useState(false);
  const settle = async (ask: Parameters<typeof run>[0]) => {
    const purchase = await run(ask);
    if (purchase) onDone(purchase, checks);
  };
  const pay = () => {
    setDropping(false);
    return settle(() => payPurchaseAction({ key: crypto.randomUUID(), invoiceId }));
  };
  const drop = () => {
    setDropping(true);
    return settle(() => dropPurchaseAction({ invoiceId }));
  };
  return (
    <Alert tone="warning" title={t('title')}>
      <p>{t('text', { count: checks, amount: dollarsAndCents(dueCents) })}</p>
      {demo ? <p className="font-semibold">{t('demo')}</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          pending={pending && !dropping}
          disabled={pending && dropping}
          onClick={pay}
        >
          {t('confirm')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          pending={pending && dropping}
          disabled={pending && !dropping}
          onClick={drop}
        >
          {t('drop')}
        </Button>
      </div>
      {failure ? (
        <div className="mt-3">
          <PaymentFailure failure={failure} />
        </div>
      ) : null}
    </Alert>
  );
}
