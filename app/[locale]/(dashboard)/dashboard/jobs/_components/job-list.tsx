import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { classNames } from '@/components/ui/class-names';
import { StatusIcon } from '@/components/ui/status-badge';
import { leadPermit, leadWaiting } from '@/lib/company/projects/lead-permit';
import type { ProjectSummary } from '@/lib/company/projects/view';
import { dayIn, knownZone } from '@/lib/platform/clock/zones';
import { type Clock, shortDay } from '@/lib/platform/i18n/format';
import { placeLabel } from '@/lib/tracking/cities/place-label';
import { WaitsLine } from './waits-line';

/** The jobs, each by its address, with whom it waits for. On a phone each is two lines, on a desk a row. */
export function JobList({ jobs, clock }: { jobs: readonly ProjectSummary[]; clock: Clock }) {
  const t = useTranslations('projects.list');
  const today = dayIn(knownZone(clock.timeZone), clock.now);
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="max-desk:sr-only">
          <tr className="text-left text-[12.5px] text-muted">
            {(['address', 'client', 'permits', 'waits', 'start', 'lead', 'tasks'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={classNames(
                  'sticky top-0 h-[34px] border-b border-line bg-card px-2.5 font-medium first:pl-6',
                  column === 'tasks' && 'pr-6 text-right',
                )}
              >
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} today={today} now={clock.now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CELL = 'border-b border-line px-2.5 align-middle max-desk:border-0 max-desk:px-0';

function JobRow({ job, today, now }: { job: ProjectSummary; today: string; now: Date }) {
  const t = useTranslations('projects.list');
  const locale = useAppLocale();
  const standing = useTranslations('projects.standing');
  const format = useFormatter();
  const lead = leadPermit(job.permits);
  const waiting = leadWaiting(job.permits);
  return (
    <tr className="relative h-14 hover:bg-hover max-desk:flex max-desk:h-auto max-desk:flex-wrap max-desk:items-center max-desk:gap-x-3 max-desk:gap-y-1 max-desk:border-b max-desk:border-line max-desk:px-4 max-desk:py-3">
      <th
        scope="row"
        className={classNames(CELL, 'text-left font-normal first:pl-6 max-desk:basis-full max-desk:pl-0!')}
      >
        <AppLink
          to="/dashboard/jobs/[id]"
          params={{ id: job.id }}
          className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline max-desk:text-base"
        >
          {job.address}
        </AppLink>
        <span className="block text-[12.5px] text-muted">
          {[job.name, placeLabel(job.city, job.state, locale)].filter(Boolean).join(' · ')}
          {job.standing === 'active' ? '' : ` · ${standing(job.standing)}`}
        </span>
      </th>
      <td className={classNames(CELL, 'max-desk:hidden')}>{job.clientName ?? '–'}</td>
      <td className={CELL}>
        {job.permits.length === 0 ? (
          <span className="text-[13px] text-muted">{t('noPermits')}</span>
        ) : (
          <span className="inline-flex items-center gap-1.5">
            {job.permits.slice(0, 5).map((permit) => (
              <StatusIcon key={permit.id} bucket={permit.statusBucket} />
            ))}
            <span className="text-[13px] text-muted tabular-nums">
              {t('permitCount', { count: job.permits.length })}
            </span>
          </span>
        )}
      </td>
      <td className={classNames(CELL, 'max-desk:basis-full')}>
        {lead || waiting ? <WaitsLine waiting={waiting} today={today} withDays /> : '–'}
      </td>
      <td className={classNames(CELL, 'whitespace-nowrap tabular-nums max-desk:hidden')}>
        {job.startsOn === null ? '–' : shortDay(format, job.startsOn, now)}
      </td>
      <td className={classNames(CELL, 'max-desk:hidden')}>{job.lead?.name ?? '–'}</td>
      <td className={classNames(CELL, 'pr-6! text-right tabular-nums max-desk:ml-auto max-desk:pr-0!')}>
        {job.dueTasks > 0 ? (
          <span className="font-semibold text-action">{t('due', { count: job.dueTasks })}</span>
        ) : (
          <span className="text-muted">{t('tasks', { count: job.openTasks })}</span>
        )}
      </td>
    </tr>
  );
}
