import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { CityWord } from '@/components/permits/city-word';
import { MissingTag } from '@/components/permits/missing-tag';
import { PermitHead } from '@/components/permits/permit-head';
import { StatusBadge } from '@/components/ui/status-badge';
import type { Deadline } from '@/lib/checking/checks/round-types';
import type { CalendarEntry } from '@/lib/company/calendar/types';
import { daysBetween } from '@/lib/platform/clock/days';
import { type Clock, shortDay } from '@/lib/platform/i18n/format';
import { byDay, type DayItem } from './day-item';
import { ItemIcon } from './item-icon';

interface Props {
  items: readonly DayItem[];
  today: string;
  clock: Clock;
}

/** What stands on each day, day by day. */
export function Agenda({ items, today, clock }: Props) {
  const t = useTranslations('calendar.agenda');
  const format = useFormatter();
  return (
    <ol className="divide-y divide-line border-t border-line">
      {[...byDay(items)].map(([day, held]) => {
        const left = daysBetween(today, day);
        return (
          <li key={day} className="flex flex-col gap-2 px-4 py-3">
            <h3 className="text-base tabular-nums">
              <time dateTime={day}>{shortDay(format, day, clock.now)}</time>{' '}
              <span className="text-sm font-normal text-muted">
                {left === 0 ? t('today') : left > 0 ? t('in', { days: left }) : t('ago', { days: -left })}
              </span>
            </h3>
            <ul className="flex min-w-0 flex-col gap-3">
              {held.map((item) =>
                item.kind === 'deadline' ? (
                  <Answer key={item.key} deadline={item} />
                ) : (
                  <Entry key={item.key} entry={item} clock={clock} />
                ),
              )}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

function Answer({ deadline: { kind, check, round } }: { deadline: Deadline }) {
  const t = useTranslations('calendar.agenda');
  return (
    <li className="relative grid grid-cols-[1rem_1fr] gap-x-2.5">
      <span className="pt-1">
        <ItemIcon kind={kind} />
      </span>
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="text-sm font-semibold text-muted">{t('answer', { round })}</p>
        <AppLink
          to="/dashboard/permit-checklist/[check]/comments"
          params={{ check: check.id }}
          className="font-semibold text-[color:var(--link)] wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {check.name}
        </AppLink>
      </div>
    </li>
  );
}

function Entry({ entry, clock }: { entry: CalendarEntry; clock: Clock }) {
  const t = useTranslations('calendar.agenda');
  const outcomes = useTranslations('permits.inspections.outcomes');
  const { kind, permit, inspection } = entry;
  return (
    <li className="relative grid grid-cols-[1rem_1fr] gap-x-2.5">
      <span className="pt-1">
        <ItemIcon kind={kind} />
      </span>
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-muted">
          {inspection ? inspection.kind ? <CityWord>{inspection.kind}</CityWord> : t('unnamed') : t('expiry')}
          {inspection ? <span className="font-normal">{outcomes(inspection.outcome)}</span> : null}
        </p>
        <PermitHead
          permit={permit}
          stretched
          tags={<MissingTag since={permit.missingSince} clock={clock} />}
        />
        <StatusBadge bucket={permit.statusBucket} className="mt-1" />
      </div>
    </li>
  );
}
