import { ClipboardCheck, Hand, HardHat, Landmark } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { daysBetween } from '@/lib/platform/clock/days';
import { shortDay } from '@/lib/platform/i18n/format';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { deskName } from '@/lib/tracking/permits/step-event';
import type { nobodyBecause, Waiting } from '@/lib/tracking/permits/waiting';

/** As in the list of permits. */
export const WAITING_ICONS = {
  applicant: Hand,
  desk: Landmark,
  city: Landmark,
  inspector: ClipboardCheck,
  work: HardHat,
};

interface WaitsLineProps {
  waiting: Waiting | undefined;
  /** Where nothing is waited for: why. */
  nobody?: ReturnType<typeof nobodyBecause>;
  /** The permit of the job that has to be issued first; named where nothing nearer is known. */
  after?: string | null;
  today: string;
  /** Days shown beside it, as in tables. */
  withDays?: boolean;
}

/** On whom a permit waits, since when; "you" is bold with the hand in the action colour. */
export function WaitsLine({
  waiting,
  nobody = 'unknown',
  after = null,
  today,
  withDays = false,
}: WaitsLineProps) {
  const t = useTranslations('projects.waits');
  const format = useFormatter();
  const none = useTranslations('permits.waiting.nobody');
  if (!waiting)
    return (
      <span className="text-[13px] text-muted">
        {after === null ? none(nobody) : t('after', { permit: after })}
      </span>
    );
  const Icon = WAITING_ICONS[waiting.on];
  const now = new Date(`${today}T12:00:00Z`);
  const day = waiting.on === 'inspector' ? waiting.day : waiting.since;
  const who =
    waiting.on === 'applicant'
      ? t(`you.${waiting.why}`)
      : waiting.on === 'desk'
        ? deskName(waiting.desk)
        : waiting.on !== 'inspector'
          ? t(waiting.on)
          : waiting.kind === null
            ? t('inspector')
            : sentenceCase(waiting.kind);
  return (
    <span className="inline-flex min-w-0 items-start gap-1.5">
      <Icon
        aria-hidden="true"
        className={classNames(
          'mt-0.5 size-4 shrink-0',
          waiting.on === 'applicant' ? 'text-action' : 'text-muted',
        )}
      />
      <span className="min-w-0">
        <span className={classNames('wrap-anywhere', waiting.on === 'applicant' && 'font-semibold')}>
          {who}
        </span>
        {day === null ? null : (
          <span className="block text-[12.5px] text-muted tabular-nums">
            {waiting.on === 'inspector'
              ? shortDay(format, day, now)
              : t('since', { date: shortDay(format, day, now) })}
            {withDays && waiting.on !== 'inspector' && day <= today
              ? ` · ${t('days', { count: daysBetween(day, today) })}`
              : ''}
          </span>
        )}
        {after !== null && waiting.on === 'city' ? (
          <span className="block text-[12.5px] text-muted">{t('after', { permit: after })}</span>
        ) : null}
      </span>
    </span>
  );
}
