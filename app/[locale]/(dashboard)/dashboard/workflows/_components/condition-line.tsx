'use client';

import { useTranslations } from 'next-intl';
import { CONDITION_FIELDS, type Condition, type ConditionField } from '@/lib/company/workflows/types';
import type { Choices } from '@/lib/company/workflows/view';
import { STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import { RemoveButton } from './remove-button';
import { Choice, Line, NumberSlot, WordsSlot } from './slots';
import { useWording } from './use-wording';

/** What each condition begins with. */
export function usualCondition(field: ConditionField, choices: Choices): Condition {
  switch (field) {
    case 'city':
      return { field, city: choices.cities[0]?.id ?? '' };
    case 'type':
      return { field, type: choices.types[0]?.id ?? 'res_new' };
    case 'words':
      return { field, words: '' };
    case 'tag':
      return { field, tagId: choices.tags[0]?.id ?? '' };
    case 'assigned':
      return { field, person: choices.people[0]?.id ?? '' };
    case 'job':
      return { field, projectId: choices.projects[0]?.id ?? '' };
    case 'value':
      return { field, is: 'over', cents: 5_000_000 };
    case 'status':
      return { field, status: 'pending' };
  }
}

interface Props {
  condition: Condition;
  choices: Choices;
  error: string | undefined;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

export function ConditionLine({ condition, choices, error, onChange, onRemove }: Props) {
  const t = useTranslations('workflows');
  const wording = useWording(choices);
  return (
    <Line lead={t('words.and')} error={error}>
      <Choice
        label={t('conditions.label')}
        value={condition.field}
        options={CONDITION_FIELDS.map((id) => ({ id, name: t(`conditions.fields.${id}`) }))}
        onChange={(field) => onChange(usualCondition(field, choices))}
      />
      <Value condition={condition} choices={choices} onChange={onChange} />
      <RemoveButton
        label={t('conditions.remove', { condition: wording.condition(condition) })}
        onClick={onRemove}
      />
    </Line>
  );
}

function Value({ condition, choices, onChange }: Pick<Props, 'condition' | 'choices' | 'onChange'>) {
  const t = useTranslations('workflows');
  const status = useTranslations('common.status');
  const label = t(`conditions.fields.${condition.field}`);
  switch (condition.field) {
    case 'city':
      return (
        <Choice
          label={label}
          value={condition.city}
          options={choices.cities}
          onChange={(city) => onChange({ field: 'city', city })}
        />
      );
    case 'type':
      return (
        <Choice
          label={label}
          value={condition.type}
          options={choices.types}
          onChange={(type) => onChange({ field: 'type', type })}
        />
      );
    case 'words':
      return (
        <WordsSlot
          label={t('conditions.words')}
          value={condition.words}
          maxLength={60}
          className="desk:w-60"
          onChange={({ target }) => onChange({ field: 'words', words: target.value })}
        />
      );
    case 'tag':
      return (
        <Choice
          label={label}
          value={condition.tagId}
          options={choices.tags}
          empty={t('actions.noTag')}
          onChange={(tagId) => onChange({ field: 'tag', tagId })}
        />
      );
    case 'assigned':
      return (
        <Choice
          label={label}
          value={condition.person}
          options={[...choices.people, ...choices.subcontractors]}
          onChange={(person) => onChange({ field: 'assigned', person })}
        />
      );
    case 'job':
      return (
        <Choice
          label={label}
          value={condition.projectId}
          options={choices.projects}
          onChange={(projectId) => onChange({ field: 'job', projectId })}
        />
      );
    case 'value':
      return (
        <>
          <Choice
            label={t('conditions.valueIs')}
            value={condition.is}
            options={(['over', 'under'] as const).map((id) => ({ id, name: t(`conditions.is.${id}`) }))}
            onChange={(is) => onChange({ ...condition, is })}
          />
          <span>$</span>
          <NumberSlot
            label={t('conditions.value')}
            value={condition.cents / 100}
            min={0}
            max={1_000_000_000}
            onChange={(amount) => onChange({ ...condition, cents: Math.round(amount * 100) })}
          />
        </>
      );
    case 'status':
      return (
        <Choice
          label={label}
          value={condition.status}
          options={STATUS_BUCKETS.map((id) => ({ id, name: status(id) }))}
          onChange={(to) => onChange({ field: 'status', status: to })}
        />
      );
  }
}
