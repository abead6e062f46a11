'use client';

import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Alert } from '@/components/ui/alert';
import { PLANS, smallestPlanFor } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';

interface Props {
  figure: 'cities' | 'permitsPerYear';
  tier: Tier | null;
  /** What the larger plan must hold. */
  count: number;
}

/** Says what the plan holds and which one holds more. */
export function LargerPlan({ figure, tier, count }: Props) {
  const t = useTranslations('company.plan');
  const larger = smallestPlanFor(figure, count);
  const title = tier === null ? t('none') : t(`${figure}.full`, { plan: tier, limit: PLANS[tier][figure] });
  return (
    <Alert tone="info" title={title}>
      {larger ? t(`${figure}.larger`, { plan: larger, limit: PLANS[larger][figure] }) : t('largest')}{' '}
      <AppLink to={larger ? '/pricing' : '/contact'} className="inline-flex min-h-6 items-center text-link">
        {larger ? t('plans') : t('contact')}
      </AppLink>
    </Alert>
  );
}
