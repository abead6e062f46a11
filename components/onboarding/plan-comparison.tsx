'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { PLANS, type Plan } from '@/lib/billing/plans';
import { TIERS } from '@/lib/billing/types';

const FIGURES = [
  'teamMembers',
  'recipients',
  'cities',
  'permitsPerYear',
] as const satisfies readonly (keyof Plan)[];

/** What each plan allows once the set-up is done; the wizard's own limits stand on the cards. */
export function PlanComparison() {
  const t = useTranslations('onboarding.plan');
  const format = useFormatter();
  const plans = TIERS.map((tier) => PLANS[tier]);
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
        {FIGURES.map((figure) => (
          <TableRow key={figure}>
            <TableHeader scope="row">{t(`compare.${figure}`)}</TableHeader>
            {plans.map((plan) => (
              <TableCell key={plan.tier}>{format.number(plan[figure])}</TableCell>
            ))}
          </TableRow>
        ))}
        <TableRow>
          <TableHeader scope="row">{t('compare.cadence')}</TableHeader>
          {plans.map((plan) => (
            <TableCell key={plan.tier}>{t(`compare.cadences.${plan.cadence}`)}</TableCell>
          ))}
        </TableRow>
        <TableRow>
          <TableHeader scope="row">{t('compare.sms')}</TableHeader>
          {plans.map((plan) => (
            <TableCell key={plan.tier}>{plan.sms ? t('compare.yes') : t('compare.no')}</TableCell>
          ))}
        </TableRow>
        <TableRow>
          <TableHeader scope="row">{t('compare.checks')}</TableHeader>
          {plans.map((plan) => (
            <TableCell key={plan.tier}>{format.number(plan.checks.monitored)}</TableCell>
          ))}
        </TableRow>
      </TableBody>
    </Table>
  );
}
