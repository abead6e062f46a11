'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { type DescriptionItem, DescriptionList } from '@/components/ui/description-list';
import { type Clock, dollars, localDay } from '@/lib/platform/i18n/format';
import type { Subscription } from '@/lib/providers/billing/types';
import { nextCharge, type PayingCard, type SubscriptionPhase } from '@/lib/sales/subscriptions/phase';
import { SubscriptionBadge } from './subscription-badge';
import { useCardName } from './subscription-card-name';
import { useSubscriptionText } from './subscription-text';

export interface SubscriptionPhaseTextProps {
  phase: SubscriptionPhase;
  subscription: Subscription | null;
  card: PayingCard | null;
  creditCents: number;
  /** Whether taxes come on top. */
  taxed: boolean;
  /** Members the plan has no seat for. */
  waiting: readonly string[];
  clock: Clock;
  /** The one clear next step. */
  children?: ReactNode;
}

/** Plan, price and state; what is charged next, from which card; and the next step. */
export function SubscriptionPhaseText(props: SubscriptionPhaseTextProps) {
  const { phase, subscription, taxed, children } = props;
  const t = useTranslations('billing.subscription');
  const names = useTranslations('onboarding.plan.names');
  const [first, ...others] = useSubscriptionText(props);
  const facts = useFacts(props);
  const open = subscription && phase.kind !== 'ended' && phase.kind !== 'starting';
  return (
    <Card as="section" beam className="flex flex-col gap-4" aria-label={t('title')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {open ? <h2 className="text-2xl">{names(subscription.tier)}</h2> : null}
        <SubscriptionBadge kind={phase.kind} />
        {open ? (
          <p className="text-muted tabular-nums">
            {t('perMonth', { price: dollars(subscription.priceCents) })}
          </p>
        ) : null}
      </div>
      <div className="flex max-w-[68ch] flex-col gap-1">
        <p className="text-lg">{first}</p>
        {others.map((said) => (
          <p key={said}>{said}</p>
        ))}
      </div>
      {facts.length > 0 ? <DescriptionList items={facts} className="border-t border-line pt-4" /> : null}
      {taxed && facts.length > 0 ? <p className="text-sm text-muted">{t('tax')}</p> : null}
      {children}
    </Card>
  );
}

function useFacts(props: SubscriptionPhaseTextProps): DescriptionItem[] {
  const { phase, subscription, card, creditCents, waiting, clock } = props;
  const t = useTranslations('billing.subscription.facts');
  const format = useFormatter();
  const getCardName = useCardName();
  if (!subscription || phase.kind === 'ended' || phase.kind === 'starting') return [];
  const charge = nextCharge(subscription, creditCents);
  const { discountPercent } = subscription;
  const goesOn = phase.kind === 'trial' || phase.kind === 'active' || phase.kind === 'ending';
  const item = (term: string, detail: ReactNode): DescriptionItem[] => [{ term, detail }];
  return [
    ...(goesOn
      ? item(
          t('next'),
          charge
            ? t('nextValue', { amount: dollars(charge.cents), date: localDay(format, charge.at, clock) })
            : t('nothing'),
        )
      : []),
    ...item(t('card'), card ? getCardName(card) : t('noCard')),
    ...(discountPercent && charge
      ? item(t('discount'), t('discountValue', { percent: discountPercent }))
      : []),
    ...(creditCents > 0 ? item(t('credit'), t('creditValue', { amount: dollars(creditCents) })) : []),
    ...(waiting.length > 0 ? item(t('waiting'), format.list([...waiting])) : []),
  ];
}
