'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import {
  type Action,
  type Condition,
  MAX_ACTIONS,
  MAX_CONDITIONS,
  type Rule,
} from '@/lib/company/workflows/types';
import type { Choices } from '@/lib/company/workflows/view';
import type { FieldErrors } from '@/lib/errors';
import { ActionLine, usualAction } from './action-line';
import { ConditionLine, usualCondition } from './condition-line';
import { Choice, Line, NumberSlot } from './slots';
import { TriggerLine } from './trigger-line';

interface Props {
  rule: Rule;
  choices: Choices;
  signingKey: string | null;
  fieldErrors: FieldErrors;
  onChange: (rule: Rule) => void;
}

const RESTS = [0, 1, 24, 72, 168, 720] as const;

/** The rule as a sentence: each place of it is filled by hand. */
export function RuleLines({ rule, choices, signingKey, fieldErrors, onChange }: Props) {
  const t = useTranslations('workflows');
  const { trigger, conditions, actions, perHour, restHours } = rule;
  const asksPapers = trigger.kind === 'paper_ends' || trigger.kind === 'licence_changed';
  const errorAt = (path: string) => {
    const found = Object.entries(fieldErrors).find(
      ([field]) => field === path || field.startsWith(`${path}.`),
    );
    if (!found) return undefined;
    const [, code] = found;
    return t.has(`errors.${code}` as 'errors.title')
      ? t(`errors.${code}` as 'errors.title')
      : t('errors.invalid');
  };
  const replaced = <T,>(list: readonly T[], at: number, one: T) =>
    list.map((old, place) => (place === at ? one : old));
  const without = <T,>(list: readonly T[], at: number) => list.filter((_, place) => place !== at);
  const setConditions = (next: Condition[]) => onChange({ ...rule, conditions: next });
  const setActions = (next: Action[]) => onChange({ ...rule, actions: next });
  return (
    <div className="flex flex-col gap-3">
      <TriggerLine
        trigger={trigger}
        choices={choices}
        error={errorAt('rule.trigger')}
        onChange={(next) => onChange({ ...rule, trigger: next })}
      />
      {conditions.map((condition, at) => (
        <ConditionLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place in the sentence.
          key={at}
          condition={condition}
          choices={choices}
          error={errorAt(`rule.conditions.${at}`)}
          onChange={(next) => setConditions(replaced(conditions, at, next))}
          onRemove={() => setConditions(without(conditions, at))}
        />
      ))}
      {conditions.length < MAX_CONDITIONS ? (
        <AddLine
          label={t('conditions.add')}
          onClick={() => setConditions([...conditions, usualCondition('city', choices)])}
        />
      ) : null}
      {actions.map((action, at) => (
        <ActionLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the sentence.
          key={at}
          action={action}
          isFirst={at === 0}
          asksPapers={asksPapers}
          choices={choices}
          signingKey={signingKey}
          error={errorAt(`rule.actions.${at}`)}
          onChange={(next) => setActions(replaced(actions, at, next))}
          onRemove={actions.length > 1 ? () => setActions(without(actions, at)) : null}
        />
      ))}
      {fieldErrors['rule.actions'] ? (
        <p role="alert" className="text-sm text-stopped desk:pl-23">
          {errorAt('rule.actions')}
        </p>
      ) : null}
      {actions.length < MAX_ACTIONS ? (
        <AddLine
          label={t('actions.add')}
          onClick={() => setActions([...actions, usualAction('notify', choices)])}
        />
      ) : null}
      <Line lead={t('words.but')} error={errorAt('rule.perHour') ?? errorAt('rule.restHours')}>
        <span>{t('cap.most')}</span>
        <NumberSlot
          label={t('cap.perHour')}
          value={perHour}
          min={1}
          max={100}
          onChange={(next) => onChange({ ...rule, perHour: next })}
        />
        <span>{t('cap.times')}</span>
        <span>{t('cap.rest')}</span>
        <Choice
          label={t('cap.restLabel')}
          value={String(restHours)}
          options={[...new Set<number>([...RESTS, restHours])].map((hours) => ({
            id: String(hours),
            name: RESTS.some((one) => one === hours)
              ? t(`cap.rests.${hours as (typeof RESTS)[number]}`)
              : t('cap.restHours', { hours }),
          }))}
          onChange={(hours) => onChange({ ...rule, restHours: Number(hours) })}
        />
      </Line>
    </div>
  );
}

function AddLine({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div className="desk:pl-23">
      <Button variant="quiet" size="sm" onClick={onClick}>
        <Plus aria-hidden="true" className="size-4" />
        {label}
      </Button>
    </div>
  );
}
