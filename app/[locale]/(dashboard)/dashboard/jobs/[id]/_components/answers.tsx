import { CircleAlert, CircleCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { RangeBar } from '@/components/projects/range-bar';
import type { ProjectPermit, ProjectSummary } from '@/lib/company/projects/view';
import { figure, shortDay } from '@/lib/platform/i18n/format';
import type { Expected } from '@/lib/tracking/permits/expected';
import type { Waiting } from '@/lib/tracking/permits/waiting';
import { WAITING_ICONS, WaitsLine } from '../../_components/waits-line';

interface AnswersProps {
  job: ProjectSummary;
  lead: ProjectPermit | null;
  waiting: Waiting | undefined;
  /** What else waits for the reader. */
  yours: readonly ProjectPermit[];
  expected: Expected | null;
  /** In how many cases like it the start holds. */
  start: { of: number; by: number } | null;
  today: string;
}

/** Three cells that answer: on whom the job waits, when its leading permit is expected, whether the start holds. */
export function Answers({ job, lead, waiting, yours, expected, start, today }: AnswersProps) {
  const t = useTranslations('projects.answers');
  const Icon = WAITING_ICONS[waiting?.on ?? 'desk'];
  return (
    <section
      aria-label={t('label')}
      className="grid gap-y-4 divide-line max-wide:divide-y wide:grid-cols-[1.25fr_1fr_0.9fr] wide:divide-x"
    >
      <div className="wide:pr-5">
        <h2 className="flex items-center gap-2 text-[17px] leading-6 font-semibold">
          <Icon
            aria-hidden="true"
            className={waiting?.on === 'applicant' ? 'size-4.5 text-action' : 'size-4.5 text-muted'}
          />
          {t(waiting ? `waits.${waiting.on}` : lead ? 'waits.unknown' : 'waits.none')}
        </h2>
        {waiting ? (
          <div className="mt-1 text-sm">
            <WaitsLine waiting={waiting} today={today} withDays />
          </div>
        ) : null}
        {yours.length > 1 ? (
          <p className="mt-1 text-sm text-muted">{t('yours', { count: yours.length })}</p>
        ) : null}
      </div>
      <div className="max-wide:pt-3 wide:px-5">
        <ExpectedCell expected={expected} today={today} isIssued={lead?.statusBucket === 'issued'} />
      </div>
      <div className="max-wide:pt-3 wide:pl-5">
        <StartCell job={job} start={start} isIssued={lead?.statusBucket === 'issued'} today={today} />
      </div>
    </section>
  );
}

function ExpectedCell({
  expected,
  today,
  isIssued,
}: {
  expected: Expected | null;
  today: string;
  isIssued: boolean;
}) {
  const t = useTranslations('projects.expected');
  const format = useFormatter();
  const now = new Date(`${today}T12:00:00Z`);
  const small = <h2 className="text-xs text-muted">{t('title')}</h2>;
  if (isIssued)
    return (
      <>
        {small}
        <p className="text-[22px] leading-7 font-semibold">{t('issued')}</p>
      </>
    );
  if (expected?.kind !== 'range')
    return (
      <>
        {small}
        <p className="text-sm">{expected === null ? t('noDay') : t('tooFew', { count: expected.count })}</p>
      </>
    );
  return (
    <>
      {small}
      <p className="text-[22px] leading-7 font-semibold tabular-nums">
        {t('range', {
          from: shortDay(format, expected.from80, now),
          to: shortDay(format, expected.to80, now),
        })}
      </p>
      <p className="mb-1 text-[13px] text-muted">
        {t('basis', { count: figure(expected.count), median: shortDay(format, expected.median, now) })}
      </p>
      <RangeBar expected={expected} today={today} />
    </>
  );
}

function StartCell({
  job,
  start,
  isIssued,
  today,
}: {
  job: ProjectSummary;
  start: AnswersProps['start'];
  isIssued: boolean;
  today: string;
}) {
  const t = useTranslations('projects.start');
  const format = useFormatter();
  if (job.startsOn === null)
    return (
      <>
        <h2 className="text-xs text-muted">{t('title')}</h2>
        <p className="text-sm">{t('none')}</p>
      </>
    );
  const day = shortDay(format, job.startsOn, new Date(`${today}T12:00:00Z`));
  const holds = isIssued || (start !== null && start.by / start.of >= 0.8);
  const fails = start !== null && start.by / start.of < 0.5;
  const Icon = holds ? CircleCheck : CircleAlert;
  return (
    <>
      <h2 className="text-xs text-muted">{t('on', { day })}</h2>
      {start === null && !isIssued ? (
        <p className="text-sm">{t('unknown')}</p>
      ) : (
        <>
          <p
            className={`flex items-center gap-2 text-[22px] leading-7 font-semibold ${holds ? 'text-issued' : 'text-action'}`}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {t(holds ? 'onCourse' : fails ? 'unlikely' : 'tight')}
          </p>
          <p className="text-[13px] text-muted">
            {isIssued || start === null
              ? t('issued')
              : t('cases', { by: figure(start.by), of: figure(start.of) })}
          </p>
        </>
      )}
    </>
  );
}
