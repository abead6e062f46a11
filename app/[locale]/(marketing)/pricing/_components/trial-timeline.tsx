import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { CANCEL_BEFORE_HOURS } from '@/lib/providers/billing/plan-facts';
import { TRIAL_DAYS } from '@/lib/providers/billing/plans';

const STATIONS = ['start', 'cancel', 'charge'] as const;

/** The trial as a line with its three moments; the last one is where money moves. */
export function TrialTimeline() {
  const t = useTranslations('pricing.trial');
  return (
    <ol className="grid sm:grid-cols-3">
      {STATIONS.map((id) => (
        <li
          key={id}
          className="relative flex flex-col gap-1 border-l-2 border-ink pb-8 pl-6 last:pb-0 sm:border-t-2 sm:border-l-0 sm:pt-6 sm:pr-6 sm:pb-0 sm:pl-0"
        >
          <span
            aria-hidden="true"
            className={classNames(
              'absolute top-0 -left-2 size-3.5 rounded-full border-2 sm:-top-2 sm:left-0',
              id === 'charge' ? 'border-accent bg-accent' : 'border-ink bg-paper',
            )}
          />
          <p className="text-sm font-semibold text-muted">
            {t(`${id}.day`, { hours: CANCEL_BEFORE_HOURS, days: TRIAL_DAYS })}
          </p>
          <h3 className="text-lg">{t(`${id}.title`)}</h3>
          <p className="text-muted">{t(`${id}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
