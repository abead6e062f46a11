import { CornerDownRight } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import type { Run } from '@/components/projects/types';
import { classNames } from '@/components/ui/class-names';
import { StatusIcon } from '@/components/ui/status-badge';
import type { ProjectPermit } from '@/lib/company/projects/view';
import { shortDay } from '@/lib/platform/i18n/format';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { nobodyBecause } from '@/lib/tracking/permits/waiting';
import { WaitsLine } from '../../_components/waits-line';
import { TakeOut } from './take-out';

interface PermitTableProps {
  projectId: string;
  permits: readonly ProjectPermit[];
  today: string;
  /** Null where the reader may not change the job. */
  remove: Run<{ projectId: string; permitId: number }> | null;
}

const CELL = 'border-t border-line px-3 py-2 align-middle max-sm:border-0 max-sm:px-0 max-sm:py-0';

/** The permits of a job in the order they depend on each other: an arrow says which has to be issued first. */
export function PermitTable({ projectId, permits, today, remove }: PermitTableProps) {
  const t = useTranslations('projects.permits');
  const status = useTranslations('common.status');
  const format = useFormatter();
  const now = new Date(`${today}T12:00:00Z`);
  const names = new Map(permits.map((permit) => [permit.id, nameOf(permit)]));
  return (
    <table className="w-full border-separate border-spacing-0 rounded-md border border-line text-sm">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="max-sm:sr-only">
        <tr className="bg-sunken text-left text-[12.5px] text-muted">
          {(['permit', 'status', 'waits', 'next'] as const).map((column) => (
            <th key={column} scope="col" className="h-[34px] px-3 font-medium">
              {t(`columns.${column}`)}
            </th>
          ))}
          {remove ? <td className="w-0" /> : null}
        </tr>
      </thead>
      <tbody>
        {permits.map((permit) => {
          const after = permit.waitsFor === null ? null : (names.get(permit.waitsFor) ?? null);
          const next = nextDay(permit, today);
          return (
            <tr
              key={permit.id}
              className={classNames(
                'relative hover:bg-hover max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:border-t max-sm:border-line max-sm:px-3 max-sm:py-2.5',
                permit.waiting[0]?.on === 'applicant' && 'bg-sunken',
              )}
            >
              <th
                scope="row"
                className={classNames(CELL, 'text-left font-normal max-sm:basis-full max-sm:pr-10!')}
              >
                <span className="flex gap-2">
                  {after === null ? null : (
                    <CornerDownRight aria-hidden="true" className="mt-0.5 ml-1 size-4 shrink-0 text-muted" />
                  )}
                  <span className="min-w-0">
                    <AppLink
                      to="/dashboard/permits/[id]"
                      params={{ id: String(permit.id) }}
                      className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
                    >
                      {nameOf(permit)}
                    </AppLink>
                    <span className="block font-mono text-xs text-muted">{permit.permitNumber}</span>
                  </span>
                </span>
              </th>
              <td className={CELL}>
                <span className="inline-flex items-center gap-1.5 font-semibold whitespace-nowrap">
                  <StatusIcon bucket={permit.statusBucket} />
                  <span aria-hidden="true">{status(permit.statusBucket)}</span>
                </span>
              </td>
              <td className={classNames(CELL, 'max-sm:basis-full')}>
                <WaitsLine
                  waiting={permit.waiting[0]}
                  nobody={nobodyBecause(permit)}
                  after={after}
                  today={today}
                  withDays
                />
              </td>
              <td className={classNames(CELL, 'text-[13px] text-muted tabular-nums max-sm:hidden')}>
                {next === null ? '–' : t(`next.${next.what}`, { date: shortDay(format, next.day, now) })}
              </td>
              {remove ? (
                <td
                  className={classNames(
                    CELL,
                    'w-0 pr-1.5! pl-0! max-sm:absolute max-sm:top-1 max-sm:right-1 print:hidden',
                  )}
                >
                  <TakeOut
                    projectId={projectId}
                    permit={{ id: permit.id, name: `${nameOf(permit)}, ${permit.permitNumber}` }}
                    remove={remove}
                  />
                </td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function nameOf({ permitType, permitNumber }: ProjectPermit): string {
  return permitType === null ? permitNumber : sentenceCase(permitType);
}

/** The next day there is for a permit: an inspection, the city's target, its end. */
function nextDay(
  { inspections, waiting, expiresDate, statusBucket }: ProjectPermit,
  today: string,
): { what: 'inspection' | 'target' | 'expires'; day: string } | null {
  const visit = inspections
    .flatMap(({ heldOn, outcome }) =>
      outcome === 'scheduled' && heldOn !== null && heldOn >= today ? [heldOn] : [],
    )
    .sort()[0];
  if (visit) return { what: 'inspection', day: visit };
  const due = waiting.flatMap((one) => (one.on === 'desk' && one.due !== null ? [one.due] : [])).sort()[0];
  if (due) return { what: 'target', day: due };
  if (statusBucket === 'issued' && expiresDate !== null && expiresDate >= today)
    return { what: 'expires', day: expiresDate };
  return null;
}
