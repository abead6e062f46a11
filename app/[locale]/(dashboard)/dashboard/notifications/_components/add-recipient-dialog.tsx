'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/forms/form-dialog';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Alert } from '@/components/ui/alert';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { useFieldError } from './field-error';

export interface AddRecipientProps {
  /** The channels the company is told by. */
  reaches: { email: boolean; sms: boolean };
  add: (input: { name: string; email: string; phone: string }) => Promise<Answer>;
  onClose: () => void;
}

export function AddRecipientDialog({ reaches, add, onClose }: AddRecipientProps) {
  const t = useTranslations('notifications.recipients');
  const { run, pending, fieldErrors } = useRun();
  const getError = useFieldError(fieldErrors);
  const limitError = fieldErrors.name === 'limit' ? getError('name') : undefined;
  const submit = (data: FormData) => {
    const text = (name: string) => String(data.get(name) ?? '');
    run(
      () => add({ name: text('name'), email: text('email'), phone: text('phone') }),
      () => {
        onClose();
        toast.success(t('added', { name: text('name').trim() }));
      },
    );
  };
  return (
    <FormDialog
      title={t('addTitle')}
      verb={t('submit')}
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      {limitError ? <Alert tone="danger">{limitError}</Alert> : null}
      <TextField
        name="name"
        label={t('name')}
        error={limitError ? undefined : getError('name')}
        autoComplete="off"
        maxLength={120}
        required
      />
      {reaches.email ? (
        <TextField
          name="email"
          type="email"
          inputMode="email"
          label={t('email')}
          error={getError('email')}
          autoComplete="off"
          maxLength={254}
          required
        />
      ) : null}
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        label={t('phone')}
        hint={t('phoneHint')}
        optionalLabel={reaches.sms ? undefined : t('optional')}
        error={getError('phone')}
        autoComplete="off"
        maxLength={30}
        required={reaches.sms}
      />
    </FormDialog>
  );
}
