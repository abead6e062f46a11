'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useFirstError } from '@/components/forms/use-first-error';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { type Answer, useRun } from '@/components/permits/use-run';
import { LanguageField, readLanguage } from '@/components/team/language-field';
import { useFieldError } from '@/components/team/use-field-error';
import { Button } from '@/components/ui/button';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { InvitedRole } from '@/lib/company/invitations/types';
import type { Locale } from '@/lib/platform/i18n/locales';

export interface InviteMemberProps {
  /** The roles the reader may give. */
  roles: readonly InvitedRole[];
  invite: (input: { name: string; email: string; role: InvitedRole; locale: Locale }) => Promise<Answer>;
}

export function InviteMember(props: InviteMemberProps) {
  const t = useTranslations('team.invite');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('button')}</Button>
      {open ? <InviteDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function InviteDialog({ roles, invite, onClose }: InviteMemberProps & { onClose: () => void }) {
  const t = useTranslations('team.invite');
  const names = useTranslations('team.roles');
  const locale = useAppLocale();
  const [role, setRole] = useState<InvitedRole>(roles.includes('member') ? 'member' : (roles[0] ?? 'viewer'));
  const { run, pending, fieldErrors } = useRun();
  const getError = useFieldError(fieldErrors);
  const { ref, show } = useFirstError<HTMLFormElement>();
  const submit = (data: FormData) => {
    const text = (name: string) => String(data.get(name) ?? '');
    const input = { name: text('name'), email: text('email'), role, locale: readLanguage(data, locale) };
    run(
      async () => {
        const answer = await invite(input);
        if (!answer.ok) show();
        return answer;
      },
      () => {
        onClose();
        toast.success(t('sent', { email: input.email.trim() }));
      },
    );
  };
  return (
    <FormDialog
      title={t('title')}
      text={t('text')}
      verb={t('submit')}
      pending={pending}
      formRef={ref}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('name')}
        error={getError('name')}
        autoComplete="off"
        maxLength={100}
        required
      />
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
      <ChoiceCards
        legend={t('role')}
        name="role"
        value={role}
        onChange={setRole}
        options={roles.map((value) => ({
          value,
          label: names(`${value}.name`),
          description: names(`${value}.may`),
        }))}
      />
      <LanguageField />
    </FormDialog>
  );
}
