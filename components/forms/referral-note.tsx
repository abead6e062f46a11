'use client';

import { CircleCheck, Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Spinner } from '@/components/ui/spinner';
import { REFERRAL_DISCOUNT_PERCENT } from '@/lib/providers/billing/plan-facts';
import { REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import type { ReferralCheck } from './use-referral-check';

/** Says beside a referral code what it brings, or that nobody hands it out; read out as it changes. */
export function ReferralNote({ state }: { state: ReferralCheck }) {
  const t = useTranslations('auth.referral');
  return (
    <div aria-live="polite" className="text-sm empty:hidden">
      {state === 'checking' ? (
        <p className="flex items-center gap-2 text-muted">
          <Spinner />
          {t('checking')}
        </p>
      ) : null}
      {state === 'known' ? (
        <p className="flex items-start gap-2 text-issued">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{t('known', { days: REFERRED_TRIAL_DAYS, percent: REFERRAL_DISCOUNT_PERCENT })}</span>
        </p>
      ) : null}
      {state === 'unknown' ? (
        <p className="flex items-start gap-2 text-action">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{t('unknown', { days: TRIAL_DAYS })}</span>
        </p>
      ) : null}
      {state === 'error' ? <p className="text-muted">{t('error')}</p> : null}
    </div>
  );
}
