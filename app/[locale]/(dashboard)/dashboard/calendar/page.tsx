import type { Metadata } from 'next';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { CalendarFeed } from '@/components/calendar/calendar-feed';
import { HowToSubscribe } from '@/components/calendar/how-to';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card, CardHeader } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { findCalendar, listAgenda } from '@/lib/company/calendar/queries';
import { requirePageRate, requireUser } from '@/lib/edge/server/session';
import { addDays } from '@/lib/platform/clock/days';
import { dayIn } from '@/lib/platform/clock/zones';
import { shortDay } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { Agenda } from './_components/agenda';
import { renewCalendarAction, revokeCalendarAction } from './actions';

type Props = { params: Promise<{ locale: string }> };

const DAYS_AHEAD = 30;
const MAX_SHOWN = 100;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'calendar' });
  return { title: t('title') };
}

export default async function CalendarPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale);
  await requirePageRate();
  const clock = { now: ctx.now, timeZone: company.timeZone };
  const today = dayIn(company.timeZone, ctx.now);
  const last = addDays(today, DAYS_AHEAD);
  const [entries, feed, t, format] = await Promise.all([
    listAgenda(ctx, { from: today, to: last }),
    findCalendar(ctx),
    getTranslations('calendar'),
    getFormatter(),
  ]);
  return (
    <>
      <PageHeader eyebrow={company.name} title={t('title')} description={t('description')} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <Card as="section" beam flush aria-labelledby="agenda">
          <CardHeader
            className="mb-0! px-4 pt-4 pb-3 sm:px-6 sm:pt-5"
            title={<span id="agenda">{t('agenda.title')}</span>}
            description={
              entries.length === 0
                ? t('agenda.none')
                : t('agenda.until', { date: shortDay(format, last, ctx.now) })
            }
          />
          {entries.length > 0 ? (
            <Agenda entries={entries.slice(0, MAX_SHOWN)} today={today} clock={clock} />
          ) : null}
          {entries.length > MAX_SHOWN ? (
            <p className="border-t border-line px-4 py-3 text-sm text-muted sm:px-6">
              {t('agenda.more', { count: MAX_SHOWN })}
            </p>
          ) : null}
        </Card>
        <div className="flex min-w-0 flex-col gap-6">
          <ClientMessages namespaces={['calendar.feed']}>
            <CalendarFeed
              feed={feed}
              actions={{ renew: renewCalendarAction, revoke: revokeCalendarAction }}
              clock={clock}
            />
          </ClientMessages>
          <HowToSubscribe />
        </div>
      </div>
    </>
  );
}
