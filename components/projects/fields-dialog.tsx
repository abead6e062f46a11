'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/forms/form-dialog';
import { useFirstError } from '@/components/forms/use-first-error';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';

export interface Field {
  name: string;
  label: string;
  value?: string | null;
  type?: 'text' | 'date' | 'email' | 'tel' | 'money' | undefined;
  options?: readonly SelectOption[];
  required?: boolean;
  maxLength?: number;
}

interface FieldsDialogProps<T> {
  title: string;
  text?: string;
  verb: string;
  fields: readonly Field[];
  /** Every field as it was typed, trimmed. */
  save: (values: Record<string, string>) => Promise<Answer<T>>;
  onSaved?: (data: T) => void;
  /** Under the fields: what takes the thing away. */
  remove?: { verb: string; run: () => void };
  onClose: () => void;
}

/** A few fields of one thing. A change somebody else made meanwhile is said, and nothing is overwritten. */
export function FieldsDialog<T>(props: FieldsDialogProps<T>) {
  const { title, text, verb, fields, save, onSaved, remove, onClose } = props;
  const t = useTranslations('tasks.dialog');
  const problem = useTranslations('tasks.problems');
  const { run, pending, fieldErrors } = useRun();
  const { ref, show } = useFirstError<HTMLFormElement>();
  const wrong = (field: string) => {
    const code = fieldErrors[field];
    return code === undefined ? undefined : problem(problem.has(code) ? code : 'other');
  };
  const submit = (data: FormData) => {
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '').trim()]));
    run(
      async () => {
        const answer = await save(values);
        if (!answer.ok) show();
        return answer;
      },
      (saved) => {
        onClose();
        onSaved?.(saved);
      },
    );
  };
  const known = new Set(fields.map(({ name }) => name));
  const others = Object.keys(fieldErrors).filter((name) => name !== 'version' && !known.has(name));
  return (
    <FormDialog
      title={title}
      text={text}
      verb={verb}
      pending={pending}
      formRef={ref}
      onSubmit={submit}
      onClose={onClose}
    >
      {fieldErrors.version ? <Alert tone="warning">{problem('changed_meanwhile')}</Alert> : null}
      {others.map((name) => (
        <Alert key={name} tone="danger">
          {wrong(name)}
        </Alert>
      ))}
      {fields.map(({ name, label, value, type = 'text', options, required = false, maxLength = 200 }) =>
        options ? (
          <SelectField
            key={name}
            name={name}
            label={label}
            defaultValue={value ?? ''}
            error={wrong(name)}
            options={options}
          />
        ) : (
          <TextField
            key={name}
            name={name}
            label={label}
            type={type === 'money' ? 'text' : type}
            inputMode={type === 'money' ? 'decimal' : undefined}
            defaultValue={value ?? ''}
            error={wrong(name)}
            optionalLabel={required ? undefined : t('optional')}
            required={required}
            maxLength={maxLength}
            autoComplete="off"
          />
        ),
      )}
      {remove ? (
        <Button variant="quiet" size="sm" className="self-start text-stopped" onClick={remove.run}>
          {remove.verb}
        </Button>
      ) : null}
    </FormDialog>
  );
}
