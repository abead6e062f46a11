'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlanComparison } from '@/components/onboarding/plan-comparison';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CardHeader } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Disclosure } from '@/components/ui/disclosure';
import { type Clock, localDay } from '@/lib/platform/i18n/format';
import { type Subscription, TIERS, type Tier } from '@/lib/providers/billing/types';
import type { SubscriptionPhase } from '@/lib/sales/subscriptions/phase';
import { PlanChangeReview } from './plan-change-review';
import { PlanLines } from './plan-lines';
import type { SubscriptionActions } from './subscription-actions';

export interface PlanChoicesProps {
  phase: SubscriptionPhase;
  subscription: Subscription;
  /** A city of the company is monitored, which decides how many checks a plan has. */
  monitored: boolean;
  clock: Clock;
  actions: SubscriptionActions;
}

/** The four plans, the company's own marked; choosing another says first what it does. */
export function PlanChoices({ phase, subscription, monitored, clock, actions }: PlanChoicesProps) {
  const t = useTranslations('billing.change');
  const compare = useTranslations('onboarding.plan.compare');
  const [asked, setAsked] = useState<Tier | null>(null);
  const blocked = blockedBy(phase);
  return (
    <section id="plans" aria-labelledby="plans-title" className="flex scroll-mt-20 flex-col gap-4">
      <CardHeader
        className="mb-0!"
        title={<span id="plans-title">{t('title')}</span>}
        description={t('text')}
      />
      {blocked ? <Alert tone="info" title={t(`blocked.${blocked}`)} /> : null}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {TIERS.map((tier) => (
          <PlanCard
            key={tier}
            tier={tier}
            subscription={subscription}
            clock={clock}
            blocked={blocked !== null}
            onChoose={() => setAsked(tier)}
          />
        ))}
      </ul>
      <Disclosure summary={compare('title')}>
        <PlanComparison monitored={monitored} />
      </Disclosure>
      {asked === null ? null : (
        <PlanChangeReview
          tier={asked}
          subscription={subscription}
          clock={clock}
          actions={actions}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** What has to be settled before the plan can be changed. */
function blockedBy({ kind }: SubscriptionPhase): 'past_due' | 'ending' | null {
  if (kind === 'ending') return 'ending';
  return kind === 'past_due' || kind === 'unpaid' || kind === 'incomplete' ? 'past_due' : null;
}

interface PlanCardProps {
  tier: Tier;
  subscription: Subscription;
  clock: Clock;
  blocked: boolean;
  onChoose: () => void;
}

function PlanCard({ tier, subscription, clock, blocked, onChoose }: PlanCardProps) {
  const t = useTranslations('billing.change');
  const names = useTranslations('onboarding.plan.names');
  const format = useFormatter();
  const { nextTier, nextTierFrom } = subscription;
  const isCurrent = tier === subscription.tier;
  const isNext = tier === nextTier && nextTierFrom !== null;
  const stays = isCurrent && nextTier === null;
  const mark = isCurrent
    ? t('current')
    : isNext
      ? t('next', { date: localDay(format, nextTierFrom, clock) })
      : null;
  return (
    <li
      className={classNames(
        'flex flex-col gap-3 rounded-md border bg-card p-4 text-sm text-muted',
        isCurrent ? 'border-accent shadow-[inset_0_0_0_1px_var(--accent)]' : 'border-line',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg text-ink">{names(tier)}</h3>
        {mark ? (
          <span className="rounded-sm border border-control px-1.5 text-xs font-semibold text-ink">
            {mark}
          </span>
        ) : null}
      </div>
      <p className="flex flex-col gap-0.5">
        <PlanLines tier={tier} />
      </p>
      {stays || isNext ? null : (
        <Button
          variant={isCurrent ? 'primary' : 'secondary'}
          disabled={blocked}
          onClick={onChoose}
          className="mt-auto"
        >
          {t(isCurrent ? 'keep' : 'choose', { plan: names(tier) })}
        </Button>
      )}
    </li>
  );
}
