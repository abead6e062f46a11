import { useFormatter, useTranslations } from 'next-intl';
import { ChangeLine } from '@/components/permits/change-line';
import type { Activity, HistoryEntry } from '@/lib/company/projects/view';
import { type Clock, calendarDay, dollars, localDay } from '@/lib/platform/i18n/format';
import type { StatusBucket } from '@/lib/tracking/permits/types';

interface HistoryProps {
  entries: readonly HistoryEntry[];
  clock: Clock;
  /** In a job each of the city's lines says of which permit. */
  withPermit?: boolean;
}

/** What happened, the latest first, each with who did it: the city, or somebody by name. */
export function History({ entries, clock, withPermit = false }: HistoryProps) {
  const t = useTranslations('projects.history');
  const format = useFormatter();
  if (entries.length === 0) return <p className="text-sm text-muted">{t('none')}</p>;
  return (
    <ol className="flex flex-col">
      {entries.map((entry) => (
        <li
          key={entry.by === 'city' ? `city-${entry.event.id}` : `person-${entry.activity.id}`}
          className="grid grid-cols-[56px_1fr] gap-x-3 py-1 text-[13.5px]"
        >
          <time dateTime={entry.at.toISOString()} className="text-muted tabular-nums">
            {localDay(format, entry.at, clock)}
          </time>
          <span className="min-w-0 wrap-anywhere">
            {entry.by === 'city' ? (
              <>
                <span className="font-semibold">
                  <ChangeLine event={entry.event} now={clock.now} />
                </span>{' '}
                {withPermit ? (
                  <span className="font-mono text-xs text-muted">{entry.permit.number} </span>
                ) : null}
                <span className="text-muted">{t('city')}</span>
              </>
            ) : (
              <>
                <ActivityWords activity={entry.activity} />{' '}
                <span className="text-muted">{entry.activity.actor?.name ?? t('gone')}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function ActivityWords({ activity: { kind, details, permit } }: { activity: Activity }) {
  const t = useTranslations('projects.history');
  const standing = useTranslations('projects.standing');
  const status = useTranslations('common.status');
  const format = useFormatter();
  const { title, name, to, day, amountCents, number } = details;
  const words = {
    title: String(title ?? name ?? ''),
    number: String(number ?? permit?.number ?? ''),
    day: typeof day === 'string' ? calendarDay(format, day) : '',
    amount: typeof amountCents === 'number' ? dollars(amountCents) : '',
    state:
      typeof to !== 'string'
        ? ''
        : kind === 'permit_status_set'
          ? status(to as StatusBucket)
          : standing.has(to)
            ? standing(to)
            : '',
  };
  return <span className="font-semibold">{t(`kinds.${kind}`, words)}</span>;
}
