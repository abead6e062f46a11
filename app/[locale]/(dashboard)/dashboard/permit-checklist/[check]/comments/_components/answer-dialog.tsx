'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useFirstError } from '@/components/forms/use-first-error';
import { useRun } from '@/components/permits/use-run';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { RoundComment } from '@/lib/checking/checks/round-types';
import { COMMENT_STATES, type CommentState } from '@/lib/checking/checks/types';
import { CommentFields, readComment } from './comment-fields';
import type { Choices, CommentActions } from './types';
import { useRoundErrors } from './use-round-errors';

interface Props {
  comment: RoundComment;
  choices: Choices;
  update: CommentActions['update'];
  onClose: () => void;
}

/** Everything about one comment: the answer first. Whoever writes one has answered, unless they say otherwise. */
export function AnswerDialog({ comment, choices, update, onClose }: Props) {
  const t = useTranslations('rounds');
  const { run, pending, fieldErrors } = useRun();
  const getError = useRoundErrors(fieldErrors);
  const { ref, show } = useFirstError<HTMLFormElement>();
  const [state, setState] = useState<CommentState>(comment.state);
  const [isChosen, setChosen] = useState(false);
  const submit = (data: FormData) => {
    const value = (name: string) => String(data.get(name) ?? '');
    const change = {
      commentId: comment.id,
      ...readComment(data),
      answer: value('answer'),
      version: value('version'),
      fileId: value('fileId') || null,
      assigneeId: value('assigneeId') || null,
      state,
    };
    run(
      async () => {
        const answer = await update(change);
        if (!answer.ok) show();
        return answer;
      },
      () => {
        onClose();
        toast.success(t('answer.done'));
      },
    );
  };
  return (
    <FormDialog
      title={t('answer.title', { number: comment.number })}
      verb={t('answer.submit')}
      pending={pending}
      formRef={ref}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="border-l-2 border-line pl-3 whitespace-pre-line text-muted wrap-anywhere">
        {comment.comment}
      </p>
      <TextAreaField
        name="answer"
        label={t('answer.answer')}
        hint={t('answer.answerHint')}
        defaultValue={comment.answer ?? ''}
        error={getError('answer')}
        maxLength={4_000}
        rows={4}
        onChange={(event) => {
          if (isChosen || state === 'accepted') return;
          setState(event.target.value.trim() === '' ? 'open' : 'answered');
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="version"
          label={t('answer.version')}
          hint={t('answer.versionHint')}
          defaultValue={comment.version ?? ''}
          error={getError('version')}
          maxLength={120}
          autoComplete="off"
        />
        <SelectField
          name="assigneeId"
          label={t('answer.assignee')}
          defaultValue={comment.assignee?.id ?? ''}
          error={getError('assigneeId')}
          options={[
            { value: '', label: t('answer.nobody') },
            ...getOptions(choices.assignees, comment.assignee),
          ]}
        />
      </div>
      <SelectField
        name="fileId"
        label={t('answer.file')}
        defaultValue={comment.file?.id ?? ''}
        error={getError('fileId')}
        options={[{ value: '', label: t('answer.noFile') }, ...getOptions(choices.files, comment.file)]}
      />
      <ChoiceCards
        legend={t('answer.state')}
        name="state"
        value={state}
        onChange={(next) => {
          setChosen(true);
          setState(next);
        }}
        options={COMMENT_STATES.map((value) => ({
          value,
          label: t(`states.${value}`),
          description: t(`stateText.${value}`),
        }))}
      />
      <CommentFields given={comment} disciplines={choices.disciplines} getError={getError} />
    </FormDialog>
  );
}

interface Named {
  id: string;
  name: string;
}

/** What can be chosen, and what was chosen before and no longer can be. */
function getOptions(offered: readonly Named[], chosen: Named | null) {
  const gone = chosen && !offered.some(({ id }) => id === chosen.id) ? [chosen] : [];
  return [...offered, ...gone].map(({ id, name }) => ({ value: id, label: name }));
}
