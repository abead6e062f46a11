'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { PlanChangeLoss } from '@/lib/sales/onboarding/plan-limits';

export interface PlanChangeDialogProps {
  /** Open while there is something to lose. */
  loss: PlanChangeLoss | null;
  planName: string;
  onCancel: () => void;
  onConfirm: () => void;
}

export function PlanChangeDialog({ loss, planName, onCancel, onConfirm }: PlanChangeDialogProps) {
  const t = useTranslations('onboarding.planChange');
  return (
    <Dialog
      open={loss !== null}
      onOpenChange={(open) => (open ? undefined : onCancel())}
      title={t('title')}
      description={t('text', { plan: planName })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onConfirm}>{t('confirm')}</Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <ul className="list-disc pl-5">
        {loss && loss.recipientsRemoved > 0 ? (
          <li>{t('recipients', { removed: loss.recipientsRemoved, kept: loss.recipientsKept })}</li>
        ) : null}
        {loss?.smsDisabled ? <li>{t('sms')}</li> : null}
      </ul>
    </Dialog>
  );
}
