'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useFirstError } from '@/components/forms/use-first-error';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { RoundSummary } from '@/lib/checking/checks/round-types';
import type { RoundActions, RoundDates } from './types';
import { useRoundErrors } from './use-round-errors';

interface NewRoundProps {
  checkId: string;
  today: string;
  /** The latest round, whose open comments can be carried over. */
  before: Pick<RoundSummary, 'number' | 'counts'> | null;
  add: RoundActions['add'];
  variant?: 'primary' | 'secondary';
}

/** A button that begins a round. */
export function NewRound({ checkId, today, before, add, variant = 'primary' }: NewRoundProps) {
  const t = useTranslations('rounds.new');
  const [open, setOpen] = useState(false);
  const left = before?.counts.open ?? 0;
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {open ? (
        <RoundDialog
          title={t('title')}
          text={t('text')}
          verb={t('submit')}
          given={{ receivedOn: today, dueOn: '', reviewer: '' }}
          carry={left > 0 ? t('carry', { count: left, number: before?.number ?? 0 }) : null}
          save={(dates, carry) => add({ ...dates, checkId, carry })}
          onSaved={(made) => toast.success(t('done', { number: made.number }))}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

interface RoundDialogProps<T> {
  title: string;
  text?: string;
  verb: string;
  given: RoundDates;
  /** What the box says that carries comments over; null where there are none. */
  carry?: string | null;
  save: (dates: RoundDates, carry: boolean) => Promise<Answer<T>>;
  onSaved: (data: T) => void;
  onClose: () => void;
}

/** When a round came, when its answer is due, and who reviewed. */
export function RoundDialog<T>(props: RoundDialogProps<T>) {
  const { title, text, verb, given, carry = null, save, onSaved, onClose } = props;
  const t = useTranslations('rounds');
  const { run, pending, fieldErrors } = useRun();
  const getError = useRoundErrors(fieldErrors);
  const { ref, show } = useFirstError<HTMLFormElement>();
  const submit = (data: FormData) => {
    const value = (name: string) => String(data.get(name) ?? '');
    const dates = { receivedOn: value('receivedOn'), dueOn: value('dueOn'), reviewer: value('reviewer') };
    run(
      async () => {
        const answer = await save(dates, data.get('carry') === 'on');
        if (!answer.ok) show();
        return answer;
      },
      (data) => {
        onClose();
        onSaved(data);
      },
    );
  };
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
      <TextField
        name="receivedOn"
        type="date"
        label={t('new.receivedOn')}
        defaultValue={given.receivedOn}
        error={getError('receivedOn')}
        required
      />
      <TextField
        name="dueOn"
        type="date"
        label={t('new.dueOn')}
        optionalLabel={t('new.optional')}
        defaultValue={given.dueOn}
        error={getError('dueOn')}
      />
      <TextField
        name="reviewer"
        label={t('new.reviewer')}
        hint={t('new.reviewerHint')}
        optionalLabel={t('new.optional')}
        defaultValue={given.reviewer}
        error={getError('reviewer')}
        maxLength={200}
        autoComplete="off"
      />
      {carry ? <CheckboxField name="carry" label={carry} defaultChecked /> : null}
    </FormDialog>
  );
}
