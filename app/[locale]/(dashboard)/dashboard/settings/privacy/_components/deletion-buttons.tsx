'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useFirstError } from '@/components/forms/use-first-error';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { Subject } from '@/lib/site/privacy/types';
import { useAct } from '../../_components/use-act';
import { requestDeletionAction, takeBackDeletionAction } from '../actions';

/** Whoever asks types what is to be deleted: nobody does that by mistake. */
export function RequestDeletion({ subject, name }: { subject: Subject; name: string }) {
  const t = useTranslations(`privacy.deletion.${subject}`);
  const common = useTranslations('privacy.deletion');
  const [asking, setAsking] = useState(false);
  const [wrong, setWrong] = useState(false);
  const { act, pending, fieldErrors } = useAct();
  const { ref, show } = useFirstError<HTMLFormElement>();
  const known = (['owner', 'admin'] as const).find((one) => one === fieldErrors.subject);

  async function submit(data: FormData) {
    const isSame =
      String(data.get('name') ?? '')
        .trim()
        .toLowerCase() === name.trim().toLowerCase();
    setWrong(!isSame);
    if (!isSame) return show();
    const isDone = await act(
      () => requestDeletionAction({ subject }),
      () => toast.success(t('asked')),
    );
    if (isDone) setAsking(false);
  }

  return (
    <>
      <Button variant="danger" className="max-sm:w-full" onClick={() => setAsking(true)}>
        {t('ask')}
      </Button>
      {asking ? (
        <FormDialog
          title={t('confirm.title', { company: name })}
          text={t('confirm.text')}
          verb={t('ask')}
          pending={pending}
          formRef={ref}
          onSubmit={submit}
          onClose={() => setAsking(false)}
        >
          <TextField
            name="name"
            label={t('confirm.label', { name })}
            autoComplete="off"
            maxLength={254}
            required
            error={wrong ? common('confirm.differs') : known ? common(`blocked.${known}`) : undefined}
          />
        </FormDialog>
      ) : null}
    </>
  );
}

export function TakeBack({ deletionId, verb, done }: { deletionId: string; verb: string; done: string }) {
  const { act, pending } = useAct();
  return (
    <Button
      variant="secondary"
      className="mt-3"
      pending={pending}
      onClick={() =>
        act(
          () => takeBackDeletionAction({ deletionId }),
          () => toast.success(done),
        )
      }
    >
      {verb}
    </Button>
  );
}
