'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { TextAreaField } from '@/components/ui/text-area-field';
import { toast } from '@/components/ui/toast';
import { ANSWER_MAX, type Verdict } from '@/lib/site/partners/types';

interface Props {
  id: string;
  answer: (input: { application: string; verdict: Verdict; answer: string }) => Promise<Answer>;
}

/** A word to the applicant, and with it yes or no; both leave at once. */
export function AnswerForm({ id, answer }: Props) {
  const t = useTranslations('partners.admin');
  const { run, pending, fieldErrors } = useRun();
  const [text, setText] = useState('');
  const send = (verdict: Verdict) =>
    run(
      () => answer({ application: id, verdict, answer: text }),
      () => toast.success(t(`done.${verdict}`)),
    );
  return (
    <Disclosure summary={t('answer')} className="border-b-0">
      <div className="flex flex-col gap-4">
        <TextAreaField
          name="answer"
          label={t('word')}
          hint={t('wordHint')}
          rows={4}
          maxLength={ANSWER_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={
            fieldErrors.answer === undefined
              ? undefined
              : t(fieldErrors.answer === 'too_long' ? 'problems.too_long' : 'problems.missing')
          }
        />
        <div className="flex flex-wrap gap-2">
          <Button pending={pending} onClick={() => send('accepted')}>
            {t('accept')}
          </Button>
          <Button variant="secondary" pending={pending} onClick={() => send('declined')}>
            {t('decline')}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
