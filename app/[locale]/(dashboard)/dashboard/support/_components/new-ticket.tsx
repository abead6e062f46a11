'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFirstError } from '@/components/forms/use-first-error';
import { useKnownProblem } from '@/components/forms/use-known-problem';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { FileChoice } from '@/components/support/file-choice';
import { useSend } from '@/components/support/use-send';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { BODY_MAX, SUBJECT_MAX, TICKET_TOPICS, type TicketTopic } from '@/lib/site/support/types';
import { openTicketAction } from '../actions';

const PROBLEMS = ['missing', 'too_long', 'invalid'] as const;

/** A question, with what belongs to it; sent, it opens. */
export function NewTicket() {
  const t = useTranslations('support');
  const router = useRouter();
  const locale = useAppLocale();
  const [files, setFiles] = useState<File[]>([]);
  const { send, pending, fieldErrors, setFieldErrors } = useSend('/api/v1/ticket-files');
  const problem = useKnownProblem(fieldErrors, PROBLEMS, (one) => t(`problems.${one}`));
  const { ref, show } = useFirstError<HTMLFormElement>();

  async function submit(data: FormData) {
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const [subject, body] = [text('subject'), text('body')];
    if (subject === '' || body === '') {
      setFieldErrors({
        ...(subject === '' ? { subject: 'missing' } : {}),
        ...(body === '' ? { body: 'missing' } : {}),
      });
      return show();
    }
    const topic = text('topic') as TicketTopic;
    const sent = await send(() => openTicketAction({ subject, topic, body }), files);
    if (!sent) return show();
    router.push(hrefFor('/dashboard/support/[ticketId]', locale, { ticketId: sent.ticketId }));
  }

  return (
    <form
      method="post"
      ref={ref}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      <TextField
        name="subject"
        label={t('new.subject')}
        maxLength={SUBJECT_MAX}
        required
        error={problem('subject')}
      />
      <SelectField
        name="topic"
        label={t('new.topic')}
        defaultValue="permits"
        options={TICKET_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
      />
      <TextAreaField
        name="body"
        label={t('new.body')}
        hint={t('new.hint')}
        rows={6}
        maxLength={BODY_MAX}
        required
        error={problem('body')}
      />
      <FileChoice files={files} onChange={setFiles} />
      <Button type="submit" pending={pending} className="self-start max-sm:w-full">
        {t('new.send')}
      </Button>
    </form>
  );
}
