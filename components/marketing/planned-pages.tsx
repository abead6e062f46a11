import { useTranslations } from 'next-intl';
import type { PlanPage } from '@/lib/providers/billing/plan-facts';
import type { Tier } from '@/lib/providers/billing/types';

export interface PlannedPagesProps {
  /** With the smallest plan that will open it, where that is to be said. */
  pages: readonly { page: PlanPage; tier?: Tier }[];
}

/** Pages that are not built yet. */
export function PlannedPages({ pages }: PlannedPagesProps) {
  const t = useTranslations('planned.pages');
  const plans = useTranslations('home.plans');
  const features = useTranslations('features.building');
  return (
    <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
      {pages.map(({ page, tier }) => (
        <li key={page} className="flex flex-col gap-0.5 border-b border-line py-3">
          <p>
            <span className="font-semibold">{t(`${page}.title`)}</span>{' '}
            {tier ? (
              <span className="text-sm text-muted">{features('from', { plan: plans(`names.${tier}`) })}</span>
            ) : null}
          </p>
          <p className="text-sm text-muted">{t(`${page}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
