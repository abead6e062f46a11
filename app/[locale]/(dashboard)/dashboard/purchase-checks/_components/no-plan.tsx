import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Billing } from '@/lib/sales/subscriptions/queries';

/** Why nothing can be bought now, and what opens it. */
export function NoPlan({ billing: { subscription, hasPendingIntent: wanted } }: { billing: Billing }) {
  const t = useTranslations('credits.noPlan');
  const state = subscription?.state;
  const why = wanted ? 'wanted' : state === 'unpaid' || state === 'incomplete' ? state : 'none';
  return (
    <Card as="section" aria-labelledby="no-plan" className="flex flex-col items-start gap-3">
      <h2 id="no-plan" className="text-xl">
        {t(`${why}.title`)}
      </h2>
      <p className="text-muted">{t(`${why}.text`)}</p>
      {why === 'wanted' ? null : (
        <AppLink to="/dashboard/subscription" className={buttonClass()}>
          {t(`${why}.action`)}
        </AppLink>
      )}
    </Card>
  );
}
