import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import type { CheckDetail } from '@/lib/checking/checks/queries';
import { type Clock, moment } from '@/lib/platform/i18n/format';
import { RunOutcome } from '../../_components/run-outcome';

/** The runs so far, and what can be made of them: two side by side, and the rounds of the city's comments. */
export function RunsList({ check: { id, runs }, clock }: { check: CheckDetail; clock: Clock }) {
  const t = useTranslations('checks.runs');
  const format = useFormatter();
  const done = runs.filter(({ state }) => state === 'done').length;
  return (
    <Card as="section" aria-labelledby="runs" className="sm:p-5">
      <CardHeader title={<span id="runs">{t('title')}</span>} />
      {runs.length === 0 ? (
        <p className="text-sm text-muted">{t('none')}</p>
      ) : (
        <ol className="-mx-2 flex flex-col">
          {runs.map((run) => (
            <li
              key={run.id}
              className="relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md px-2 py-2.5 hover:bg-sunken/60"
            >
              <div className="flex min-w-0 flex-col">
                <AppLink
                  to="/dashboard/permit-checklist/[check]/runs/[run]"
                  params={{ check: id, run: String(run.number) }}
                  className="font-semibold after:absolute after:inset-0 hover:text-(--link) focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-link"
                >
                  {t('one', { number: run.number })}
                </AppLink>
                <span className="text-sm text-muted">
                  <time dateTime={run.createdAt.toISOString()}>{moment(format, run.createdAt, clock)}</time>
                  {run.startedBy ? ` · ${run.startedBy}` : null}
                </span>
              </div>
              <RunOutcome outcome={run} />
            </li>
          ))}
        </ol>
      )}
      <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-4">
        {done > 1 ? (
          <AppLink
            to="/dashboard/permit-checklist/[check]/compare"
            params={{ check: id }}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t('compare')}
          </AppLink>
        ) : null}
        <AppLink
          to="/dashboard/permit-checklist/[check]/comments"
          params={{ check: id }}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t('comments')}
        </AppLink>
      </div>
    </Card>
  );
}
