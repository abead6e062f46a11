import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Card, CardHeader } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { dollars, figure } from '@/lib/platform/i18n/format';
import type { ReferralTotals } from '@/lib/sales/referrals/types';

export interface EarnedProps {
  totals: ReferralTotals;
  /** What the payment provider holds for the company; null for who may not see amounts. */
  creditCents: number | null;
}

/** What referring has brought so far; nothing is shown before anybody came. */
export function Earned({ totals, creditCents }: EarnedProps) {
  const t = useTranslations('referrals.earned');
  const { signedUp, rewarded, earnedCents } = totals;
  if (signedUp === 0 && !creditCents) return null;
  const amounts =
    earnedCents === null || creditCents === null
      ? []
      : [
          { term: t('total'), detail: dollars(earnedCents) },
          { term: t('left'), detail: dollars(creditCents) },
        ];
  return (
    <Card as="section" className="mb-6">
      <CardHeader title={t('title')} />
      <DescriptionList
        items={[
          { term: t('signedUp'), detail: figure(signedUp) },
          { term: t('rewarded'), detail: figure(rewarded) },
          ...amounts,
        ]}
      />
      <p className="mt-4 text-sm text-muted">
        {amounts.length === 0 ? (
          t('ownerOnly')
        ) : (
          <>
            {t('taken')}{' '}
            <AppLink to="/dashboard/subscription" className="text-link underline">
              {t('invoices')}
            </AppLink>
          </>
        )}
      </p>
    </Card>
  );
}
