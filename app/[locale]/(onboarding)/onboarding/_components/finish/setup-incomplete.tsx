'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { PLANS } from '@/lib/providers/billing/plans';
import type { Requirement } from '@/lib/sales/onboarding/requirements';
import type { OnboardingDraft } from '@/lib/sales/onboarding/types';

export interface SetupIncompleteProps {
  draft: OnboardingDraft;
  missing: readonly Requirement[];
}

/** What the last step still waits for, each with the step it belongs to. */
export function SetupIncomplete({ draft, missing }: SetupIncompleteProps) {
  const t = useTranslations('onboarding.requirements');
  const title = useTranslations('onboarding.confirm');
  const plans = useTranslations('onboarding.plan.names');
  if (missing.length === 0) return null;
  const plan = PLANS[draft.subscriptionTier];
  const getTextKey = (requirement: Requirement) =>
    requirement === 'payment' && draft.variant === 'streamlined' ? 'payment_streamlined' : requirement;
  return (
    <Alert tone="warning" title={title('incomplete')}>
      <ul className="list-disc pl-5">
        {missing.map((requirement) => (
          <li key={requirement}>
            {t(getTextKey(requirement), { limit: plan.cities, plan: plans(plan.tier) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
