'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useFirstError } from '@/components/forms/use-first-error';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { CommentFields, readComment } from './comment-fields';
import type { CommentActions } from './types';
import { useRoundErrors } from './use-round-errors';

interface Props {
  roundId: string;
  disciplines: readonly string[];
  add: CommentActions['add'];
}

/** A button that adds one comment by hand. */
export function AddComment(props: Props) {
  const t = useTranslations('rounds.add');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {open ? <AddDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AddDialog({ roundId, disciplines, add, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('rounds');
  const { run, pending, fieldErrors } = useRun();
  const getError = useRoundErrors(fieldErrors);
  const { ref, show } = useFirstError<HTMLFormElement>();
  return (
    <FormDialog
      title={t('add.title')}
      verb={t('add.submit')}
      pending={pending}
      formRef={ref}
      onSubmit={(data) =>
        run(
          async () => {
            const answer = await add({ roundId, comments: [readComment(data)] });
            if (!answer.ok) show();
            return answer;
          },
          () => {
            onClose();
            toast.success(t('add.done'));
          },
        )
      }
      onClose={onClose}
    >
      <CommentFields disciplines={disciplines} getError={getError} prefix="comments.0." />
    </FormDialog>
  );
}
