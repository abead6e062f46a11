import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import type { ProjectSummary } from '@/lib/company/projects/view';
import { calendarDay, dollars } from '@/lib/platform/i18n/format';
import { placeLabel } from '@/lib/tracking/cities/place-label';

/** The job's title block: its address, what is built, and what a sheet of drawings says of itself. */
export function JobHead({ job, actions }: { job: ProjectSummary; actions: ReactNode }) {
  const t = useTranslations('projects');
  const format = useFormatter();
  const locale = useAppLocale();
  const cells = [
    { label: t('fields.number'), value: job.number },
    { label: t('fields.clientName'), value: job.clientName },
    { label: t('fields.city'), value: placeLabel(job.city, job.state, locale) },
    { label: t('fields.value'), value: job.valueCents === null ? null : dollars(job.valueCents) },
    { label: t('fields.lead'), value: job.lead?.name ?? null },
    { label: t('fields.startsOn'), value: job.startsOn === null ? null : calendarDay(format, job.startsOn) },
  ];
  return (
    <header className="border border-t-[3px] border-line-strong border-t-accent bg-card">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-4 py-3.5">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-heading text-[26px] leading-8 font-bold wrap-anywhere max-desk:text-[22px]">
            {job.address}
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {job.name ?? t('noName')}
            {job.standing === 'active' ? '' : ` · ${t(`standing.${job.standing}`)}`}
          </p>
        </div>
        {actions}
      </div>
      <dl className="grid grid-cols-2 sm:grid-cols-3 wide:grid-cols-6">
        {cells.map(({ label, value }) => (
          <div
            key={label}
            className="min-w-0 border-l border-line px-4 py-2 first:border-l-0 max-wide:border-l-0"
          >
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="truncate text-sm font-semibold tabular-nums" title={value ?? undefined}>
              {value ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
