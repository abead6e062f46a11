import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { z } from 'zod';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { paymentSettings } from '@/lib/edge/server/payments';
import { requireUser } from '@/lib/edge/server/session';
import { env } from '@/lib/env';
import { daySchema } from '@/lib/platform/clock/day-schema';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { cardBrand } from '@/lib/providers/billing/card-brand';
import { PLAN_FACTS } from '@/lib/providers/billing/plan-facts';
import type { Tier } from '@/lib/providers/billing/types';
import { listWaitingPurchases } from '@/lib/sales/credits/purchases';
import { findBalance, listEntries, listMonths } from '@/lib/sales/credits/queries';
import type { WaitingPurchase } from '@/lib/sales/credits/types';
import { type Billing, findBilling } from '@/lib/sales/subscriptions/queries';
import { BalanceCard } from './_components/balance-card';
import { BuyChecks } from './_components/buy-checks';
import { Ledger } from './_components/ledger';
import { NoPlan } from './_components/no-plan';
import { PackTable } from './_components/pack-table';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

/** What an address carries; whatever it should not is as good as nothing. */
const querySchema = z.object({
  month: daySchema.nullable().catch(null),
  after: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .nullable()
    .catch(null),
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'credits' });
  return { title: t('title') };
}

export default async function PurchaseChecksPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale, 'billing.manage');
  const { month, after } = querySchema.parse(await searchParams);
  const [balance, billing, waiting, months, page, t] = await Promise.all([
    findBalance(ctx),
    findBilling(ctx),
    listWaitingPurchases(ctx),
    listMonths(ctx),
    listEntries(ctx, { period: month, after }),
    getTranslations('credits'),
  ]);
  const clock = { now: ctx.now, timeZone: company.timeZone };
  return (
    <>
      <PageHeader eyebrow={company.name} title={t('title')} description={t('description')} />
      <div className="mb-8 grid items-start gap-6 lg:grid-cols-2">
        <BalanceCard balance={balance} now={ctx.now} />
        <div className="flex min-w-0 flex-col gap-6">
          {company.tier ? (
            <Offer tier={company.tier} billing={billing} waiting={waiting} />
          ) : (
            <NoPlan billing={billing} />
          )}
          <PackTable tier={company.tier} coverage={balance.plan?.coverage ?? 'monitored'} />
        </div>
      </div>
      <Ledger page={page} months={months} month={month} isLater={after !== null} clock={clock} />
    </>
  );
}

interface OfferProps {
  tier: Tier;
  billing: Billing;
  waiting: WaitingPurchase[];
}

async function Offer({ tier, billing: { card, creditCents }, waiting }: OfferProps) {
  const t = await getTranslations('credits');
  const { count, priceCents } = PLAN_FACTS[tier].extraChecks;
  const demo = paymentSettings().provider === 'demo';
  return (
    <ClientMessages namespaces={['credits', 'billing']}>
      <BuyChecks
        offer={{
          tier,
          count,
          priceCents,
          creditCents,
          demo,
          taxed: !demo && env().STRIPE_TAX,
          card: card && { brand: cardBrand(card.brand) ?? t('anyCard'), last4: card.last4 },
        }}
        waiting={waiting.map(({ invoiceId, checks, dueCents }) => ({ invoiceId, checks, dueCents }))}
      />
    </ClientMessages>
  );
}
