import { useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { dollars } from '@/lib/platform/i18n/format';
import { PLANS } from '@/lib/providers/billing/plans';
import { TIERS } from '@/lib/providers/billing/types';

export interface PlanPricesProps {
  label: string;
  /** Another product's price a month for the same, beside each of ours. */
  other?: { name: string; cents: number };
}

/** Each plan by what decides between them: how many cities, how many permits, what it costs. */
export function PlanPrices({ label, other }: PlanPricesProps) {
  const t = useTranslations('comparisons.prices');
  const plans = useTranslations('home.plans.names');
  return (
    <Table label={label} narrow>
      <TableHead>
        <TableRow>
          <TableHeader>{t('plan')}</TableHeader>
          <TableHeader numeric>{t('month')}</TableHeader>
          {other ? (
            <TableHeader numeric>
              <span className="whitespace-normal">{other.name}</span>
            </TableHeader>
          ) : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {TIERS.map((tier) => {
          const { cities, permitsPerYear, priceCents } = PLANS[tier];
          return (
            <TableRow key={tier}>
              <TableHeader scope="row" className="text-sm">
                <span className="text-ink">{plans(tier)}</span>
                <span className="block font-normal whitespace-normal">
                  {t('holds', { cities, permits: permitsPerYear })}
                </span>
              </TableHeader>
              <TableCell numeric>{dollars(priceCents)}</TableCell>
              {other ? <TableCell numeric>{dollars(other.cents)}</TableCell> : null}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
