import { CalendarClock, OctagonAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { daysBetween } from '@/lib/platform/clock/days';
import { shortDay } from '@/lib/platform/i18n/format';

interface Props {
  dueOn: string | null;
  /** The company's day, and the moment it was asked for. */
  today: string;
  now: Date;
}

/** When an answer has to be back, as a day and in days. */
export function Due({ dueOn, today, now }: Props) {
  const t = useTranslations('rounds.round');
  const format = useFormatter();
  if (dueOn === null) return <span className="text-muted">{t('noDue')}</span>;
  const days = daysBetween(today, dueOn);
  const date = shortDay(format, dueOn, now);
  const isOver = days < 0;
  const Icon = isOver ? OctagonAlert : CalendarClock;
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold ${isOver ? 'text-stopped' : 'text-ink'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span>
        <time dateTime={dueOn}>{t(isOver ? 'overdue' : 'due', { date })}</time>,{' '}
        {isOver ? t('dueAgo', { days: -days }) : t('dueIn', { days })}
      </span>
    </span>
  );
}
