import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Metadata } from 'next';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { CalendarFeed } from '@/components/calendar/calendar-feed';
import { HowToSubscribe } from '@/components/calendar/how-to';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { permitTitle } from '@/components/permits/permit-page-head';
import { buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { listDeadlines } from '@/lib/checking/checks/round-queries';
import { addMonths, isMonth, weeksOf } from '@/lib/company/calendar/month';
import { findCalendar, listAgenda } from '@/lib/company/calendar/queries';
import { requirePageRate, requireUser, type UserGate } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { addDays, isDay } from '@/lib/platform/clock/days';
import { dayIn } from '@/lib/platform/clock/zones';
import { calendarDay, monthName, shortDay } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { Agenda } from './_components/agenda';
import type { DayItem } from './_components/day-item';
import { ItemIcon } from './_components/item-icon';
import { MonthGrid } from './_components/month-grid';
import { renewCalendarAction, revokeCalendarAction } from './actions';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

const DAYS_AHEAD = 30;
const MAX_SHOWN = 100;
const KINDS = ['expiry', 'inspection', 'deadline'] as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'calendar' });
  return { title: t('title') };
}

/** A month with a chosen day, or what lies ahead; what was asked for wrongly counts as not asked for. */
export default async function CalendarPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale);
  await requirePageRate();
  const query = await searchParams;
  const clock = { now: ctx.now, timeZone: company.timeZone };
  const today = dayIn(company.timeZone, ctx.now);
  const chosen = typeof query.day === 'string' && isDay(query.day) ? query.day : null;
  const asked = typeof query.month === 'string' && isMonth(query.month) ? query.month : null;
  const month = asked ?? (chosen ?? today).slice(0, 7);
  const days = weeksOf(month).flat();
  const last = addDays(today, DAYS_AHEAD);
  const [inMonth, listed, feed, t, format] = await Promise.all([
    listItems({ ctx, company }, { from: days[0] ?? today, to: days.at(-1) ?? today }),
    listItems({ ctx, company }, chosen ? { from: chosen, to: chosen } : { from: today, to: last }),
    findCalendar(ctx),
    getTranslations('calendar'),
    getFormatter(),
  ]);
  const name = monthName(locale, month, 'long');
  const until = shortDay(format, last, ctx.now);
  return (
    <>
      <PageHeader eyebrow={company.name} title={t('title')} description={t('description')} />
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
        <Card as="section" beam flush aria-labelledby="agenda" className="min-w-0">
          <CardHeader
            className="mb-0! px-4 pt-4 pb-3"
            title={<span id="agenda">{chosen ? calendarDay(format, chosen) : t('agenda.title')}</span>}
            description={
              listed.length === 0
                ? t(chosen ? 'agenda.freeDay' : 'agenda.none')
                : chosen
                  ? null
                  : t('agenda.until', { date: until })
            }
          />
          {listed.length > 0 ? (
            <Agenda items={listed.slice(0, MAX_SHOWN)} today={today} clock={clock} />
          ) : null}
          {listed.length > MAX_SHOWN ? (
            <p className="border-t border-line px-4 py-3 text-sm text-muted">
              {t('agenda.more', { count: MAX_SHOWN })}
            </p>
          ) : null}
          {chosen ? (
            <p className="border-t border-line px-4 py-2">
              <AppLink
                to="/dashboard/calendar"
                query={{ month }}
                scroll={false}
                className="text-link inline-flex min-h-11 items-center"
              >
                {t('agenda.title')}
              </AppLink>
            </p>
          ) : null}
        </Card>
        <Card as="section" flush aria-labelledby="month" className="min-w-0 overflow-hidden">
          <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
            <h2 id="month" className="text-xl first-letter:uppercase">
              {name}
            </h2>
            <nav aria-label={t('month.label')} className="flex items-center gap-1">
              <AppLink
                to="/dashboard/calendar"
                query={{ month: addMonths(month, -1) }}
                scroll={false}
                aria-label={t('month.previous')}
                className={buttonClass({ variant: 'quiet', size: 'sm' })}
              >
                <ChevronLeft aria-hidden="true" className="size-5" />
              </AppLink>
              <AppLink
                to="/dashboard/calendar"
                query={{}}
                scroll={false}
                className={buttonClass({ variant: 'quiet', size: 'sm' })}
              >
                {t('month.today')}
              </AppLink>
              <AppLink
                to="/dashboard/calendar"
                query={{ month: addMonths(month, 1) }}
                scroll={false}
                aria-label={t('month.next')}
                className={buttonClass({ variant: 'quiet', size: 'sm' })}
              >
                <ChevronRight aria-hidden="true" className="size-5" />
              </AppLink>
            </nav>
          </div>
          <ClientMessages namespaces={['calendar.month', 'calendar.kinds']}>
            <MonthGrid
              month={month}
              today={today}
              chosen={chosen}
              items={inMonth.map((item) => ({
                kind: item.kind,
                key: item.key,
                day: item.day,
                label: item.kind === 'deadline' ? item.check.name : permitTitle(item.permit),
              }))}
            />
          </ClientMessages>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 px-4 py-3 text-sm text-muted">
            {KINDS.map((kind) => (
              <li key={kind} className="flex items-center gap-1.5">
                <ItemIcon kind={kind} />
                {t(`kinds.${kind}`)}
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <ClientMessages namespaces={['calendar.feed']}>
          <CalendarFeed
            feed={feed}
            actions={{ renew: renewCalendarAction, revoke: revokeCalendarAction }}
            clock={clock}
          />
        </ClientMessages>
        <HowToSubscribe />
      </div>
    </>
  );
}

/** Expiries, inspections and, for who may read checks, answers that are due. */
async function listItems(
  { ctx, company }: Pick<UserGate, 'ctx' | 'company'>,
  span: { from: string; to: string },
): Promise<DayItem[]> {
  const [entries, deadlines] = await Promise.all([
    listAgenda(ctx, span),
    mayUse('checks.read', company) ? listDeadlines(ctx, span) : [],
  ]);
  return [...entries, ...deadlines];
}
