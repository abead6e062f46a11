import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Alert } from '@/components/ui/alert';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { INPUT_LABELS } from '@/content/fees/wording';
import type { PricedFee } from '@/lib/checks/types';
import { arithmeticOf } from '@/lib/fees/arithmetic-text';
import type { EstimatedFee } from '@/lib/fees/types';
import { calendarDay, dollarsAndCents } from '@/lib/i18n/format';

/** What the city's own schedule comes to, line by line, what it leaves out, and where it was read; or why there is no figure. */
export function FeeEstimateView({ fee }: { fee: PricedFee | null }) {
  const t = useTranslations('checks.fee');
  const locale = useAppLocale();
  if (!fee) return <p className="text-muted">{t('noSchedule')}</p>;
  const { schedule, estimate } = fee;
  return (
    <div className="flex flex-col gap-4">
      {estimate.status === 'estimated' ? <Lines estimate={estimate} label={schedule.name[locale]} /> : null}
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
      <LeftOut fee={fee} />
      <ScheduleSource fee={fee} />
    </div>
  );
}

function Lines({ estimate, label }: { estimate: EstimatedFee; label: string }) {
  const t = useTranslations('cities.fee');
  const locale = useAppLocale();
  const labels = new Map(estimate.lines.map((line) => [line.id, line.label[locale]]));
  return (
    <Table label={label} narrow>
      <TableHead>
        <TableRow>
          <TableHeader>{t('line')}</TableHeader>
          <TableHeader className="max-sm:hidden">{t('arithmetic')}</TableHeader>
          <TableHeader numeric>{t('amount')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {estimate.lines.map((line) => (
          <TableRow key={line.id}>
            <TableCell>
              {line.label[locale]}
              <span className="mt-0.5 block text-muted sm:hidden">{arithmeticOf(line, labels, t)}</span>
            </TableCell>
            <TableCell className="text-muted max-sm:hidden">{arithmeticOf(line, labels, t)}</TableCell>
            <TableCell numeric>{dollarsAndCents(line.amountCents)}</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell className="font-bold">{t('total')}</TableCell>
          <TableCell className="max-sm:hidden" />
          <TableCell numeric className="font-bold">
            {dollarsAndCents(estimate.totalCents)}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

function LeftOut({ fee: { schedule, estimate } }: { fee: PricedFee }) {
  const t = useTranslations('cities.fee');
  const locale = useAppLocale();
  const estimated = estimate.status === 'estimated' ? estimate : null;
  const excluded = estimated?.excluded ?? schedule.excluded;
  const notes = [...(schedule.outdated ? [schedule.outdated] : []), ...(estimated?.notes ?? schedule.notes)];
  return (
    <div className="flex flex-col gap-2 text-sm text-muted">
      {notes.map((text) => (
        <p key={text.en}>{text[locale]}</p>
      ))}
      {excluded.length === 0 ? null : (
        <div>
          <h3 className="text-sm text-ink">{t('excluded')}</h3>
          <ul className="list-[square] pl-5">
            {excluded.map((text) => (
              <li key={text.en}>{text[locale]}</li>
            ))}
          </ul>
        </div>
      )}
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
