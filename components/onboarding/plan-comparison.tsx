'use client';

import { useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { figure } from '@/lib/platform/i18n/format';
import { isPlanned } from '@/lib/platform/i18n/routes';
import { PLAN_FACTS, type PlanFacts, type PlanPage } from '@/lib/providers/billing/plan-facts';
import { PLANS, type Plan } from '@/lib/providers/billing/plans';
import { TIERS } from '@/lib/providers/billing/types';

const FIGURES = [
  'teamMembers',
  'recipients',
  'cities',
  'permitsPerYear',
] as const satisfies readonly (keyof Plan)[];

const EXTRAS = [
  'teamManagement',
  'realTimeAlerts',
  'advancedAnalytics',
  'webhooks',
] as const satisfies readonly (keyof PlanFacts)[];

/** Where what is promised will stand; not everything is built yet. */
const PAGES: Partial<Record<(typeof EXTRAS)[number], PlanPage>> = {
  teamManagement: '/dashboard/team',
  advancedAnalytics: '/dashboard/advanced-analytics',
  webhooks: '/dashboard/advanced-settings',
};

/** What each plan allows once the set-up is done; the wizard's own limits stand on the cards. */
export function PlanComparison({ monitored }: { monitored: boolean }) {
  const t = useTranslations('onboarding.plan');
  const plans = TIERS.map((tier) => PLANS[tier]);
  const getExtraName = (extra: (typeof EXTRAS)[number]) => {
    const page = PAGES[extra];
    const feature = t(`compare.${extra}`);
    return page && isPlanned(page) ? t('compare.planned', { feature }) : feature;
  };
  return (
    <Table label={t('compare.title')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('compare.feature')}</TableHeader>
          {TIERS.map((tier) => (
            <TableHeader key={tier}>{t(`names.${tier}`)}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {FIGURES.map((row) => (
          <TableRow key={row}>
            <TableHeader scope="row">{t(`compare.${row}`)}</TableHeader>
            {plans.map((plan) => (
              <TableCell key={plan.tier}>{figure(plan[row])}</TableCell>
            ))}
          </TableRow>
        ))}
        <TableRow>
          <TableHeader scope="row">{t('compare.support')}</TableHeader>
          {TIERS.map((tier) => (
            <TableCell key={tier}>{t(`compare.supportWords.${PLAN_FACTS[tier].support}`)}</TableCell>
          ))}
        </TableRow>
        <TableRow>
          <TableHeader scope="row">{t('compare.updates')}</TableHeader>
          {TIERS.map((tier) => (
            <TableCell key={tier}>{t(`compare.updateWords.${PLAN_FACTS[tier].updates}`)}</TableCell>
          ))}
        </TableRow>
        {EXTRAS.map((extra) => (
          <TableRow key={extra}>
            <TableHeader scope="row">{getExtraName(extra)}</TableHeader>
            {TIERS.map((tier) => (
              <TableCell key={tier}>{PLAN_FACTS[tier][extra] ? t('compare.yes') : t('compare.no')}</TableCell>
            ))}
          </TableRow>
        ))}
        <TableRow>
          <TableHeader scope="row">{t('compare.sms')}</TableHeader>
          {plans.map((plan) => (
            <TableCell key={plan.tier}>{plan.sms ? t('compare.yes') : t('compare.no')}</TableCell>
          ))}
        </TableRow>
        <TableRow>
          <TableHeader scope="row">{t('compare.checks')}</TableHeader>
          {plans.map((plan) => (
            <TableCell key={plan.tier}>{figure(getMonthlyChecks(plan, monitored))}</TableCell>
          ))}
        </TableRow>
      </TableBody>
    </Table>
  );
}

/** Without a monitored city the same plan has more of them. */
export function getMonthlyChecks({ checks }: Plan, monitored: boolean): number {
  return monitored ? checks.monitored : checks.unmonitored;
}
