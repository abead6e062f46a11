'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFirstError } from '@/components/forms/use-first-error';
import { useKnownProblem } from '@/components/forms/use-known-problem';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { toast } from '@/components/ui/toast';
import { MAX_NOTE } from '@/lib/company/notes/types';
import type { AddComment, PortalSubject } from './work-types';

export interface ShownComment {
  id: string;
  author: string;
  /** When, in words. */
  at: string;
  body: string;
}

interface Props {
  comments: readonly ShownComment[];
  subject: PortalSubject;
  add: AddComment;
}

/** What is shared between the contractor and its subcontractors here, and a line to add. */
export function PortalComments({ comments, subject, add }: Props) {
  const t = useTranslations('portal.comments');
  const [body, setBody] = useState('');
  const { run, pending, fieldErrors, setFieldErrors } = useRun();
  const problem = useKnownProblem(fieldErrors, ['required', 'too_long'], (one) => t(`problems.${one}`));
  const { ref, show } = useFirstError<HTMLFormElement>();
  function submit() {
    if (body.trim() === '') {
      setFieldErrors({ body: 'required' });
      return show();
    }
    run(
      () => add({ ...subject, body }),
      () => {
        setBody('');
        toast.success(t('sent'));
      },
    );
  }
  return (
    <>
      {comments.length === 0 ? (
        <p className="mb-4 text-muted">{t('empty')}</p>
      ) : (
        <ol className="mb-4 divide-y divide-line border-y border-line">
          {comments.map((comment) => (
            <li key={comment.id} className="py-3">
              <p className="text-sm">
                <span className="font-semibold">{comment.author}</span>{' '}
                <span className="text-muted">{comment.at}</span>
              </p>
              <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{comment.body}</p>
            </li>
          ))}
        </ol>
      )}
      <form
        method="post"
        ref={ref}
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextAreaField
          name="body"
          label={t('label')}
          rows={3}
          maxLength={MAX_NOTE}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
          error={problem('body')}
        />
        <Button type="submit" pending={pending} className="self-start max-sm:w-full">
          {t('send')}
        </Button>
      </form>
    </>
  );
}
