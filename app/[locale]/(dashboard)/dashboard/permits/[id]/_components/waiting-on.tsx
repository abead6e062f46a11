import { Building2, ClipboardCheck, HardHat, type LucideIcon, UserRound } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { daysBetween } from '@/lib/platform/clock/days';
import { calendarDay } from '@/lib/platform/i18n/format';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { deskName } from '@/lib/tracking/permits/step-event';
import { type Waiting, whyOf } from '@/lib/tracking/permits/waiting';

const ICONS: Record<Waiting['on'], LucideIcon> = {
  applicant: UserRound,
  desk: Building2,
  city: Building2,
  inspector: ClipboardCheck,
  work: HardHat,
};

export interface WaitingOnProps {
  waiting: readonly Waiting[];
  /** The city's calendar day. */
  today: string;
  city: string;
}

/** Whom the permit waits for, since when, and by when the city means to be done. Nothing where nothing is known. */
export function WaitingOn({ waiting, today, city }: WaitingOnProps) {
  const t = useTranslations('permits.waiting');
  if (waiting.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-sm font-semibold">{t('title')}</h2>
      <ul className="flex flex-col divide-y divide-line">
        {waiting.map((one) => {
          const Icon = ICONS[one.on];
          return (
            <li key={keyOf(one)} className="grid grid-cols-[auto_1fr] gap-x-3 py-3 first:pt-0">
              <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
              <div className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
                <WhoAndSince waiting={one} today={today} />
                <Why waiting={one} today={today} />
              </div>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-muted">{t('source', { city })}</p>
    </section>
  );
}

function keyOf(one: Waiting): string {
  return one.on === 'desk' ? `desk ${one.desk}` : `${one.on} ${whyOf(one)}`;
}

interface PartProps {
  waiting: Waiting;
  today: string;
}

function WhoAndSince({ waiting, today }: PartProps) {
  const t = useTranslations('permits.waiting');
  const format = useFormatter();
  const since = waiting.on === 'inspector' ? null : waiting.since;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-lg font-semibold">
        {waiting.on === 'applicant' ? (
          t('you')
        ) : waiting.on === 'desk' ? (
          <span title={waiting.desk}>{deskName(waiting.desk)}</span>
        ) : (
          t(waiting.on)
        )}
      </span>
      {since === null ? (
        waiting.on === 'applicant' ? (
          <span className="text-sm text-muted">{t('noDay')}</span>
        ) : null
      ) : (
        <span className="text-sm text-muted tabular-nums">
          <time dateTime={since}>{t('since', { date: calendarDay(format, since) })}</time>
          {since <= today ? ` · ${t('days', { count: daysBetween(since, today) })}` : ''}
        </span>
      )}
    </p>
  );
}

function Why({ waiting, today }: PartProps) {
  const t = useTranslations('permits.waiting');
  const format = useFormatter();
  if (waiting.on === 'inspector') {
    const kind = waiting.kind === null ? t('unnamed') : sentenceCase(waiting.kind);
    return <p>{t(waiting.why, { kind, date: calendarDay(format, waiting.day) })}</p>;
  }
  if (waiting.on === 'applicant') {
    const names = waiting.why === 'corrections' ? deskName : sentenceCase;
    const desks = waiting.at.map(names).join(', ');
    if (waiting.why === 'corrections')
      return <p>{desks ? t('correctionsAt', { desks }) : t('corrections')}</p>;
    if (waiting.why === 'reinspection')
      return <p>{desks ? t('reinspectionOf', { desks }) : t('reinspection')}</p>;
    return <p>{t(waiting.why)}</p>;
  }
  if (waiting.on !== 'desk') return <p>{t(`${waiting.on}Why`)}</p>;
  const isPast = waiting.due !== null && waiting.due < today;
  return (
    <>
      <p>{t('review')}</p>
      {waiting.due === null ? null : (
        <p
          className={classNames('text-sm font-semibold tabular-nums', isPast ? 'text-action' : 'text-muted')}
        >
          {t(isPast ? 'overdue' : 'due', { date: calendarDay(format, waiting.due) })}
        </p>
      )}
    </>
  );
}
