import { Plus } from 'lucide-react';
import { getFormatter, getTranslations } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { Sheet } from '@/components/layout/sheet';
import { buttonClass } from '@/components/ui/button';
import { Keys } from '@/components/ui/kbd';
import { listDeadlines } from '@/lib/checking/checks/round-queries';
import { findNews } from '@/lib/company/bell/queries';
import { UNREAD_CAP } from '@/lib/company/bell/types';
import { listAgenda } from '@/lib/company/calendar/queries';
import { listDueTasks } from '@/lib/company/tasks/queries';
import { groupChanges } from '@/lib/company/today/group-changes';
import { readNeeds } from '@/lib/company/today/queries';
import { DUE_AHEAD_DAYS, DUE_BACK_DAYS, roundNeeds } from '@/lib/company/today/round-needs';
import { TASK_AHEAD_DAYS, taskNeeds } from '@/lib/company/today/task-needs';
import type { Context, UserActor } from '@/lib/context';
import { markBellSeenAction } from '@/lib/edge/server/bell';
import { addDays } from '@/lib/platform/clock/days';
import { ago, type Clock } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { CreditBalance } from '@/lib/sales/credits/types';
import { listChanges } from '@/lib/tracking/permits/queries';
import type { WatchedCity } from '@/lib/tracking/permits/view';
import { bringBackAction, markPlaceSeenAction, putOffAction } from '../actions';
import { AnswersDue } from './answers-due';
import { ChangeGroups } from './change-groups';
import { CloseOutRisk } from './close-out';
import { NamesWaiting } from './names-waiting';
import { NeedList } from './need-list';
import { needRows } from './need-rows';
import { Sentence } from './sentence';
import { StaleCities } from './stale-cities';
import { Week, workWeek } from './week';

const WEEK_MS = 7 * 86_400_000;
const MOST_CHANGES = 100;

interface Props {
  ctx: Context<UserActor>;
  locale: Locale;
  clock: Clock;
  today: string;
  mayAdd: boolean;
  suggested: number;
  cities: WatchedCity[];
  checks: CreditBalance;
  mayBuy: boolean;
}

/** The day of somebody with permits: what needs them, what moved, what lies ahead. */
export async function TodaySheet({
  ctx,
  locale,
  clock,
  today,
  mayAdd,
  suggested,
  cities,
  checks,
  mayBuy,
}: Props) {
  const [first = today, , , , last = today] = workWeek(today);
  const [news, agenda, deadlines, tasks, t, format] = await Promise.all([
    findNews(ctx),
    listAgenda(ctx, { from: first < today ? first : today, to: addDays(last, 14) }),
    listDeadlines(ctx, { from: addDays(today, -DUE_BACK_DAYS), to: addDays(today, DUE_AHEAD_DAYS) }),
    listDueTasks(ctx, { to: addDays(today, TASK_AHEAD_DAYS), userId: ctx.actor.userId }),
    getTranslations('today'),
    getFormatter(),
  ]);
  const { unread } = news;
  const weekAgo = new Date(clock.now.getTime() - WEEK_MS);
  const [{ needs, later, closeOuts }, read] = await Promise.all([
    readNeeds(ctx, { today, further: [...roundNeeds(deadlines), ...taskNeeds(tasks)] }),
    listChanges(ctx, {
      since: unread > 0 && news.since < weekAgo ? news.since : weekAgo,
      limit: MOST_CHANGES,
    }),
  ]);
  const fresh = read.items.filter(news.isNew);
  const groups = groupChanges(fresh.length > 0 ? fresh : read.items.slice(0, 6));
  const since = ago(format, news.since, clock);
  const rows = needRows(needs, { t, format, locale, today, now: clock.now });
  const ahead = agenda.filter(({ kind, day }) => kind === 'inspection' && day >= today);
  return (
    <Sheet
      title={t('title')}
      meta={format.dateTime(clock.now, {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        timeZone: clock.timeZone,
      })}
      actions={
        mayAdd ? (
          <AppLink
            to="/dashboard/permits"
            query={{ add: '1' }}
            className={`${buttonClass({ variant: 'secondary', size: 'sm' })} min-h-8! py-1!`}
          >
            <Plus aria-hidden="true" className="size-3.5" />
            {t('add')}
            <Keys keys="c" className="max-desk:hidden" />
          </AppLink>
        ) : null
      }
    >
      <div className="flex flex-1 flex-col wide:grid wide:grid-cols-[minmax(0,1fr)_336px]">
        <div className="min-w-0 desk:px-8 desk:pt-6 desk:pb-10">
          <nav
            aria-label={t('tabs.label')}
            className="mx-4 mt-3 grid grid-cols-2 rounded-md border border-line-strong bg-card p-0.5 desk:hidden"
          >
            <a
              href="#needs"
              className="flex min-h-11 items-center justify-between rounded-sm bg-desk-current px-4 font-semibold"
            >
              {t('needs.title')} <span className="tabular-nums">{needs.length}</span>
            </a>
            <a href="#changes" className="flex min-h-11 items-center justify-between px-4 text-muted">
              {t('tabs.changes')}{' '}
              <span className="tabular-nums">{unread >= UNREAD_CAP ? `${UNREAD_CAP - 1}+` : unread}</span>
            </a>
          </nav>
          <div className="max-desk:hidden">
            <Sentence
              needs={needs}
              changes={{ count: unread, places: groups.length, since }}
              next={ahead[0] ?? null}
              today={today}
              now={clock.now}
            />
          </div>
          {suggested > 0 ? <NamesWaiting count={suggested} className="mt-4 max-desk:mx-4" /> : null}
          <StaleCities cities={cities} clock={clock} />
          <section
            id="needs"
            aria-labelledby="needs-title"
            className="mt-5 scroll-mt-16 border-t-[3px] border-t-accent desk:border desk:border-line-strong desk:border-t-[3px] desk:border-t-accent max-desk:mt-3 max-desk:border-b max-desk:border-b-line max-desk:bg-card"
          >
            <header className="flex min-h-10 items-center gap-2 border-b border-line px-4 max-desk:sr-only">
              <h2 id="needs-title" className="text-base">
                {t('needs.title')}
              </h2>
              <span className="text-[13px] text-muted">
                {needs.length > 0 ? t('needs.order', { count: needs.length }) : ''}
                {later > 0 ? ` · ${t('needs.later', { count: later })}` : ''}
              </span>
              <span className="ml-auto flex items-center gap-1.5 text-xs text-muted max-wide:hidden pointer-coarse:hidden">
                <Keys keys="j" /> <Keys keys="k" /> {t('needs.move')} · <Keys keys="h" /> {t('needs.putOff')}
              </span>
            </header>
            {rows.length > 0 ? (
              <NeedList rows={rows} putOff={putOffAction} bringBack={bringBackAction} />
            ) : (
              <p className="px-4 py-6 text-muted">{t('needs.none')}</p>
            )}
          </section>
          <ChangeGroups
            groups={groups}
            title={fresh.length > 0 ? t('changedSince', { since }) : t('unchangedTitle')}
            note={
              fresh.length > 0
                ? t('changedNote', { count: unread, places: groups.length })
                : read.items.length > 0
                  ? t('lastOnes')
                  : t('noneInWeek')
            }
            isNew={fresh.length > 0}
            clock={clock}
            markAll={markBellSeenAction}
            markPlace={markPlaceSeenAction}
          />
        </div>
        <aside
          aria-label={t('side')}
          className="flex flex-col gap-6 border-line bg-paper px-4 py-5 max-wide:border-t desk:px-8 wide:border-l wide:px-6 [&>section+section]:border-t [&>section+section]:border-line [&>section+section]:pt-5"
        >
          <Week entries={agenda} today={today} now={clock.now} />
          <CloseOutRisk closeOuts={closeOuts} now={clock.now} />
          <AnswersDue deadlines={deadlines} now={clock.now} />
          <p className="flex items-center justify-between border-t border-line pt-4 text-[13px] text-muted">
            {t('checksLeft', { count: checks.balance })}
            <AppLink
              to={
                mayBuy && checks.balance === 0 ? '/dashboard/purchase-checks' : '/dashboard/permit-checklist'
              }
              className="text-link"
            >
              {t('checkPackage')}
            </AppLink>
          </p>
        </aside>
      </div>
    </Sheet>
  );
}
