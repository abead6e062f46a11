'use client';

import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Alert } from '@/components/ui/alert';
import { DECLINE_REASONS } from '@/lib/providers/billing/types';
import type { PaymentFailure as Failure } from './use-payment';

/** Why a payment did not go through, and the card to change where it was the card. */
export function PaymentFailure({ failure }: { failure: Failure }) {
  const t = useTranslations('credits.failure');
  const errors = useTranslations('errors');
  const declines = useTranslations('billing.declines');
  if (failure.code === 'bank') {
    return (
      <Alert tone="danger" title={t('bank')}>
        {t('bankText')} <CardLink>{t('anotherCard')}</CardLink>
      </Alert>
    );
  }
  const reason = DECLINE_REASONS.find((known) => known === failure.reason);
  if (failure.code === 'payment_refused') {
    return (
      <Alert tone="danger" title={errors('payment_refused')}>
        {reason ? declines(reason) : null} <CardLink>{t('anotherCard')}</CardLink>
      </Alert>
    );
  }
  return (
    <Alert tone="danger" title={errors(failure.code)}>
      {failure.code === 'card_missing' ? <CardLink>{t('addCard')}</CardLink> : null}
    </Alert>
  );
}

function CardLink({ children }: { children: string }) {
  return (
    <AppLink
      to="/dashboard/subscription"
      hash="card"
      className="inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11"
    >
      {children}
    </AppLink>
  );
}
