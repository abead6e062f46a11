'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFirstError } from '@/components/forms/use-first-error';
import { useKnownProblem } from '@/components/forms/use-known-problem';
import { useRun } from '@/components/permits/use-run';
import { FileChoice } from '@/components/support/file-choice';
import { useSend } from '@/components/support/use-send';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { toast } from '@/components/ui/toast';
import { BODY_MAX } from '@/lib/site/support/types';
import { addTicketNoteAction, answerTicketAction, setTicketClosedAction } from '../../actions';

type Way = 'answer' | 'close' | 'note';

/** One text, three ways to use it: answer, answer and close, keep among ourselves. */
export function AnswerForm({ ticketId, closed }: { ticketId: string; closed: boolean }) {
  const t = useTranslations('admin.support.answer');
  const words = useTranslations('support.problems');
  const [body, setBody] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const { send, pending, fieldErrors, setFieldErrors } = useSend('/api/v1/support-files');
  const { run, pending: changing } = useRun();
  const problem = useKnownProblem(fieldErrors, ['missing', 'too_long', 'invalid'], (one) => words(one));
  const { ref, show } = useFirstError<HTMLDivElement>();

  async function submit(way: Way) {
    if (body.trim() === '') {
      setFieldErrors({ body: 'missing' });
      return show();
    }
    const call = () =>
      way === 'note'
        ? addTicketNoteAction({ ticketId, body })
        : answerTicketAction({ ticketId, body, close: way === 'close' });
    if (!(await send(call, files))) return show();
    setBody('');
    setFiles([]);
    toast.success(t(`done.${way}`));
  }

  return (
    <div ref={ref} className="mt-4 flex flex-col gap-4">
      <TextAreaField
        name="body"
        label={t('label')}
        hint={t('hint')}
        rows={6}
        maxLength={BODY_MAX}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        error={problem('body')}
      />
      <FileChoice files={files} onChange={setFiles} />
      <div className="flex flex-wrap gap-2">
        <Button pending={pending} onClick={() => submit('answer')}>
          {t('send')}
        </Button>
        <Button variant="secondary" disabled={pending} onClick={() => submit('close')}>
          {t('sendAndClose')}
        </Button>
        <Button variant="secondary" disabled={pending} onClick={() => submit('note')}>
          {t('keepNote')}
        </Button>
        <Button
          variant="quiet"
          pending={changing}
          onClick={() => run(() => setTicketClosedAction({ ticketId, closed: !closed }))}
        >
          {t(closed ? 'reopen' : 'close')}
        </Button>
      </div>
    </div>
  );
}
