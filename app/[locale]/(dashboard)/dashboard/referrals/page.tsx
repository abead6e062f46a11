import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card, CardHeader } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { brand } from '@/lib/brand';
import { ownAddress } from '@/lib/edge/server/own-address';
import { requireUser } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { dollars } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { REFERRAL_DISCOUNT_PERCENT } from '@/lib/providers/billing/plan-facts';
import { PLANS, REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import { ensureCode } from '@/lib/sales/referrals/mutations';
import { getReferralTotals, listReferrals } from '@/lib/sales/referrals/queries';
import { findBilling } from '@/lib/sales/subscriptions/queries';
import { Earned } from './_components/earned';
import { ReferralList } from './_components/referral-list';
import { ReferralRules } from './_components/referral-rules';
import { ShareLink } from './_components/share-link';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'referrals' });
  return { title: t('title') };
}

export default async function ReferralsPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale);
  const seesAmounts = mayUse('billing.read', company);
  const [code, referrals, totals, billing, t] = await Promise.all([
    ensureCode(ctx),
    listReferrals(ctx),
    getReferralTotals(ctx),
    seesAmounts ? findBilling(ctx) : null,
    getTranslations('referrals'),
  ]);
  const plan = company.tier === null ? null : PLANS[company.tier];
  const offer = { days: REFERRED_TRIAL_DAYS, trial: TRIAL_DAYS, percent: REFERRAL_DISCOUNT_PERCENT };
  const link = ownAddress(`${hrefFor('/', locale)}?${new URLSearchParams({ ref: code })}`);
  return (
    <>
      <PageHeader
        eyebrow={company.name}
        title={t('title')}
        description={t('description', { brand: brand.name })}
      />
      <Card as="section" beam className="mb-6">
        <CardHeader title={t('share.title')} />
        <p className="mb-4 max-w-[68ch]">
          {plan
            ? t('offer.withPlan', { ...offer, amount: dollars(plan.priceCents) })
            : t('offer.withoutPlan', offer)}
        </p>
        <ClientMessages namespaces={['referrals']}>
          <ShareLink link={link} code={code} offer={offer} />
        </ClientMessages>
      </Card>
      <Earned totals={totals} creditCents={billing?.creditCents ?? null} />
      <ReferralList referrals={referrals} total={totals.signedUp} timeZone={company.timeZone} />
      <ReferralRules offer={offer} />
    </>
  );
}
