import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Table } from '@/components/ui/table';
import { dollars, figure } from '@/lib/platform/i18n/format';
import { isPlanned } from '@/lib/platform/i18n/routes';
import { PLAN_FACTS, type PlanFacts } from '@/lib/providers/billing/plan-facts';
import { PLANS, type Plan } from '@/lib/providers/billing/plans';
import { TIERS, type Tier } from '@/lib/providers/billing/types';
import { PlannedTag } from './planned-tag';

type Cell = string | boolean;

interface Row {
  id: string;
  cell: (plan: Plan, facts: PlanFacts) => Cell;
  /** Promised and not built yet. */
  planned?: boolean;
}

/** Every line of the plans, each plan a column; stays readable on a phone by scrolling under its first column. */
export function PlanTable() {
  const t = useTranslations('pricing.compare');
  const plans = useTranslations('home.plans');
  const rows: Row[] = [
    { id: 'price', cell: (plan) => dollars(plan.priceCents) },
    { id: 'teamMembers', cell: (plan) => figure(plan.teamMembers) },
    { id: 'recipients', cell: (plan) => figure(plan.recipients) },
    { id: 'cities', cell: (plan) => figure(plan.cities) },
    { id: 'permitsPerYear', cell: (plan) => figure(plan.permitsPerYear) },
    { id: 'updates', cell: (_, facts) => t(`updateWords.${facts.updates}`) },
    { id: 'checksMonitored', cell: (plan) => figure(plan.checks.monitored) },
    { id: 'checksUnmonitored', cell: (plan) => figure(plan.checks.unmonitored) },
    { id: 'support', cell: (_, facts) => t(`supportWords.${facts.support}`) },
    { id: 'realTimeAlerts', cell: (_, facts) => facts.realTimeAlerts },
    { id: 'sms', cell: (plan) => plan.sms },
    {
      id: 'teamManagement',
      cell: (_, facts) => facts.teamManagement,
      planned: isPlanned('/dashboard/team'),
    },
    {
      id: 'advancedAnalytics',
      cell: (_, facts) => facts.advancedAnalytics,
      planned: isPlanned('/dashboard/advanced-analytics'),
    },
    {
      id: 'webhooks',
      cell: (_, facts) => facts.webhooks,
      planned: isPlanned('/dashboard/advanced-settings'),
    },
  ];
  const show = (value: Cell): ReactNode => {
    if (typeof value === 'string') return value;
    return value ? t('yes') : <span className="text-muted">{t('no')}</span>;
  };
  return (
    <Table label={t('label')} narrow className="min-w-[31rem] table-fixed">
      <thead className="bg-sunken">
        <tr className="border-b border-line">
          <HeadCell>{t('feature')}</HeadCell>
          {TIERS.map((tier) => (
            <th key={tier} scope="col" className="px-2 py-3 font-semibold sm:px-3">
              {plans(`names.${tier}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cell, planned }) => (
          <tr key={id} className="border-b border-line last:border-b-0">
            <th
              scope="row"
              className="sticky left-0 border-r border-line bg-card px-2 py-2.5 font-normal sm:px-3 sm:border-r-0"
            >
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {t(id)}
                {planned ? <PlannedTag /> : null}
              </span>
            </th>
            {TIERS.map((tier: Tier) => (
              <td key={tier} className="px-2 py-2.5 align-middle sm:px-3">
                {show(cell(PLANS[tier], PLAN_FACTS[tier]))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function HeadCell({ children }: { children: ReactNode }) {
  return (
    <th
      scope="col"
      className="sticky left-0 w-28 border-r border-line bg-sunken px-2 py-3 sm:px-3 font-semibold sm:w-72 sm:border-r-0"
    >
      {children}
    </th>
  );
}
