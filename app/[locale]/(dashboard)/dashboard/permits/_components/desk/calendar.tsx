'use client';

import {
  ChevronDown,
  ChevronUp,
  ClipboardCheck,
  Hand,
  Hourglass,
  Landmark,
  type LucideIcon,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { DateKind, DeskDate, DeskDates, Expected } from '@/lib/company/desk/dates';
import { addDays, daysBetween, startOfUtcDay } from '@/lib/platform/clock/days';
import { cellDay, monthDay, weekday } from '@/lib/platform/i18n/format';
import { plainPlace, stripCity } from '@/lib/tracking/cities/place-words';
import { sentenceCase, streetCase } from '@/lib/tracking/permits/plain-case';
import type { Go } from './use-desk';

interface Props {
  dates: DeskDates;
  from: string;
  today: string;
  go: Go;
  onOpen: (permitId: number) => void;
}

const WEEKS = 4;
const ICONS: Record<DateKind, { icon: LucideIcon; colour: string }> = {
  inspection: { icon: ClipboardCheck, colour: 'text-link' },
  lapse: { icon: Hourglass, colour: 'text-stopped' },
  target: { icon: Landmark, colour: 'text-muted' },
};
const SHOWN_A_DAY = 3;

/** Four weeks of what the set's permits have on a day, what is expected as a range, and what waits without a day. */
export function DeskCalendar({ dates, from, today, go, onOpen }: Props) {
  const t = useTranslations('desk.calendar');
  const format = useFormatter();
  const days = Array.from({ length: WEEKS * 7 }, (_, index) => addDays(from, index));
  const last = days.at(-1) ?? from;
  const [chosen, setChosen] = useState(days.includes(today) ? today : from);
  const long = (day: string) => monthDay(format, day);
  const byDay = groupByDay(dates.dates);
  return (
    <div className="flex min-w-0 flex-1 max-desk:flex-col">
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 desk:px-6">
          <h2 className="text-base">{t('range', { from: long(from), to: long(last) })}</h2>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('earlier')}
            onClick={() => go({ from: addDays(from, -7) })}
          >
            <ChevronUp aria-hidden="true" className="size-4" />
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('later')}
            onClick={() => go({ from: addDays(from, 7) })}
          >
            <ChevronDown aria-hidden="true" className="size-4" />
          </Button>
          <Button variant="secondary" size="sm" onClick={() => go({ from: '' })}>
            {t('today')}
          </Button>
          <ul className="ml-auto flex gap-4 text-[13px] max-wide:hidden">
            {(['inspection', 'target', 'lapse'] as const).map((kind) => {
              const { icon: Icon, colour } = ICONS[kind];
              return (
                <li key={kind} className={classNames('flex items-center gap-1.5', colour)}>
                  <Icon aria-hidden="true" className="size-3.5" />
                  {t(`kinds.${kind}`)}
                </li>
              );
            })}
          </ul>
        </div>
        <div className="grid grid-cols-7 border-b border-line text-[13px] text-muted max-desk:hidden">
          {days.slice(0, 7).map((day) => (
            <span key={day} className="px-2.5 py-1.5">
              {weekday(format, day)}
            </span>
          ))}
        </div>
        <div className="max-desk:hidden">
          {Array.from({ length: WEEKS }, (_, week) => {
            const ofWeek = days.slice(week * 7, week * 7 + 7);
            return (
              <div key={ofWeek[0]} className="border-b border-line">
                <div className="grid grid-cols-7">
                  {ofWeek.map((day) => (
                    <Day
                      key={day}
                      day={day}
                      dates={byDay.get(day) ?? []}
                      isToday={day === today}
                      isChosen={day === chosen}
                      onChoose={() => setChosen(day)}
                    />
                  ))}
                </div>
                <Ranges expected={dates.expected} week={ofWeek} onOpen={onOpen} />
              </div>
            );
          })}
        </div>
        <Agenda dates={dates.dates} onOpen={onOpen} />
        <p className="flex flex-wrap justify-between gap-3 px-4 py-2.5 text-sm text-muted desk:px-6">
          <span>{t('foot', { dates: dates.dates.length, without: dates.without, total: dates.total })}</span>
          <AppLink to="/dashboard/calendar" className="text-link">
            {t('feed')}
          </AppLink>
        </p>
      </div>
      <aside className="desk:w-[300px] desk:shrink-0 desk:border-l desk:border-line desk:bg-paper">
        <section className="px-5 py-4 max-desk:hidden">
          <h2 className="text-base">{monthDay(format, chosen, { named: true })}</h2>
          {(byDay.get(chosen) ?? []).length === 0 ? (
            <p className="mt-1 text-sm text-muted">{t('nothing')}</p>
          ) : (
            <ul className="mt-2 divide-y divide-line border-t border-line text-sm">
              {(byDay.get(chosen) ?? []).map((date) => (
                <Entry key={`${date.kind} ${date.permitId} ${date.name}`} date={date} onOpen={onOpen} />
              ))}
            </ul>
          )}
        </section>
        {dates.undated.length > 0 ? (
          <section className="px-5 py-4">
            <h2 className="text-base">{t('undated')}</h2>
            <p className="text-sm text-muted">{t('undatedText')}</p>
            <ul className="mt-2 flex flex-col gap-1 text-sm">
              {dates.undated.map(({ permitId, address, permitNumber, why }) => (
                <li key={permitId}>
                  <button
                    type="button"
                    onClick={() => onOpen(permitId)}
                    className="flex min-h-8 w-full items-center gap-2 rounded-sm text-left hover:bg-hover pointer-coarse:min-h-11"
                  >
                    <Hand aria-hidden="true" className="size-4 shrink-0 text-action" />
                    <span className="min-w-0 flex-1 truncate font-semibold">
                      {address === null ? permitNumber : streetCase(address)}
                    </span>
                    <UndatedWhy why={why} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </aside>
    </div>
  );
}

function groupByDay(dates: readonly DeskDate[]): Map<string, DeskDate[]> {
  const days = new Map<string, DeskDate[]>();
  for (const date of dates) days.set(date.day, [...(days.get(date.day) ?? []), date]);
  return days;
}

const WAITS = ['corrections', 'answer', 'issue', 'reinspection', 'hold', 'renewal'] as const;

function UndatedWhy({ why }: { why: string }) {
  const t = useTranslations('desk.waits');
  const known = WAITS.find((one) => one === why);
  return known ? <span className="max-w-[45%] shrink-0 truncate text-muted">{t(known)}</span> : null;
}

function useStreetOf() {
  return ({
    address,
    city,
    state,
    permitNumber,
  }: Pick<DeskDate, 'address' | 'city' | 'state' | 'permitNumber'>) =>
    address === null ? permitNumber : streetCase(stripCity(address, city, state));
}

interface DayProps {
  day: string;
  dates: readonly DeskDate[];
  isToday: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Day({ day, dates, isToday, isChosen, onChoose }: DayProps) {
  const t = useTranslations('desk.calendar');
  const format = useFormatter();
  const street = useStreetOf();
  const weekend = [0, 6].includes(new Date(startOfUtcDay(day)).getUTCDay());
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-pressed={isChosen}
      aria-label={t('day', {
        day: monthDay(format, day),
        count: dates.length,
      })}
      className={classNames(
        'flex min-h-[104px] min-w-0 flex-col items-stretch gap-1 border-t-[3px] border-l border-l-line px-2.5 pt-1 pb-1.5 text-left text-[13px] first:border-l-0 focus-visible:-outline-offset-2',
        isToday ? 'border-t-accent' : 'border-t-transparent',
        isChosen ? 'bg-selected' : weekend ? 'bg-paper hover:bg-hover' : 'hover:bg-hover',
      )}
    >
      <span className={classNames('tabular-nums', isToday ? 'font-semibold' : 'text-muted')}>
        {cellDay(format, day)}
      </span>
      {dates.slice(0, SHOWN_A_DAY).map((date) => {
        const { icon: Icon, colour } = ICONS[date.kind];
        return (
          <span key={`${date.kind} ${date.permitId} ${date.name}`} className="min-w-0">
            <span className="block truncate font-semibold">{street(date)}</span>
            <span className="flex items-center gap-1 text-muted">
              <Icon aria-hidden="true" className={classNames('size-3.5 shrink-0', colour)} />
              <span className="truncate">
                {date.name ? sentenceCase(date.name) : t(`kinds.${date.kind}`)}
              </span>
            </span>
          </span>
        );
      })}
      {dates.length > SHOWN_A_DAY ? (
        <span className="text-link">{t('more', { count: dates.length - SHOWN_A_DAY })}</span>
      ) : null}
    </button>
  );
}

/** An expected day is never a dot: four in five come within the bar, half before its mark. */
function Ranges({
  expected,
  week,
  onOpen,
}: {
  expected: readonly Expected[];
  week: readonly string[];
  onOpen: (id: number) => void;
}) {
  const t = useTranslations('desk.calendar');
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const here = expected.filter(({ from, to }) => from <= last && to >= first);
  if (here.length === 0) return null;
  return (
    <div className="flex flex-col gap-0.5 pb-1">
      {here.map(({ permitId, address, permitNumber, from, median, to }) => {
        const start = Math.max(0, daysBetween(first, from));
        const end = Math.min(6, daysBetween(first, to));
        const hasMedian = median >= first && median <= last;
        return (
          <button
            key={permitId}
            type="button"
            onClick={() => onOpen(permitId)}
            style={{ marginLeft: `${(start / 7) * 100}%`, width: `${((end - start + 1) / 7) * 100}%` }}
            className="h-[18px] truncate bg-link/25 px-2 text-left text-xs leading-[18px] hover:bg-link/40"
          >
            {t(hasMedian ? 'expectedHalf' : 'expected', {
              permit: address === null ? permitNumber : streetCase(address),
              day: median.slice(5),
            })}
          </button>
        );
      })}
    </div>
  );
}

function Entry({ date, onOpen }: { date: DeskDate; onOpen: (permitId: number) => void }) {
  const t = useTranslations('desk.calendar');
  const street = useStreetOf();
  const { icon: Icon, colour } = ICONS[date.kind];
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(date.permitId)}
        className="grid w-full grid-cols-[auto_1fr] gap-x-2 py-2.5 text-left hover:bg-hover"
      >
        <Icon aria-hidden="true" className={classNames('mt-0.5 size-4', colour)} />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{street(date)}</span>
          <span className="block truncate text-muted">
            {[
              date.name && sentenceCase(date.name),
              t(`kinds.${date.kind}`),
              plainPlace(date.city, date.state),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </button>
    </li>
  );
}

/** On a phone, the days that have something, one below the other. */
function Agenda({ dates, onOpen }: { dates: readonly DeskDate[]; onOpen: (permitId: number) => void }) {
  const format = useFormatter();
  const t = useTranslations('desk.calendar');
  const days = [...groupByDay(dates)];
  return (
    <div className="px-4 desk:hidden">
      {days.length === 0 ? <p className="py-4 text-muted">{t('nothing')}</p> : null}
      {days.map(([day, of]) => (
        <section key={day} className="border-b border-line py-2">
          <h3 className="text-sm">{`${weekday(format, day)} ${cellDay(format, day)}`}</h3>
          <ul className="divide-y divide-line text-sm">
            {of.map((date) => (
              <Entry key={`${date.kind} ${date.permitId} ${date.name}`} date={date} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
