import { CircleCheck, Clock, Hourglass } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { dollars } from '@/lib/platform/i18n/format';
import type { Referral } from '@/lib/sales/referrals/types';

export interface ReferralListProps {
  referrals: readonly Referral[];
  /** Of all, not only of those that are listed. */
  total: number;
  timeZone: string;
}

const STATES = {
  signed_up: { icon: Clock, tone: 'text-pending' },
  paid: { icon: Hourglass, tone: 'text-ready' },
  rewarded: { icon: CircleCheck, tone: 'text-issued' },
} as const;

/** Who came, by month and state alone: which company it is, is that company's to tell. */
export function ReferralList({ referrals, total, timeZone }: ReferralListProps) {
  const t = useTranslations('referrals.came');
  const format = useFormatter();
  if (referrals.length === 0)
    return (
      <EmptyState title={t('empty.title')} className="mb-6">
        {t('empty.text')}
      </EmptyState>
    );
  const month = (at: Date) => format.dateTime(at, { month: 'long', year: 'numeric', timeZone });
  return (
    <section className="mb-6" aria-labelledby="referrals-came">
      <h2 id="referrals-came" className="mb-3 text-xl">
        {t('title')}
      </h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-card">
        {referrals.map(({ state, signedUpAt, rewardedAt, rewardCents }, index) => {
          const { icon: Icon, tone } = STATES[state];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name to go by, and the list is made anew as a whole
            <li key={index} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-4 py-3">
              <p>{t('company', { month: month(signedUpAt) })}</p>
              <p className={`inline-flex items-center gap-1.5 font-medium ${tone}`}>
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                {state === 'rewarded' && rewardCents !== null && rewardedAt !== null
                  ? t('states.credited', { amount: dollars(rewardCents), month: month(rewardedAt) })
                  : t(`states.${state}`)}
              </p>
            </li>
          );
        })}
      </ul>
      {total > referrals.length ? (
        <p className="mt-2 text-sm text-muted">{t('more', { shown: referrals.length, total })}</p>
      ) : null}
    </section>
  );
}
