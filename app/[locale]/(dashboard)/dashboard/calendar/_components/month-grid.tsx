'use client';

import { type DateTimeFormatOptions, useFormatter, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import { weeksOf } from '@/lib/company/calendar/month';
import { addDays, startOfUtcDay } from '@/lib/platform/clock/days';
import type { DayItem } from './day-item';
import { ItemIcon } from './item-icon';

/** What a cell says of an item, where there is room. */
export interface GridItem extends Pick<DayItem, 'kind' | 'key' | 'day'> {
  label: string;
}

export interface MonthGridProps {
  /** `2026-11`. */
  month: string;
  today: string;
  /** The day whose list is shown. */
  chosen: string | null;
  items: readonly GridItem[];
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const MAX_LABELS = 3;

/**
 * A month, Sunday first. Each day is a link to its list; the arrow keys move among the days, Home and End within the week.
 * Before the script all days are reached by Tab, after it one of them is.
 */
export function MonthGrid({ month, today, chosen, items }: MonthGridProps) {
  const t = useTranslations('calendar.month');
  const kinds = useTranslations('calendar.kinds');
  const format = useFormatter();
  const table = useRef<HTMLTableElement>(null);
  const weeks = weeksOf(month);
  const days = weeks.flat();
  const entry = [chosen, today].find((day) => day?.startsWith(month)) ?? `${month}-01`;
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => setActive(entry), [entry]);

  const say = (day: string, options: DateTimeFormatOptions) =>
    format.dateTime(startOfUtcDay(day), { ...options, timeZone: 'UTC' });

  function move(event: KeyboardEvent) {
    const from = active ?? entry;
    const weekday = days.indexOf(from) % 7;
    const step =
      event.key === 'Home' ? -weekday : event.key === 'End' ? 6 - weekday : (STEPS[event.key] ?? null);
    if (step === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = addDays(from, step);
    if (!days.includes(next)) return;
    event.preventDefault();
    setActive(next);
    table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <table ref={table} className="w-full table-fixed border-collapse">
      <caption className="sr-only">{say(`${month}-01`, { month: 'long', year: 'numeric' })}</caption>
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th
              key={day}
              scope="col"
              abbr={say(day, { weekday: 'long' })}
              className="border-b border-line py-2 text-center text-xs font-semibold text-muted md:px-2 md:text-left"
            >
              {say(day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={move}>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const held = items.filter((item) => item.day === day);
              const name = say(day, { weekday: 'long', month: 'long', day: 'numeric' });
              return (
                <td
                  key={day}
                  className={classNames(
                    'relative h-14 border border-line p-0 align-top md:h-28',
                    !day.startsWith(month) && 'bg-sunken/50',
                    day === chosen && 'outline-2 -outline-offset-2 outline-link',
                  )}
                >
                  <AppLink
                    to="/dashboard/calendar"
                    query={{ month, day }}
                    scroll={false}
                    data-day={day}
                    tabIndex={active === null || active === day ? undefined : -1}
                    onFocus={() => setActive(day)}
                    aria-current={day === today ? 'date' : undefined}
                    className="absolute inset-0 flex flex-col items-center gap-1 overflow-hidden p-1 hover:bg-sunken/60 focus-visible:-outline-offset-2 md:items-stretch md:p-1.5"
                  >
                    <span className="sr-only">
                      {name}: {t('entries', { count: held.length })}
                    </span>
                    <span
                      aria-hidden="true"
                      className={classNames(
                        'inline-flex size-7 shrink-0 items-center justify-center rounded-full text-sm tabular-nums',
                        day === today && 'bg-ink font-semibold text-paper',
                        day !== today && !day.startsWith(month) && 'text-muted',
                      )}
                    >
                      {Number(day.slice(8))}
                    </span>
                    <span className="flex gap-0.5 md:hidden">
                      {[...new Set(held.map(({ kind }) => kind))].map((kind) => (
                        <ItemIcon key={kind} kind={kind} />
                      ))}
                    </span>
                    {held.slice(0, held.length > MAX_LABELS ? MAX_LABELS - 1 : MAX_LABELS).map((item) => (
                      <span key={item.key} className="hidden min-w-0 items-center gap-1 text-xs md:flex">
                        <ItemIcon kind={item.kind} />
                        <span className="sr-only">{kinds(item.kind)}:</span>
                        <span className="truncate">{item.label}</span>
                      </span>
                    ))}
                    {held.length > MAX_LABELS ? (
                      <span className="hidden text-xs text-muted md:block">
                        {t('more', { count: held.length - MAX_LABELS + 1 })}
                      </span>
                    ) : null}
                  </AppLink>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
