'use client';

import { Check, RotateCcw, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmAction } from '@/components/forms/confirm-action';
import { useRun } from '@/components/permits/use-run';
import { type RowAction, RowMenu } from '@/components/team/row-menu';
import { Button } from '@/components/ui/button';
import type { RoundComment } from '@/lib/checking/checks/round-types';
import { AnswerDialog } from './answer-dialog';
import type { Choices, CommentActions } from './types';

interface Props {
  comment: RoundComment;
  choices: Choices;
  actions: Pick<CommentActions, 'update' | 'remove'>;
}

/** What is done with one comment: answered, taken by the city, opened again, deleted. */
export function CommentRowActions({ comment, choices, actions }: Props) {
  const t = useTranslations('rounds');
  const { run, pending } = useRun();
  const [open, setOpen] = useState<'answer' | 'remove' | null>(null);
  const { id, number, state } = comment;
  const isOpen = state === 'open';
  const more: RowAction[] = [
    ...(state === 'answered'
      ? [
          {
            text: t('row.accept'),
            icon: Check,
            onSelect: () => run(() => actions.update({ commentId: id, state: 'accepted' })),
          },
        ]
      : []),
    ...(isOpen
      ? []
      : [
          {
            text: t('row.reopen'),
            icon: RotateCcw,
            onSelect: () => run(() => actions.update({ commentId: id, state: 'open' })),
          },
        ]),
    { text: t('row.remove'), icon: Trash2, danger: true, onSelect: () => setOpen('remove') },
  ];
  return (
    <div className="flex items-center gap-1 print:hidden">
      <Button
        variant={isOpen ? 'secondary' : 'quiet'}
        size="sm"
        pending={pending}
        aria-label={t(isOpen ? 'row.answerNamed' : 'row.editNamed', { number })}
        onClick={() => setOpen('answer')}
      >
        {t(isOpen ? 'row.answer' : 'row.edit')}
      </Button>
      <RowMenu label={t('row.more', { number })} actions={more} />
      {open === 'answer' ? (
        <AnswerDialog
          comment={comment}
          choices={choices}
          update={actions.update}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'remove' ? (
        <ConfirmAction
          title={t('remove.commentTitle', { number })}
          text={t('remove.commentText')}
          verb={t('remove.confirm')}
          done={t('remove.commentDone')}
          run={() => actions.remove({ commentId: id })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}
