import type { Metadata } from 'next';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';

import { listRecipients } from '@/lib/company/notifications/queries';
import { requirePageRate, requireUser } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { dayIn } from '@/lib/platform/clock/zones';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { findBalance } from '@/lib/sales/credits/queries';
import { countSuggestedNames } from '@/lib/tracking/matching/names';
import { countByBucket, listWatchedCities } from '@/lib/tracking/permits/queries';
import { ChecksLeft } from './_components/checks-left';
import { Cities } from './_components/cities';
import { FirstRun } from './_components/first-run';
import { TodaySheet } from './_components/today-sheet';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'dashboard.home' });
  return { title: t('metaTitle') };
}

export default async function DashboardPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale);
  await requirePageRate();
  const clock = { now: ctx.now, timeZone: company.timeZone };
  const [counts, cities, checks, suggested] = await Promise.all([
    countByBucket(ctx),
    listWatchedCities(ctx),
    findBalance(ctx),
    countSuggestedNames(ctx),
  ]);
  const mayBuy = mayUse('billing.manage', company);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total > 0)
    return (
      <ClientMessages namespaces={['today', 'dashboard']}>
        <TodaySheet
          ctx={ctx}
          locale={locale}
          clock={clock}
          today={dayIn(company.timeZone, ctx.now)}
          mayAdd={mayUse('permits.change', company)}
          suggested={suggested}
          cities={cities}
          checks={checks}
          mayBuy={mayBuy}
        />
      </ClientMessages>
    );
  const [recipients, t, format] = await Promise.all([
    listRecipients(ctx),
    getTranslations('dashboard.home'),
    getFormatter(),
  ]);
  return (
    <>
      <PageHeader
        eyebrow={company.name}
        title={t('title')}
        description={format.dateTime(ctx.now, {
          weekday: 'long',
          month: 'long',
          day: 'numeric',
          timeZone: company.timeZone,
        })}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <FirstRun
          companyName={company.name}
          cities={cities}
          recipients={recipients.length}
          suggested={suggested}
        />
        <div className="flex min-w-0 flex-col gap-6">
          <Cities cities={cities} clock={clock} />
          <ChecksLeft balance={checks} now={ctx.now} mayBuy={mayBuy} />
        </div>
      </div>
    </>
  );
}
