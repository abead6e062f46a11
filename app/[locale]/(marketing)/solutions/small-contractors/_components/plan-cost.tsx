import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { dollars, figure } from '@/lib/platform/i18n/format';
import type { Plan } from '@/lib/providers/billing/plans';

/** What a plan comes to in a year and for each permit it holds, worked out from its price. */
export function PlanCost({ plan }: { plan: Plan }) {
  const t = useTranslations('solutions.smallContractors.price');
  const plans = useTranslations('home.plans');
  const yearCents = plan.priceCents * 12;
  return (
    <Card className="tabular-nums">
      <h3 className="text-lg">
        {t('plan', { plan: plans(`names.${plan.tier}`), price: dollars(plan.priceCents) })}
      </h3>
      <dl className="mt-3">
        <div className="flex justify-between gap-4 border-t border-line py-2">
          <dt className="text-muted">{t('year', { price: dollars(plan.priceCents) })}</dt>
          <dd>{dollars(yearCents)}</dd>
        </div>
        <div className="flex justify-between gap-4 border-t-2 border-ink pt-2">
          <dt className="text-muted">{t('perPermit', { count: figure(plan.permitsPerYear) })}</dt>
          <dd className="font-bold whitespace-nowrap">
            {t('each', { price: dollars(yearCents / plan.permitsPerYear) })}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
