import type { Metadata } from 'next';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { buttonClass } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { countUnread, findSeenUntil } from '@/lib/company/bell/queries';
import { listRecipients } from '@/lib/company/notifications/queries';
import { markBellSeenAction } from '@/lib/edge/server/bell';
import { requirePageRate, requireUser } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { addDays } from '@/lib/platform/clock/days';
import { dayIn } from '@/lib/platform/clock/zones';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { findBalance } from '@/lib/sales/credits/queries';
import { countSuggestedNames } from '@/lib/tracking/matching/names';
import {
  countByBucket,
  listActionRequired,
  listChanges,
  listExpiring,
  listWatchedCities,
} from '@/lib/tracking/permits/queries';
import { Changes } from './_components/changes';
import { ChecksLeft } from './_components/checks-left';
import { Cities } from './_components/cities';
import { Counts } from './_components/counts';
import { Expiring } from './_components/expiring';
import { FirstRun } from './_components/first-run';
import { NamesWaiting } from './_components/names-waiting';
import { NeedsYou } from './_components/needs-you';

type Props = { params: Promise<{ locale: string }> };

const WEEK_MS = 7 * 86_400_000;
const EXPIRING_DAYS = 30;

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
  const today = dayIn(company.timeZone, ctx.now);
  const [
    counts,
    needs,
    changes,
    expiring,
    cities,
    recipients,
    seenUntil,
    unread,
    checks,
    suggested,
    t,
    format,
  ] = await Promise.all([
    countByBucket(ctx),
    listActionRequired(ctx, 6),
    listChanges(ctx, { since: new Date(ctx.now.getTime() - WEEK_MS), limit: 12 }),
    listExpiring(ctx, { from: today, to: addDays(today, EXPIRING_DAYS), limit: 6 }),
    listWatchedCities(ctx),
    listRecipients(ctx),
    findSeenUntil(ctx),
    countUnread(ctx),
    findBalance(ctx),
    countSuggestedNames(ctx),
    getTranslations('dashboard.home'),
    getFormatter(),
  ]);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const clock = { now: ctx.now, timeZone: company.timeZone };
  const checksLeft = <ChecksLeft balance={checks} now={ctx.now} mayBuy={mayUse('billing.manage', company)} />;
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
        actions={
          total > 0 && mayUse('permits.change', company) ? (
            <AppLink
              to="/dashboard/permits"
              query={{ add: '1' }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('add')}
            </AppLink>
          ) : null
        }
      />
      {total === 0 ? (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
          <FirstRun
            companyName={company.name}
            cities={cities}
            recipients={recipients.length}
            suggested={suggested}
          />
          <div className="flex min-w-0 flex-col gap-6">
            <Cities cities={cities} clock={clock} />
            {checksLeft}
          </div>
        </div>
      ) : (
        <>
          {suggested > 0 ? <NamesWaiting count={suggested} className="mb-6" /> : null}
          <Counts counts={counts} total={total} />
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
            <div className="flex min-w-0 flex-col gap-6">
              <NeedsYou permits={needs} counts={counts} clock={clock} />
              <ClientMessages namespaces={['dashboard']}>
                <Changes
                  changes={changes.items}
                  seenUntil={seenUntil}
                  unread={unread}
                  clock={clock}
                  markSeen={markBellSeenAction}
                />
              </ClientMessages>
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              {checksLeft}
              <Expiring permits={expiring} today={today} clock={clock} />
              <Cities cities={cities} clock={clock} />
            </div>
          </div>
        </>
      )}
    </>
  );
}
