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
import { closeTicketAction, replyAction } from '../../actions';

const PROBLEMS = ['missing', 'too_long', 'invalid'] as const;

export function Reply({ ticketId, closed }: { ticketId: string; closed: boolean }) {
  const t = useTranslations('support');
  const [body, setBody] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const { send, pending, fieldErrors, setFieldErrors } = useSend('/api/v1/ticket-files');
  const { run, pending: closing } = useRun();
  const problem = useKnownProblem(fieldErrors, PROBLEMS, (one) => t(`problems.${one}`));
  const { ref, show } = useFirstError<HTMLFormElement>();

  async function submit() {
    if (body.trim() === '') {
      setFieldErrors({ body: 'missing' });
      return show();
    }
    const sent = await send(() => replyAction({ ticketId, body }), files);
    if (!sent) return show();
    setBody('');
    setFiles([]);
    toast.success(t('reply.sent'));
  }

  return (
    <form
      method="post"
      ref={ref}
      noValidate
      className="mt-6 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextAreaField
        name="body"
        label={t(closed ? 'reply.reopen' : 'reply.label')}
        rows={5}
        maxLength={BODY_MAX}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        error={problem('body')}
      />
      <FileChoice files={files} onChange={setFiles} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending}>
          {t('reply.send')}
        </Button>
        {closed ? null : (
          <Button
            variant="quiet"
            pending={closing}
            onClick={() =>
              run(
                () => closeTicketAction({ ticketId }),
                () => toast.success(t('reply.closed')),
              )
            }
          >
            {t('reply.close')}
          </Button>
        )}
      </div>
    </form>
  );
}
