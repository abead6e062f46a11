'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useGo } from '@/components/commands/use-go';
import { BackLink } from '@/components/layout/back-link';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { loadPart } from '@/components/ui/load-part';
import { PageHeader } from '@/components/ui/page-header';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { NewWorkflow, SwitchWorkflow, WorkflowChange } from '@/lib/company/workflows/schema';
import type { Rule } from '@/lib/company/workflows/types';
import type { Choices, DryRun, Workflow } from '@/lib/company/workflows/view';
import type { Clock } from '@/lib/platform/i18n/format';
import { RuleLines } from './rule-lines';
import { Standing } from './standing';

const ConfirmAction = dynamic(() =>
  loadPart(() => import('@/components/forms/confirm-action').then((module) => module.ConfirmAction)),
);
const DryRunView = dynamic(() =>
  loadPart(() => import('./dry-run-view').then((module) => module.DryRunView)),
);

export interface EditorActions {
  add: (input: NewWorkflow) => Promise<Answer<{ id: string }>>;
  change: (input: WorkflowChange) => Promise<Answer<{ version: number }>>;
  remove: (input: { workflow: string }) => Promise<Answer>;
  turn: (input: SwitchWorkflow) => Promise<Answer>;
  dryRun: (input: { workflow: string }) => Promise<Answer<DryRun>>;
}

interface Props {
  /** Null for one that is not saved yet. */
  workflow: Workflow | null;
  name: string;
  rule: Rule;
  choices: Choices;
  clock: Clock;
  actions: EditorActions;
  /** It was just made in order to be tried. */
  triesAtOnce?: boolean;
}

/** One workflow: its sentence, its dry run, its switch. */
export function Editor(props: Props) {
  const { workflow, choices, clock, actions, triesAtOnce = false } = props;
  const t = useTranslations('workflows');
  const go = useGo();
  const { run, pending, fieldErrors } = useRun();
  const [saved, setSaved] = useState({ name: props.name, rule: props.rule });
  const [draft, setDraft] = useState(saved);
  const [version, setVersion] = useState(workflow?.version ?? 1);
  const [result, setResult] = useState<DryRun | null>(null);
  const [isRead, setRead] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const nameError = fieldErrors.name;
  const isRuleChanged = JSON.stringify(draft.rule) !== JSON.stringify(saved.rule);
  const isChanged = workflow === null || isRuleChanged || draft.name !== saved.name;
  const isShown = result?.version === version;

  const show = (given: DryRun) => {
    setResult(given);
    setRead(false);
  };
  const tryIt = (id: string) => run(() => actions.dryRun({ workflow: id }), show);
  const first = useRef(triesAtOnce);
  useEffect(() => {
    if (!first.current || !workflow) return;
    first.current = false;
    tryIt(workflow.id);
  });

  const saveAndTry = () => {
    if (!workflow)
      return run(
        () => actions.add(draft),
        ({ id }) => go({ to: '/dashboard/workflows', query: { workflow: id, try: '1' } }),
      );
    if (!isChanged) return tryIt(workflow.id);
    run(async (): Promise<Answer<DryRun>> => {
      const { id } = workflow;
      const changed = await actions.change({
        workflow: id,
        version,
        name: draft.name,
        ...(isRuleChanged ? { rule: draft.rule } : {}),
      });
      if (!changed.ok) return changed;
      setVersion(changed.data.version);
      setSaved(draft);
      return actions.dryRun({ workflow: id });
    }, show);
  };
  const turn = (on: boolean) => {
    if (!workflow) return;
    run(
      () => actions.turn({ workflow: workflow.id, on, version }),
      () => toast.success(t(on ? 'turnedOn' : 'turnedOff')),
    );
  };

  return (
    <>
      <BackLink to="/dashboard/workflows">{t('back')}</BackLink>
      <PageHeader title={saved.name || t('untitled')} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <form
          method="post"
          noValidate
          className="min-w-0"
          onSubmit={(event) => {
            event.preventDefault();
            saveAndTry();
          }}
        >
          <Card beam className="flex flex-col gap-5">
            <TextField
              name="name"
              label={t('name')}
              value={draft.name}
              maxLength={80}
              error={
                nameError
                  ? t.has(`errors.${nameError}` as 'errors.name')
                    ? t(`errors.${nameError}` as 'errors.name')
                    : t('errors.invalid')
                  : undefined
              }
              onChange={({ target }) => setDraft({ ...draft, name: target.value })}
            />
            <RuleLines
              rule={draft.rule}
              choices={choices}
              signingKey={workflow?.signingKey ?? null}
              fieldErrors={fieldErrors}
              onChange={(rule) => setDraft({ ...draft, rule })}
            />
            <Button
              type="submit"
              variant={isShown && !isChanged ? 'secondary' : 'primary'}
              pending={pending}
              className="self-start"
            >
              {t(isChanged ? 'saveTry' : 'tryAgain')}
            </Button>
          </Card>
        </form>
        <Standing
          {...{ workflow, version, isChanged, isShown, isRead, clock, pending }}
          onRead={setRead}
          onTurn={turn}
          onDelete={() => setDeleting(true)}
        />
      </div>
      {result && isShown ? (
        <DryRunView result={result} conditions={saved.rule.conditions} choices={choices} clock={clock} />
      ) : null}
      {workflow && isDeleting ? (
        <ConfirmAction
          title={t('deleteTitle', { name: saved.name })}
          text={t('deleteText')}
          verb={t('delete')}
          done={t('deleted')}
          run={async () => {
            const answer = await actions.remove({ workflow: workflow.id });
            if (answer.ok) go({ to: '/dashboard/workflows' });
            return answer;
          }}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </>
  );
}
