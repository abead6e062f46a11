import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/table';
import { dollars, figure } from '@/lib/platform/i18n/format';
import { PLAN_FACTS } from '@/lib/providers/billing/plan-facts';
import { PLANS } from '@/lib/providers/billing/plans';
import { TIERS, type Tier } from '@/lib/providers/billing/types';
import type { Coverage } from '@/lib/sales/credits/types';
import { priceEach } from './price-each';

/** Wraps, unlike a list's: on a phone the words matter more than the height. */
const HEAD = 'px-2 py-2 align-bottom text-xs font-semibold text-muted sm:px-3';
const CELL = 'px-2! sm:px-3!';

/** What each plan brings a month, and its pack: what a larger one would give. */
export function PackTable({ tier, coverage }: { tier: Tier | null; coverage: Coverage }) {
  const t = useTranslations('credits.plans');
  const plans = useTranslations('home.plans.names');
  return (
    <section>
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mb-3 max-w-[68ch] text-muted">
        {t(`text.${coverage}`)}{' '}
        <AppLink to="/dashboard/subscription" className="inline-flex min-h-6 items-center text-link">
          {t('change')}
        </AppLink>
      </p>
      <Table label={t('title')} narrow>
        <TableHead>
          <TableRow>
            <th scope="col" className={HEAD}>
              {t('plan')}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {t('month')}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {t('pack')}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {t('each')}
            </th>
          </TableRow>
        </TableHead>
        <TableBody>
          {TIERS.map((one) => {
            const pack = PLAN_FACTS[one].extraChecks;
            return (
              <TableRow key={one} className={one === tier ? 'bg-sunken/60' : undefined}>
                <th scope="row" className="px-2 py-2 font-semibold sm:px-3">
                  {plans(one)}
                  {one === tier ? (
                    <span className="block text-xs font-medium text-muted">{t('yours')}</span>
                  ) : null}
                </th>
                <TableCell numeric className={CELL}>
                  {figure(PLANS[one].checks[coverage])}
                </TableCell>
                <TableCell numeric className={CELL}>
                  {t('packPrice', { count: figure(pack.count), price: dollars(pack.priceCents) })}
                </TableCell>
                <TableCell numeric className={CELL}>
                  {priceEach(pack)}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </section>
  );
}
