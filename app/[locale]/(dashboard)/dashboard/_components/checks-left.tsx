import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { figure, shortDay } from '@/lib/platform/i18n/format';
import type { CreditBalance } from '@/lib/sales/credits/types';

interface Props {
  balance: CreditBalance;
  now: Date;
  /** May see the ledger and buy more. */
  mayBuy: boolean;
}

/** How many permit checks are left, and when more come; for the dashboard's home. */
export function ChecksLeft({ balance: { balance, next, hold }, now, mayBuy }: Props) {
  const t = useTranslations('credits.left');
  const format = useFormatter();
  return (
    <Card as="section" aria-labelledby="checks-left" className="p-4!">
      <CardHeader className="mb-2!" title={<span id="checks-left">{t('title')}</span>} />
      <p className="flex items-baseline gap-2">
        <span className="font-heading text-3xl font-bold tabular-nums">{figure(balance)}</span>
        <span className="text-muted">{t('left', { count: balance })}</span>
      </p>
      <p className="mt-1 text-sm text-muted">
        {next
          ? t('next', { count: next.checks, date: shortDay(format, next.on, now) })
          : t(`hold.${hold ?? 'no_plan'}`)}
      </p>
      {mayBuy ? (
        <AppLink
          to="/dashboard/purchase-checks"
          className={`${buttonClass({ variant: 'secondary', size: 'sm' })} mt-3`}
        >
          {t('buy')}
        </AppLink>
      ) : null}
    </Card>
  );
}
