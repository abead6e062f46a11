import { ClipboardCheck, Hourglass } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { MissingTag } from '@/components/permits/missing-tag';
import { PermitNumber } from '@/components/permits/permit-number';
import { Place } from '@/components/permits/place';
import { SampleTag } from '@/components/permits/sample-tag';
import { StatusBadge } from '@/components/ui/status-badge';
import type { CalendarEntry } from '@/lib/company/calendar/types';
import { daysBetween } from '@/lib/platform/clock/days';
import { type Clock, shortDay } from '@/lib/platform/i18n/format';

interface Props {
  entries: readonly CalendarEntry[];
  today: string;
  clock: Clock;
}

/** What lies ahead, day by day. */
export function Agenda({ entries, today, clock }: Props) {
  const t = useTranslations('calendar.agenda');
  const format = useFormatter();
  const days = byDay(entries);
  return (
    <ol className="divide-y divide-line border-t border-line">
      {[...days].map(([day, held]) => {
        const left = daysBetween(today, day);
        return (
          <li key={day} className="grid gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[8rem_1fr] sm:px-6">
            <h3 className="text-base tabular-nums">
              <time dateTime={day}>{shortDay(format, day, clock.now)}</time>{' '}
              <span className="text-sm font-normal text-muted">
                {left === 0 ? t('today') : t('in', { days: left })}
              </span>
            </h3>
            <ul className="flex min-w-0 flex-col gap-3">
              {held.map((entry) => (
                <Entry key={entry.key} entry={entry} clock={clock} />
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

function byDay(entries: readonly CalendarEntry[]): Map<string, CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries) {
    const ofDay = days.get(entry.day);
    if (ofDay) ofDay.push(entry);
    else days.set(entry.day, [entry]);
  }
  return days;
}

function Entry({ entry, clock }: { entry: CalendarEntry; clock: Clock }) {
  const t = useTranslations('calendar.agenda');
  const outcomes = useTranslations('permits.inspections.outcomes');
  const { permit, inspection } = entry;
  const Icon = inspection ? ClipboardCheck : Hourglass;
  return (
    <li className="relative flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
        {inspection ? (inspection.kind ?? t('unnamed')) : t('expiry')}
        {inspection ? (
          <span className="text-sm font-normal text-muted">{outcomes(inspection.outcome)}</span>
        ) : null}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <PermitNumber id={permit.id} number={permit.permitNumber} stretched />
        <StatusBadge bucket={permit.statusBucket} />
        {permit.mode === 'sample' ? <SampleTag /> : null}
        <MissingTag since={permit.missingSince} clock={clock} />
      </p>
      <p className="text-sm text-muted">
        <Place address={permit.address} city={permit.city} state={permit.state} />
      </p>
    </li>
  );
}
