import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import type { Choices, RunRow, Workflow } from '@/lib/company/workflows/view';
import type { Clock } from '@/lib/platform/i18n/format';
import { CALL_FAILURES } from '@/lib/platform/outward/types';
import { RunRows } from './run-rows';

interface Props {
  workflow: Workflow;
  runs: { items: RunRow[]; next: string | null };
  isPaged: boolean;
  choices: Choices;
  clock: Clock;
}

/** What it did and left alone, each with its reason. */
export function Log({ workflow, runs, isPaged, choices, clock }: Props) {
  const t = useTranslations('workflows.log');
  const table = useTranslations('workflows.table');
  const answer = (given: string | null) => {
    const code = CALL_FAILURES.find((one) => one === given);
    return code ? t(`answers.${code}`) : (given ?? '');
  };
  const more = ({ version, depth, call }: RunRow) => {
    const parts = [
      ...(call ? [t(`call.${call.state}`, { answer: answer(call.answer) })] : []),
      ...(depth > 1 ? [t('depth', { depth })] : []),
      ...(version === workflow.version ? [] : [t('version', { version })]),
    ];
    return parts.length === 0 ? null : <span className="block text-muted">{parts.join(' · ')}</span>;
  };
  return (
    <section aria-labelledby="flow-log" className="mt-10">
      <h2 id="flow-log" className="mb-2 text-lg">
        {t('title')}
      </h2>
      {runs.items.length === 0 ? (
        <p className="text-sm text-muted">{t('none')}</p>
      ) : (
        <RunRows
          rows={runs.items}
          label={t('title')}
          last={table('did')}
          choices={choices}
          clock={clock}
          conditionsOf={({ version }) => (version === workflow.version ? workflow.rule.conditions : null)}
          keyOf={({ id }) => id}
          more={more}
        />
      )}
      <p className="mt-3 flex gap-4 text-sm empty:hidden">
        {isPaged ? (
          <AppLink
            to="/dashboard/workflows"
            query={{ workflow: workflow.id }}
            className="py-2 text-link hover:underline"
          >
            {t('newest')}
          </AppLink>
        ) : null}
        {runs.next === null ? null : (
          <AppLink
            to="/dashboard/workflows"
            query={{ workflow: workflow.id, after: runs.next }}
            className="py-2 text-link hover:underline"
          >
            {t('older')}
          </AppLink>
        )}
      </p>
    </section>
  );
}
