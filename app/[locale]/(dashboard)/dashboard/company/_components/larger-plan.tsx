'use client';

import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Alert } from '@/components/ui/alert';
import { PLANS, smallestPlanFor } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';

interface Props {
  tier: Tier | null;
  /** The cities the larger plan must hold. */
  count: number;
}

/** Says how many cities the plan covers and which one covers more. */
export function LargerPlan({ tier, count }: Props) {
  const t = useTranslations('company.plan');
  const larger = smallestPlanFor('cities', count);
  const title = tier === null ? t('none') : t('cities.full', { plan: tier, limit: PLANS[tier].cities });
  return (
    <Alert tone="info" title={title}>
      {larger ? t('cities.larger', { plan: larger, limit: PLANS[larger].cities }) : t('largest')}{' '}
      <AppLink to={larger ? '/pricing' : '/contact'} className="inline-flex min-h-6 items-center text-link">
        {larger ? t('plans') : t('contact')}
      </AppLink>
    </Alert>
  );
}
