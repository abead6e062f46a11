'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import type { PlanLoss } from '@/lib/sales/subscriptions/plan-consequences';

/** Every consequence of a change, by name. */
export function PlanLosses({ loss }: { loss: PlanLoss }) {
  const t = useTranslations('billing.change');
  const lines = useLines(loss);
  if (lines.length === 0) return <p>{t('dialog.none')}</p>;
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

function useLines(loss: PlanLoss): string[] {
  const t = useTranslations('billing.change');
  const format = useFormatter();
  const locale = useAppLocale();
  const {
    recipients,
    recipientsKept: kept,
    paused,
    resumed,
    invitations,
    cities,
    pages,
    subcontractors,
  } = loss;
  const cityNames = cities.map(({ name }) => name[locale]);
  const pageNames = pages.map((page) => t(`pages.${page}`));
  const line = (key: 'paused' | 'resumed' | 'invitations' | 'cities' | 'pages', names: readonly string[]) =>
    names.length > 0 ? [t(`loss.${key}`, { count: names.length, names: format.list([...names]) })] : [];
  return [
    ...(recipients.length > 0
      ? [t('loss.recipients', { count: recipients.length, kept, names: format.list(recipients) })]
      : []),
    ...(loss.sms ? [t('loss.sms')] : []),
    ...line('paused', paused),
    ...line('invitations', invitations),
    ...line('cities', cityNames),
    ...line('pages', pageNames),
    ...(subcontractors > 0 ? [t('loss.subcontractors', { count: subcontractors })] : []),
    ...line('resumed', resumed),
  ];
}
