'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/forms/form-dialog';
import { useFirstError } from '@/components/forms/use-first-error';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import type { Task } from '@/lib/company/tasks/view';
import type { Assignable } from './types';

export interface TaskFields {
  title: string;
  details: string | null;
  dueOn: string | null;
  assigneeId: string | null;
  subcontractorId: string | null;
}

interface TaskDialogProps {
  task: Pick<Task, 'title' | 'details' | 'dueOn' | 'assignee'> | null;
  people: readonly Assignable[];
  save: (fields: TaskFields) => Promise<Answer>;
  /** Null for a new one. */
  onRemove: (() => void) | null;
  onClose: () => void;
}

/** What is to be done, until when, by whom. Somebody else's change meanwhile is said, and nothing is overwritten. */
export function TaskDialog({ task, people, save, onRemove, onClose }: TaskDialogProps) {
  const t = useTranslations('tasks.dialog');
  const problem = useTranslations('tasks.problems');
  const { run, pending, fieldErrors } = useRun();
  const { ref, show } = useFirstError<HTMLFormElement>();
  const wrong = (field: string) => {
    const code = fieldErrors[field];
    return code === undefined ? undefined : problem(problem.has(code) ? code : 'other');
  };
  const submit = (data: FormData) => {
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const [kind, id] = text('person').split(' ');
    run(async () => {
      const answer = await save({
        title: text('title'),
        details: text('details') || null,
        dueOn: text('dueOn') || null,
        assigneeId: kind === 'member' ? (id ?? null) : null,
        subcontractorId: kind === 'subcontractor' ? (id ?? null) : null,
      });
      if (!answer.ok) show();
      return answer;
    }, onClose);
  };
  return (
    <FormDialog
      title={t(task ? 'edit' : 'add')}
      verb={t(task ? 'save' : 'submit')}
      pending={pending}
      formRef={ref}
      onSubmit={submit}
      onClose={onClose}
    >
      {fieldErrors.version ? <Alert tone="warning">{problem('changed_meanwhile')}</Alert> : null}
      <TextField
        name="title"
        label={t('title')}
        defaultValue={task?.title ?? ''}
        error={wrong('title')}
        maxLength={200}
        autoComplete="off"
        required
      />
      <TextField
        name="dueOn"
        type="date"
        label={t('dueOn')}
        optionalLabel={t('optional')}
        defaultValue={task?.dueOn ?? ''}
        error={wrong('dueOn')}
      />
      <SelectField
        name="person"
        label={t('person')}
        defaultValue={task?.assignee ? `${task.assignee.kind} ${task.assignee.id}` : ''}
        error={wrong('assigneeId') ?? wrong('subcontractorId')}
        options={[
          { value: '', label: t('nobody') },
          ...people.map(({ kind, id, name }) => ({ value: `${kind} ${id}`, label: name })),
        ]}
      />
      <TextAreaField
        name="details"
        label={t('details')}
        optionalLabel={t('optional')}
        defaultValue={task?.details ?? ''}
        maxLength={4_000}
        rows={3}
        className="[&_textarea]:min-h-20"
      />
      {onRemove ? (
        <Button variant="quiet" size="sm" className="self-start text-stopped" onClick={onRemove}>
          {t('remove')}
        </Button>
      ) : null}
    </FormDialog>
  );
}
