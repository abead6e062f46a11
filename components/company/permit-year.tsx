import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Alert } from '@/components/ui/alert';
import { ProgressBar } from '@/components/ui/progress';
import { type Clock, localDay } from '@/lib/platform/i18n/format';
import { PLANS, smallestPlanFor } from '@/lib/providers/billing/plans';
import type { PermitYear } from '@/lib/tracking/permits/year';
import { yearState } from '@/lib/tracking/permits/year';

interface Props {
  year: PermitYear;
  clock: Clock;
}

/** How much of the plan's permits a year is used, and what to do where little is left. */
export function PermitYearUse({ year, clock }: Props) {
  const t = useTranslations('company.year');
  const format = useFormatter();
  const { used, limit, from, until } = year;
  return (
    <div className="flex flex-col gap-3">
      <ProgressBar value={Math.min(used, limit)} max={limit} label={t('used', { used, limit })} />
      <p className="text-sm text-muted">
        {t('until', { from: localDay(format, from, clock), until: localDay(format, until, clock) })}
      </p>
      <PermitYearWarning year={year} clock={clock} />
    </div>
  );
}

/** A word from 80 % on, and another where nothing is left; nothing before. */
export function PermitYearWarning({ year, clock, className }: Props & { className?: string }) {
  const t = useTranslations('company.year');
  const format = useFormatter();
  const state = yearState(year);
  const { used, limit, tier } = year;
  if (state === null || tier === null) return null;
  const until = localDay(format, year.until, clock);
  const larger = smallestPlanFor('permitsPerYear', Math.max(used, limit) + 1);
  return (
    <Alert tone="info" title={t(state)} className={className}>
      {state === 'near' ? t('nearText', { left: limit - used, plan: tier, until }) : t('fullText', { until })}{' '}
      {larger ? t('larger', { plan: larger, limit: PLANS[larger].permitsPerYear }) : null}{' '}
      <AppLink to="/pricing" className="inline-flex min-h-6 items-center text-link">
        {t('plans')}
      </AppLink>
    </Alert>
  );
}
