import { useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/table';
import { dollars, figure } from '@/lib/platform/i18n/format';
import { isPlanned } from '@/lib/platform/i18n/routes';
import { PLAN_FACTS } from '@/lib/providers/billing/plan-facts';
import { PLANS } from '@/lib/providers/billing/plans';
import { TIERS } from '@/lib/providers/billing/types';
import { PlannedTag } from './planned-tag';

/** Wraps, unlike a list's: on a phone the words matter more than the height. */
const HEAD = 'px-3 py-2 align-bottom text-xs font-semibold text-muted';

/** Permit checks by plan: a month's, with a monitored city and without one, and what more cost. */
export function ChecksTable() {
  const t = useTranslations('pricing.checks');
  const plans = useTranslations('home.plans');
  return (
    <Table label={t('label')} className="min-w-[26rem]" narrow>
      <TableHead>
        <TableRow>
          <th scope="col" className={HEAD}>
            {t('plan')}
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            {t('monitored')}
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            {t('unmonitored')}
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
              {t('pack')}
              {isPlanned('/dashboard/purchase-checks') ? <PlannedTag /> : null}
            </span>
          </th>
        </TableRow>
      </TableHead>
      <TableBody>
        {TIERS.map((tier) => {
          const { checks } = PLANS[tier];
          const { count, priceCents } = PLAN_FACTS[tier].extraChecks;
          return (
            <TableRow key={tier}>
              <th scope="row" className="px-3 py-2 font-semibold">
                {plans(`names.${tier}`)}
              </th>
              <TableCell numeric>{figure(checks.monitored)}</TableCell>
              <TableCell numeric>{figure(checks.unmonitored)}</TableCell>
              <TableCell numeric>
                {t('packPrice', { count: figure(count), price: dollars(priceCents) })}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
