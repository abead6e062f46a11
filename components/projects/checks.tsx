import { ScanSearch } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import type { CheckOfJob } from '@/lib/checking/checks/of-job';
import { shortDay } from '@/lib/platform/i18n/format';
import { NewCheck, type NewCheckProps } from './new-check';

interface ChecksProps {
  checks: readonly CheckOfJob[];
  /** Null where the reader may not begin one. */
  start: NewCheckProps | null;
  typeNames: ReadonlyMap<string, string>;
  today: string;
}

/** The checks of a job or a permit with their newest round of comments, and the way to a new one. */
export function Checks({ checks, start, typeNames, today }: ChecksProps) {
  const t = useTranslations('projects.checks');
  const format = useFormatter();
  const now = new Date(`${today}T12:00:00Z`);
  return (
    <section id="checks" aria-label={t('title')} className="min-w-0 scroll-mt-28">
      <div className="mb-1.5 flex min-h-8 items-center gap-2">
        <h2 className="text-sm font-semibold">{t('title')}</h2>
        <span className="text-[13px] text-muted tabular-nums">{checks.length}</span>
        {start ? <NewCheck {...start} /> : null}
      </div>
      {checks.length === 0 ? (
        <p className="rounded-md border border-dashed border-line-strong px-3 py-3 text-sm text-muted">
          {t('none')}
        </p>
      ) : (
        <ul className="rounded-md border border-line">
          {checks.map((check) => (
            <li
              key={check.id}
              className="flex min-h-10 flex-wrap items-center gap-x-2.5 border-t border-line px-3 py-1.5 first:border-t-0 hover:bg-hover"
            >
              <ScanSearch aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <AppLink
                to="/dashboard/permit-checklist/[check]"
                params={{ check: check.id }}
                className="inline-flex min-h-6 min-w-0 items-center text-sm font-semibold wrap-anywhere hover:underline pointer-coarse:min-h-11"
              >
                {typeNames.get(check.permitType) ?? check.name}
              </AppLink>
              {check.round ? (
                <AppLink
                  to="/dashboard/permit-checklist/[check]/comments"
                  params={{ check: check.id }}
                  className="inline-flex min-h-6 items-center text-[13px] text-muted hover:underline pointer-coarse:min-h-11"
                >
                  {t('round', { number: check.round.number, open: check.round.open })}
                  {check.round.dueOn
                    ? ` · ${t('due', { date: shortDay(format, check.round.dueOn, now) })}`
                    : ''}
                </AppLink>
              ) : null}
              <span className="ml-auto text-[13px] text-muted tabular-nums">
                {check.runs === 0 ? t('notRun') : t('runs', { count: check.runs })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
