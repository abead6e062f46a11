import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Card } from '@/components/ui/card';
import { figure, shortDay } from '@/lib/platform/i18n/format';
import type { CreditBalance, CreditMonth, Hold } from '@/lib/sales/credits/types';
import { signedFigure } from './signed-figure';

interface Props {
  balance: CreditBalance;
  now: Date;
}

/** What the company has, how it came about this month, and what the next one brings. */
export function BalanceCard({ balance: held, now }: Props) {
  const t = useTranslations('credits.balance');
  const { balance, month, plan, next, hold } = held;
  return (
    <Card as="section" beam aria-labelledby="checks-balance">
      <h2 id="checks-balance" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="font-heading text-5xl font-bold tabular-nums">{figure(balance)}</span>
        <span className="text-muted">{t('unit', { count: balance })}</span>
      </p>
      {month ? <Month month={month} balance={balance} now={now} /> : null}
      {plan ? (
        <div className="mt-4 flex flex-col gap-1 border-t border-line pt-4">
          <Coming plan={plan} next={next} now={now} />
          {hold ? <HoldNote hold={hold} /> : null}
        </div>
      ) : null}
    </Card>
  );
}

function Month({ month, balance, now }: { month: CreditMonth; balance: number; now: Date }) {
  const t = useTranslations('credits.balance');
  const format = useFormatter();
  const rows = [
    [t('carriedOver'), figure(month.carriedOver)],
    [t('granted'), signedFigure(month.granted)],
    ...(month.bought === 0 ? [] : [[t('bought'), signedFigure(month.bought)] as const]),
    [t('used'), signedFigure(0 - month.used)],
    ...(month.adjusted === 0 ? [] : [[t('adjusted'), signedFigure(month.adjusted)] as const]),
  ] as const;
  const line = 'flex justify-between gap-4 py-1.5 tabular-nums';
  return (
    <div className="mt-4">
      <h3 className="text-sm font-semibold text-muted">
        {t('month', {
          from: shortDay(format, month.startsOn, now),
          to: shortDay(format, month.endsOn, now),
        })}
      </h3>
      <dl className="mt-1 divide-y divide-line">
        {rows.map(([term, amount]) => (
          <div key={term} className={line}>
            <dt>{term}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={`${line} font-semibold`}>
          <dt>{t('now')}</dt>
          <dd>{figure(balance)}</dd>
        </div>
      </dl>
    </div>
  );
}

interface ComingProps {
  plan: NonNullable<CreditBalance['plan']>;
  next: CreditBalance['next'];
  now: Date;
}

function Coming({ plan, next, now }: ComingProps) {
  const t = useTranslations('credits.balance');
  const plans = useTranslations('home.plans.names');
  const format = useFormatter();
  const date = next ? shortDay(format, next.on, now) : '';
  return (
    <>
      <p>
        {t('plan', { plan: plans(plan.tier), count: plan.checks })}{' '}
        <span className="text-muted">{t(`coverage.${plan.coverage}`)}</span>
      </p>
      {next ? (
        <p>
          <strong className="font-semibold">
            {next.tier === plan.tier
              ? t('next', { count: next.checks, date })
              : t('nextOfPlan', { count: next.checks, date, plan: plans(next.tier) })}
          </strong>{' '}
          {t('rollOver')}
        </p>
      ) : null}
    </>
  );
}

function HoldNote({ hold }: { hold: Hold }) {
  const t = useTranslations('credits.balance.hold');
  return (
    <p>
      {t(hold)}{' '}
      <AppLink to="/dashboard/subscription" className="inline-flex min-h-6 items-center text-link">
        {t('link')}
      </AppLink>
    </p>
  );
}
