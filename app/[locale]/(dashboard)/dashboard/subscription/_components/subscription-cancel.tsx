'use client';

import { useRouter } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { type Clock, dollars, moment } from '@/lib/platform/i18n/format';
import { cancellationEnd, lastFreeCancellation } from '@/lib/providers/billing/plan-changes';
import type { Subscription } from '@/lib/providers/billing/types';
import { DialogText } from './dialog-text';
import type { SubscriptionActions } from './subscription-actions';

interface Props {
  subscription: Subscription;
  clock: Clock;
  actions: Pick<SubscriptionActions, 'cancel'>;
}

/** Ends a subscription, once what that does and costs has been read, with its date and amount. */
export function SubscriptionCancel({ subscription, clock, actions }: Props) {
  const t = useTranslations('billing.cancel');
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section">
      <CardHeader title={t('title')} description={t('text')} />
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('button')}
      </Button>
      {asking ? (
        <CancelDialog
          subscription={subscription}
          clock={clock}
          actions={actions}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  );
}

function CancelDialog({ subscription, clock, actions, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('billing.cancel.dialog');
  const done = useTranslations('billing.subscription.done');
  const router = useRouter();
  const { run, pending } = useRun();
  const [moved, setMoved] = useState(false);
  const { endsAt } = cancellationEnd(subscription, clock.now);
  const cancel = async () => {
    const answer = await actions.cancel({ expectedEndsAt: endsAt });
    if (answer.ok || answer.code !== 'conflict') return answer;
    // The free cancellation deadline has passed, or the subscription changed: reload the page.
    setMoved(true);
    router.refresh();
    return { ...answer, fieldErrors: { end: 'moved' } };
  };
  const confirm = () =>
    run(cancel, () => {
      onClose();
      toast.success(done('canceled'));
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="danger" pending={pending} onClick={confirm}>
            {t('confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <DialogText label={t('title')}>
        {moved ? <Alert tone="warning" title={t('moved')} /> : null}
        <Ending subscription={subscription} clock={clock} />
        <p>{t('stays')}</p>
        <p>{t('goes')}</p>
        <p>{t(endsAt ? 'back' : 'backNow')}</p>
      </DialogText>
    </Dialog>
  );
}

/** The 24-hour rule with this subscription's own dates and amount. */
function Ending({ subscription, clock }: Pick<Props, 'subscription' | 'clock'>) {
  const t = useTranslations('billing.cancel.dialog');
  const names = useTranslations('onboarding.plan.names');
  const format = useFormatter();
  const { trialEndsAt, state, tier } = subscription;
  const { endsAt, chargedCents } = cancellationEnd(subscription, clock.now);
  const plan = names(tier);
  const at = (date: Date) => moment(format, date, clock);
  if (!endsAt) return <p className="font-semibold">{t('now', { plan })}</p>;
  if (state !== 'trialing' || !trialEndsAt)
    return <p className="font-semibold">{t('paid', { plan, end: at(endsAt) })}</p>;
  const lastFree = at(lastFreeCancellation(trialEndsAt));
  const amount = dollars(chargedCents);
  return chargedCents > 0 ? (
    <>
      <p className="font-semibold">
        {t('late', { plan, amount, trialEnd: at(trialEndsAt), end: at(endsAt) })}
      </p>
      <p className="text-muted">{t('lateRule', { lastFree })}</p>
    </>
  ) : (
    <>
      <p className="font-semibold">{t('trial', { plan, end: at(endsAt) })}</p>
      <p className="text-muted">{t('trialRule', { lastFree })}</p>
    </>
  );
}
