'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { type Clock, localDay } from '@/lib/platform/i18n/format';
import type { Subscription, Tier } from '@/lib/providers/billing/types';
import { DialogText } from './dialog-text';
import { PlanCost } from './plan-cost';
import { PlanLosses } from './plan-losses';
import { pressKey } from './press-key';
import type { PlanChange, SubscriptionActions } from './subscription-actions';
import { usePayment } from './use-payment';

interface Props {
  tier: Tier;
  subscription: Subscription;
  clock: Clock;
  actions: SubscriptionActions;
  onClose: () => void;
}

/** Shows when a plan change takes effect, its cost and consequences, and applies it after confirmation. */
export function PlanChangeReview({ tier, subscription, clock, actions, onClose }: Props) {
  const t = useTranslations('billing.change.dialog');
  const done = useTranslations('billing.subscription.done');
  const names = useTranslations('onboarding.plan.names');
  const format = useFormatter();
  const { change, failed, read } = usePreview(tier, actions.preview);
  const { run, pending, problem } = usePayment(actions.refresh);
  const [key] = useState(pressKey);
  const confirm = () =>
    run(
      () => actions.change({ tier, key }),
      () => {
        onClose();
        const later = change?.when === 'period_end';
        toast.success(
          later
            ? done('changesLater', { date: localDay(format, subscription.currentPeriodEndsAt, clock) })
            : tier === subscription.tier
              ? done('kept', { plan: names(tier) })
              : done('changed'),
        );
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text', { from: names(subscription.nextTier ?? subscription.tier), to: names(tier) })}
      closeLabel={t('close')}
      footer={
        <>
          <Button pending={pending} disabled={change === null} onClick={confirm}>
            {t('confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <DialogText label={t('title')}>
        {problem ? <Alert tone="danger" title={problem} /> : null}
        {failed ? (
          <Alert tone="danger" title={t('failed')}>
            <Button variant="secondary" size="sm" onClick={read}>
              {t('retry')}
            </Button>
          </Alert>
        ) : null}
        {change === null && !failed ? (
          <p className="flex min-h-40 items-center gap-2 text-muted">
            <Spinner />
            {t('loading')}
          </p>
        ) : null}
        {change ? (
          <>
            <PlanCost change={change} subscription={subscription} clock={clock} />
            <section className="flex flex-col gap-1">
              <h3 className="text-base font-semibold">{t('consequences')}</h3>
              <PlanLosses loss={change.loss} />
            </section>
          </>
        ) : null}
      </DialogText>
    </Dialog>
  );
}

function usePreview(tier: Tier, preview: SubscriptionActions['preview']) {
  const [change, setChange] = useState<PlanChange | null>(null);
  const [failed, setFailed] = useState(false);
  const read = useEffectEvent(async (isCurrent: () => boolean) => {
    setFailed(false);
    const answer = await preview({ tier }).catch(() => null);
    if (!isCurrent()) return;
    if (answer?.ok) setChange(answer.data);
    else setFailed(true);
  });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads once more
  useEffect(() => {
    let open = true;
    read(() => open);
    return () => {
      open = false;
    };
  }, [tries]);
  return { change, failed, read: () => setTries((count) => count + 1) };
}
