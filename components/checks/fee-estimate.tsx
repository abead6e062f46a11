import { useFormatter, useTranslations } from 'next-intl';
import { FeeLines } from '@/components/fees/fee-lines';
import { FeeNotes } from '@/components/fees/fee-notes';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Alert } from '@/components/ui/alert';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import { INPUT_LABELS } from '@/content/fees/wording';
import type { PricedFee } from '@/lib/checking/checks/types';
import { calendarDay } from '@/lib/platform/i18n/format';

interface Props {
  fee: PricedFee | null;
  /** Where its lines stand already. */
  withoutLines?: boolean;
}

/** What the city's own schedule comes to, line by line, what it leaves out, and where it was read; or why there is no figure. */
export function FeeEstimateView({ fee, withoutLines = false }: Props) {
  const t = useTranslations('checks.fee');
  const locale = useAppLocale();
  if (!fee) return <p className="text-muted">{t('noSchedule')}</p>;
  const { schedule, estimate } = fee;
  return (
    <div className="flex flex-col gap-4">
      {estimate.status === 'estimated' && !withoutLines ? (
        <FeeLines estimate={estimate} label={schedule.name[locale]} />
      ) : null}
      {estimate.status === 'missing_input' ? (
        <p>
          {t('missing')}{' '}
          <span className="font-semibold">
            {estimate.missing.map((name) => INPUT_LABELS[name][locale]).join(', ')}
          </span>
        </p>
      ) : null}
      {estimate.status === 'not_published' ||
      estimate.status === 'not_allowed' ||
      estimate.status === 'no_permit' ? (
        <Alert tone="info" title={t(`status.${estimate.status}`)}>
          {estimate.reason[locale]}
          {estimate.status === 'not_allowed' ? ` ${estimate.rule.text[locale]}` : null}
        </Alert>
      ) : null}
      <FeeNotes {...(estimate.status === 'estimated' ? estimate : schedule)} />
      <ScheduleSource fee={fee} />
    </div>
  );
}

function ScheduleSource({ fee: { schedule } }: { fee: PricedFee }) {
  const t = useTranslations('checks.fee');
  const format = useFormatter();
  const locale = useAppLocale();
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3 text-sm text-muted">
      <p>
        {schedule.name[locale]}. {schedule.effective.text[locale]}{' '}
        <ConfidenceMark confidence={schedule.confidence} />
      </p>
      <ul className="flex flex-col gap-1">
        {schedule.sources.map(({ title, url, readOn }) => (
          <li key={url} className="wrap-anywhere">
            <a
              href={url}
              lang="en"
              target="_blank"
              rel="noreferrer"
              className="text-link py-1 pointer-coarse:py-2"
            >
              {title}
            </a>{' '}
            ({t('readOn', { date: calendarDay(format, readOn) })})
          </li>
        ))}
      </ul>
    </div>
  );
}
