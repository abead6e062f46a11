'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useRun } from '@/components/permits/use-run';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { Invoice, Subscription } from '@/lib/providers/billing/types';
import type { SubscriptionPhase } from '@/lib/sales/subscriptions/phase';
import { pressKey } from './press-key';
import type { SubscriptionActions } from './subscription-actions';
import { usePayment } from './use-payment';

interface Props {
  phase: SubscriptionPhase;
  subscription: Subscription | null;
  actions: SubscriptionActions;
}

/** The next step, if any: authenticate, pay, or undo a change. */
export function SubscriptionNextStep({ phase, subscription, actions }: Props) {
  if (phase.kind === 'starting') return <Look refresh={actions.refresh} />;
  if (phase.kind === 'incomplete' || phase.kind === 'past_due' || phase.kind === 'unpaid')
    return (
      <OpenPayment open={phase.open} needsAction={subscription?.needsAction ?? false} actions={actions}>
        <ChangeCard />
      </OpenPayment>
    );
  if (subscription?.needsAction && phase.kind !== 'ended')
    return <OpenPayment open={null} needsAction actions={actions} />;
  if (phase.kind === 'ending') return <KeepGoing resume={actions.resume} />;
  return null;
}

function ChangeCard() {
  const t = useTranslations('billing.subscription.actions');
  return (
    <a href="#card" className={buttonClass({ variant: 'secondary' })}>
      {t('changeCard')}
    </a>
  );
}

interface OpenPaymentProps {
  open: Invoice | null;
  needsAction: boolean;
  actions: SubscriptionActions;
  children?: ReactNode;
}

/** A pending authentication first; otherwise the card is charged again. */
function OpenPayment({ open, needsAction, actions, children }: OpenPaymentProps) {
  const t = useTranslations('billing.subscription');
  const { run, pending, problem } = usePayment(actions.refresh);
  const pay = async () => {
    if (needsAction) {
      const asked = await actions.findAction(open ? { invoiceId: open.id } : {});
      if (!asked.ok || asked.data.action !== null || !open) return asked;
    }
    return open ? actions.pay({ invoiceId: open.id, key: pressKey() }) : actions.findAction({});
  };
  return (
    <>
      {problem ? <Alert tone="danger" title={problem} /> : null}
      <div className="flex flex-wrap gap-2">
        {open || needsAction ? (
          <Button
            pending={pending}
            onClick={() => run(pay, () => toast.success(t(needsAction ? 'done.confirmed' : 'done.paid')))}
          >
            {t(needsAction ? 'actions.confirm' : 'actions.tryAgain')}
          </Button>
        ) : null}
        {children}
      </div>
    </>
  );
}

function KeepGoing({ resume }: Pick<SubscriptionActions, 'resume'>) {
  const t = useTranslations('billing.subscription');
  const { run, pending } = useRun();
  const press = () =>
    run(
      () => resume({}),
      () => toast.success(t('done.resumed')),
    );
  return (
    <Button pending={pending} onClick={press} className="self-start">
      {t('actions.keepGoing')}
    </Button>
  );
}

function Look({ refresh }: Pick<SubscriptionActions, 'refresh'>) {
  const t = useTranslations('billing.subscription.actions');
  const { run, pending } = useRun();
  return (
    <Button
      variant="secondary"
      pending={pending}
      onClick={() => run(() => refresh({}))}
      className="self-start"
    >
      {t('look')}
    </Button>
  );
}
