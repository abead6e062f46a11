'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { Alert } from '@/components/ui/alert';
import { TextField } from '@/components/ui/text-field';
import { PASSKEY_NAME_MAX, readPasskeyName } from '@/lib/identity/accounts/passkey-name';

interface Props {
  title: string;
  text?: string | undefined;
  verb: string;
  /** To begin with. */
  name: string;
  error?: string | undefined;
  /** What went wrong that is no matter of the name. */
  failure?: string | null | undefined;
  pending: boolean;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

/** Asks what a passkey is to be called. */
export function NameDialog({ title, text, verb, name, error, failure, pending, onSubmit, onClose }: Props) {
  const t = useTranslations('settings');
  const [refused, setRefused] = useState(false);
  function submit(data: FormData) {
    const typed = readPasskeyName(String(data.get('name') ?? ''));
    setRefused(typed === null);
    if (typed !== null) onSubmit(typed);
  }
  return (
    <FormDialog title={title} text={text} verb={verb} pending={pending} onSubmit={submit} onClose={onClose}>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <TextField
        name="name"
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        defaultValue={name}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
        required
        error={refused ? t('problems.name') : error}
      />
    </FormDialog>
  );
}
