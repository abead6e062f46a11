'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/forms/form-dialog';
import { useFirstError } from '@/components/forms/use-first-error';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { type Answer, useRun } from '@/components/permits/use-run';
import { LanguageField, readLanguage } from '@/components/team/language-field';
import { useFieldError } from '@/components/team/use-field-error';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { Subcontractor } from '@/lib/company/subcontractors/view';
import type { SubcontractorActions } from './types';

export type SubcontractorTask =
  | { kind: 'invite'; known?: Subcontractor }
  | { kind: 'edit'; known: Subcontractor };

interface Props {
  task: SubcontractorTask;
  actions: Pick<SubcontractorActions, 'invite' | 'save'>;
  onClose: () => void;
}

/** The fields of a subcontractor: to invite somebody new, somebody again, or to correct what is known. */
export function SubcontractorDialog({ task, actions, onClose }: Props) {
  const t = useTranslations('subcontractors');
  const locale = useAppLocale();
  const { run, pending, fieldErrors } = useRun();
  const getError = useFieldError(fieldErrors);
  const { ref, show } = useFirstError<HTMLFormElement>();
  const { kind, known } = task;
  const editing = kind === 'edit';

  function submit(data: FormData) {
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const described = {
      companyName: text('companyName'),
      contactName: text('contactName'),
      phone: text('phone'),
      role: text('role'),
    };
    const send = (): Promise<Answer> =>
      editing
        ? actions.save({ subcontractorId: task.known.id, ...described })
        : actions.invite({ ...described, email: text('email'), locale: readLanguage(data, locale) });
    run(
      async () => {
        const answer = await send();
        if (!answer.ok) show();
        return answer;
      },
      () => {
        onClose();
        toast.success(
          editing
            ? t('editing.saved', { name: described.companyName })
            : t('invite.sent', { email: text('email') }),
        );
      },
    );
  }

  return (
    <FormDialog
      title={editing ? t('editing.title', { name: task.known.companyName }) : t('invite.title')}
      text={editing ? undefined : t('invite.text')}
      verb={t(editing ? 'editing.submit' : 'invite.submit')}
      pending={pending}
      formRef={ref}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="companyName"
        label={t('invite.companyName')}
        defaultValue={known?.companyName}
        error={getError('companyName')}
        autoComplete="off"
        maxLength={200}
        required
      />
      <TextField
        name="contactName"
        label={t('invite.contactName')}
        defaultValue={known?.contactName}
        error={getError('contactName')}
        autoComplete="off"
        maxLength={100}
        required
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('invite.email')}
        hint={editing ? t('editing.emailHint') : undefined}
        defaultValue={known?.email}
        // Another address would be another subcontractor.
        readOnly={known !== undefined}
        error={getError('email')}
        autoComplete="off"
        maxLength={254}
        required
      />
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        label={t('invite.phone')}
        optionalLabel={t('invite.optional')}
        defaultValue={known?.phone ?? ''}
        error={getError('phone')}
        autoComplete="off"
        maxLength={40}
      />
      <TextField
        name="role"
        label={t('invite.role')}
        hint={editing ? undefined : t('invite.roleHint')}
        optionalLabel={editing ? undefined : t('invite.optional')}
        defaultValue={known?.role}
        error={getError('role')}
        autoComplete="off"
        maxLength={100}
        required={editing}
      />
      {editing ? null : <LanguageField />}
    </FormDialog>
  );
}
