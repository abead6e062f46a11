import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import type { CalendarEntry } from '@/lib/company/calendar/types';
import { addDays, startOfUtcDay } from '@/lib/platform/clock/days';
import { shortDay } from '@/lib/platform/i18n/format';
import { stripCity } from '@/lib/tracking/cities/place-words';
import { sentenceCase, streetCase } from '@/lib/tracking/permits/plain-case';

const SHOWN = 6;

/** Monday to Friday of the week that holds the day; the coming one from Saturday on. */
export function workWeek(today: string): string[] {
  const weekday = new Date(startOfUtcDay(today)).getUTCDay();
  const monday = addDays(today, weekday === 0 ? 1 : weekday === 6 ? 2 : 1 - weekday);
  return [0, 1, 2, 3, 4].map((day) => addDays(monday, day));
}

interface Props {
  entries: readonly CalendarEntry[];
  today: string;
  now: Date;
}

/** The inspections of this week, on its days and as a list. */
export function Week({ entries, today, now }: Props) {
  const t = useTranslations('today.week');
  const format = useFormatter();
  const days = workWeek(today);
  const visits = entries.filter(({ kind }) => kind === 'inspection');
  const ahead = visits.filter(({ day }) => day >= today);
  const name = (day: string, weekday: 'narrow' | 'short') =>
    format.dateTime(startOfUtcDay(day), { weekday, timeZone: 'UTC' });
  return (
    <section aria-labelledby="week">
      <div className="mb-2 flex items-baseline justify-between">
        <h2 id="week" className="text-sm">
          {t('title')}
        </h2>
        <AppLink to="/dashboard/calendar" className="text-[13px] text-link">
          {t('calendar')}
        </AppLink>
      </div>
      <ol className="grid grid-cols-5 border border-line-strong" aria-hidden="true">
        {days.map((day) => {
          const count = visits.filter((visit) => visit.day === day).length;
          return (
            <li
              key={day}
              className={classNames(
                'flex flex-col items-center border-l border-line py-1.5 text-center first:border-l-0',
                day === today && 'shadow-[inset_0_2px_0_var(--ink)]',
              )}
            >
              <span className="text-xs text-muted">{name(day, 'narrow')}</span>
              <span className="text-sm font-semibold tabular-nums">{Number(day.slice(8))}</span>
              <span className="flex h-2 items-center gap-0.5">
                {Array.from({ length: Math.min(count, 4) }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dots that are all alike
                  <span key={index} className="size-1 rounded-full bg-link" />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      {ahead.length > 0 ? (
        <ul className="mt-3 flex flex-col gap-2.5 text-sm">
          {ahead.slice(0, SHOWN).map(({ key, day, permit, inspection }) => (
            <li key={key} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2">
              <span className="text-[13px] text-muted">
                {day === today
                  ? t('today')
                  : day <= addDays(today, 6)
                    ? name(day, 'short')
                    : shortDay(format, day, now)}
              </span>
              <span className="min-w-0">
                <AppLink
                  to="/dashboard/permits/[id]"
                  params={{ id: String(permit.id) }}
                  className="block truncate font-semibold hover:underline"
                >
                  {permit.address === null
                    ? permit.permitNumber
                    : streetCase(stripCity(permit.address, permit.city, permit.state))}
                </AppLink>
                <span className="block truncate text-[13px] text-muted">
                  {inspection?.kind ? sentenceCase(inspection.kind) : t('visit')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-[13px] text-muted">{t('none')}</p>
      )}
    </section>
  );
}
