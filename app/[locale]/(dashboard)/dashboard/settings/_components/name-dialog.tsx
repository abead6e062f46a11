'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { passkeyNameSchema } from '@/lib/accounts/schema';

interface Props {
  title: string;
  text?: string;
  verb: string;
  /** To begin with. */
  name: string;
  error?: string;
  /** What went wrong that is no matter of the name. */
  failure?: string | null;
  pending: boolean;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

/** Asks what a passkey is to be called. */
export function NameDialog({ title, text, verb, name, error, failure, pending, onSubmit, onClose }: Props) {
  const t = useTranslations('settings');
  const id = useId();
  const [refused, setRefused] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = passkeyNameSchema.safeParse(new FormData(event.currentTarget).get('name'));
    setRefused(!typed.success);
    if (typed.success) onSubmit(typed.data);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      closeLabel={t('close')}
      footer={
        <>
          <Button type="submit" form={id} pending={pending}>
            {verb}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
        <TextField
          name="name"
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          defaultValue={name}
          autoComplete="off"
          maxLength={60}
          required
          error={refused ? t('problems.name') : error}
        />
      </form>
    </Dialog>
  );
}
