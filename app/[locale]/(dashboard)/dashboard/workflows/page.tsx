import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { getWorkflow, listChoices, listRuns, listWorkflows } from '@/lib/company/workflows/queries';
import { RECIPE_IDS, recipe } from '@/lib/company/workflows/recipes';
import { runsQuerySchema, workflowIdSchema } from '@/lib/company/workflows/schema';
import type { Rule } from '@/lib/company/workflows/types';
import type { Choices } from '@/lib/company/workflows/view';
import { openPage, type UserGate } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { Editor } from './_components/editor';
import { FlowList } from './_components/flow-list';
import { LockedWorkflows } from './_components/locked';
import { Log } from './_components/log';
import {
  addWorkflowAction,
  changeWorkflowAction,
  dryRunAction,
  removeWorkflowAction,
  switchWorkflowAction,
} from './actions';

type Query = Record<string, string | string[] | undefined>;
interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Query>;
}

const ACTIONS = {
  add: addWorkflowAction,
  change: changeWorkflowAction,
  remove: removeWorkflowAction,
  turn: switchWorkflowAction,
  dryRun: dryRunAction,
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'workflows' });
  return { title: t('title') };
}

/** The list; with `workflow` in the address one of them, with `begin` a new one. */
export default async function WorkflowsPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const gate = await openPage('/dashboard/workflows', locale);
  if (gate.locked) return <LockedWorkflows company={gate.company.name} tier={gate.locked} />;
  const { workflow, begin, after, try: tries } = await searchParams;
  const choices = await listChoices(gate.ctx, { locale });
  return (
    <ClientMessages namespaces={['workflows', 'cityMail.kinds', 'compliance.lines']}>
      {typeof workflow === 'string' ? (
        <OpenWorkflow {...{ gate, choices, id: workflow, after }} triesAtOnce={tries === '1'} />
      ) : typeof begin === 'string' ? (
        <NewWorkflow {...{ gate, choices, begin }} />
      ) : (
        <AllWorkflows {...{ gate, choices }} />
      )}
    </ClientMessages>
  );
}

interface PartProps {
  gate: UserGate;
  choices: Choices;
}

async function AllWorkflows({ gate: { ctx, company }, choices }: PartProps) {
  return <FlowList flows={await listWorkflows(ctx)} choices={choices} company={company.name} />;
}

interface OpenProps extends PartProps {
  id: string;
  after: string | string[] | undefined;
  triesAtOnce: boolean;
}

async function OpenWorkflow({ gate, choices, id, after, triesAtOnce }: OpenProps) {
  const { ctx, company } = gate;
  const found = await findWorkflow(ctx, id);
  if (!found) return <AllWorkflows gate={gate} choices={choices} />;
  const cursor = runsQuerySchema.safeParse({ after });
  const runs = await listRuns(ctx, { workflow: id, ...(cursor.success ? cursor.data : {}) });
  const clock = { now: ctx.now, timeZone: company.timeZone };
  return (
    <>
      <Editor
        key={found.id}
        workflow={found}
        name={found.name}
        rule={found.rule}
        {...{ choices, clock, triesAtOnce }}
        actions={ACTIONS}
      />
      <Log
        workflow={found}
        runs={runs}
        isPaged={cursor.success && cursor.data.after !== undefined}
        {...{ choices, clock }}
      />
    </>
  );
}

/** One that is gone, or another company's, is not opened. */
async function findWorkflow(ctx: UserGate['ctx'], id: string) {
  if (!workflowIdSchema.safeParse({ workflow: id }).success) return null;
  return getWorkflow(ctx, { workflow: id }).catch((error) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
}

const EMPTY: Rule = {
  trigger: { kind: 'status', to: 'issued' },
  conditions: [],
  actions: [{ kind: 'notify', to: ['keeper'], message: '' }],
  perHour: 20,
  restHours: 0,
};

async function NewWorkflow({ gate: { ctx, company }, choices, begin }: PartProps & { begin: string }) {
  const t = await getTranslations('workflows');
  const chosen = RECIPE_IDS.find((id) => id === begin);
  const rule = chosen ? recipe(chosen, (task) => t(`recipeTasks.${task}`)) : EMPTY;
  return (
    <Editor
      workflow={null}
      name={chosen ? t(`recipes.${chosen}`) : ''}
      rule={rule}
      choices={choices}
      clock={{ now: ctx.now, timeZone: company.timeZone }}
      actions={ACTIONS}
    />
  );
}
