import { useFormatter, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { brand } from '@/lib/brand';
import { type Clock, calendarDay, dollars, figure, moment } from '@/lib/platform/i18n/format';
import { DATE_FIELDS } from '@/lib/tracking/permits/moved-dates';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { getCityDay, type TimelineEntry } from '@/lib/tracking/permits/timeline';
import type { PermitEvent } from '@/lib/tracking/permits/view';
import { ChangeLine } from './change-line';

/** A permit's life, newest first; each line says who gives its date. */
export function Timeline({ entries, clock }: { entries: TimelineEntry[]; clock: Clock }) {
  const t = useTranslations('permits.timeline');
  if (entries.length === 0) return <p className="text-muted">{t('empty')}</p>;
  return (
    <ol className="flex flex-col">
      {entries.map((entry) => (
        <Entry
          key={entry.kind === 'event' ? `event-${entry.event.id}` : entry.what}
          entry={entry}
          clock={clock}
        />
      ))}
    </ol>
  );
}

function Entry({ entry, clock }: { entry: TimelineEntry; clock: Clock }) {
  const t = useTranslations('permits.timeline');
  const format = useFormatter();
  const ahead = entry.kind === 'city_date' && entry.upcoming;
  return (
    <li className="group relative grid grid-cols-[1.25rem_1fr] gap-x-4 pb-6 last:pb-0">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-3 -bottom-3 left-[9px] w-0.5 group-last:hidden',
          ahead ? 'border-l-2 border-dotted border-control' : 'bg-line',
        )}
      />
      <span
        aria-hidden="true"
        className={classNames(
          'relative mt-1 ml-0.5 size-4 rounded-full border-[3px]',
          ahead
            ? 'border-dotted border-control bg-card'
            : entry.kind === 'event'
              ? 'border-accent bg-accent'
              : 'border-ink bg-card',
        )}
      />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-sm font-semibold text-muted tabular-nums">
          <time dateTime={entry.day}>{calendarDay(format, entry.day)}</time>
          {ahead ? ` · ${t('upcoming')}` : ''}
        </p>
        {entry.kind === 'city_date' ? (
          <>
            <p className="font-semibold">{t(`cityDate.${entry.what}`)}</p>
            <p className="text-sm text-muted">{t('fromCity')}</p>
          </>
        ) : (
          <Event event={entry.event} clock={clock} />
        )}
      </div>
    </li>
  );
}

function Event({ event, clock }: { event: PermitEvent; clock: Clock }) {
  const t = useTranslations('permits.timeline');
  const format = useFormatter();
  const seen = { brand: brand.name, when: moment(format, event.detectedAt, clock) };
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <ChangeLine event={event} now={clock.now} />
      </p>
      <Words event={event} />
      <Changes event={event} />
      <p className="text-sm text-muted">{getCityDay(event) ? t('fromCityAndSeen', seen) : t('seen', seen)}</p>
    </>
  );
}

/** The city's own words, where our own say less. */
function Words({ event: { fromWord: from, toWord: to, kind } }: { event: PermitEvent }) {
  const t = useTranslations('permits.timeline');
  if (!to || (kind !== 'status_changed' && kind !== 'discovered')) return null;
  return (
    <p className="text-sm">
      {from && from !== to
        ? t('statusWord', { from: sentenceCase(from), to: sentenceCase(to) })
        : t('statusWordOnly', { to: sentenceCase(to) })}
    </p>
  );
}

/** What a reader of the page understands; a moved point on the map is none of it. */
const KNOWN = [
  'permitNumber',
  'permitType',
  'permitSubtype',
  'workClass',
  'description',
  'address',
  'city',
  'state',
  'zip',
  'parcel',
  'contractorName',
  'contractorLicense',
  'valuationCents',
  'feeCents',
  'unpaidCents',
  'statusDate',
  'appliedDate',
  'approvedDate',
  'issuedDate',
  'completedDate',
  'expiresDate',
  'link',
] as const;

/** What the line above does not say. */
function Changes({ event: { kind, changes } }: { event: PermitEvent }) {
  const t = useTranslations('permits.timeline');
  const fields = useTranslations('permits.fields');
  const format = useFormatter();
  const show = (value: string | number | null, field: string) => {
    if (value === null || value === '') return t('nothing');
    if (typeof value === 'number') return field.endsWith('Cents') ? dollars(value) : figure(value);
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? calendarDay(format, value) : value;
  };
  const said = new Set<string>(kind === 'dates_changed' ? DATE_FIELDS : []);
  const told = KNOWN.filter((field) => changes[field] && !said.has(field));
  if (told.length === 0) return null;
  return (
    <ul className="flex flex-col gap-0.5 text-sm">
      {told.map((field) => {
        const [before, after] = changes[field] ?? [null, null];
        return (
          <li key={field} className="wrap-anywhere">
            {field === 'link'
              ? fields('link')
              : t('change', { field: fields(field), before: show(before, field), after: show(after, field) })}
          </li>
        );
      })}
    </ul>
  );
}
