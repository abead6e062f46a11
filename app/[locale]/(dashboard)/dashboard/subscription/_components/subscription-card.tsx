'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardForm } from '@/components/billing/card-form';
import { useKeptFocus } from '@/components/forms/use-kept-focus';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { type Clock, localDay } from '@/lib/platform/i18n/format';
import { expiresBefore, type PayingCard } from '@/lib/sales/subscriptions/phase';
import type { SubscriptionActions } from './subscription-actions';
import { useCardName } from './subscription-card-name';
import { usePayment } from './use-payment';

interface Props {
  card: PayingCard | null;
  /** The next charge; null where nothing is due. */
  neededAt: Date | null;
  /** A payment is open and will be retried with a new card. */
  hasOpenPayment: boolean;
  owner: { name: string; email: string };
  clock: Clock;
  actions: SubscriptionActions;
}

/** The card that pays, and the way to another. */
export function SubscriptionCard({ card, neededAt, hasOpenPayment: owes, owner, clock, actions }: Props) {
  const t = useTranslations('billing.subscription');
  const format = useFormatter();
  const getCardName = useCardName();
  const [changing, setChanging] = useState(false);
  const { run, problem } = usePayment(actions.refresh);
  const ref = useKeptFocus<HTMLDivElement>(changing);
  const replace = (paymentMethodId: string) =>
    run(
      () => actions.replaceCard({ paymentMethodId }),
      () => {
        setChanging(false);
        toast.success(t('done.card'));
      },
    );
  return (
    <Card as="section" id="card" className="scroll-mt-20">
      <CardHeader title={t('card.title')} />
      <div ref={ref} className="flex flex-col gap-3 outline-none">
        {card ? (
          <div>
            <p className="font-semibold">{getCardName(card)}</p>
            <p className="text-sm text-muted tabular-nums">
              {t('card.expires', {
                month: String(card.expMonth).padStart(2, '0'),
                year: String(card.expYear),
              })}
            </p>
          </div>
        ) : (
          <p className="text-muted">{t('card.none')}</p>
        )}
        {card && neededAt && expiresBefore(card, neededAt) ? (
          <Alert tone="warning" title={t('card.expired', { date: localDay(format, neededAt, clock) })} />
        ) : null}
        {owes ? <p className="text-sm text-muted">{t('card.tries')}</p> : null}
        {problem ? <Alert tone="danger" title={problem} /> : null}
        {changing ? (
          <>
            <CardForm
              onAdded={replace}
              billingName={owner.name}
              email={owner.email}
              submitLabel={t('card.save')}
            />
            <Button variant="quiet" onClick={() => setChanging(false)} className="self-start">
              {t('card.keep')}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => setChanging(true)} className="self-start">
            {t('card.change')}
          </Button>
        )}
      </div>
    </Card>
  );
}
