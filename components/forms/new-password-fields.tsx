'use client';

import { useTranslations } from 'next-intl';
import { PasswordField } from '@/components/ui/password-field';
import { PasswordMeter } from './password-meter';

export interface NewPassword {
  password: string;
  confirmation: string;
}

/** Message keys below `auth.problems`. */
export type NewPasswordProblems = { [F in keyof NewPassword]?: string | undefined };

export interface NewPasswordFieldsProps {
  value: NewPassword;
  problems: NewPasswordProblems;
  onChange: (value: NewPassword) => void;
}

/** A new password, how good it is as it is typed, and the same once more. */
export function NewPasswordFields({ value, problems, onChange }: NewPasswordFieldsProps) {
  const t = useTranslations('auth');
  const field = (name: keyof NewPassword) => ({
    name,
    value: value[name],
    required: true,
    maxLength: 256,
    autoComplete: 'new-password',
    showLabel: t('fields.showPassword'),
    hideLabel: t('fields.hidePassword'),
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [name]: event.target.value }),
    error: problems[name] ? t(`problems.${problems[name]}`) : undefined,
  });
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordField {...field('password')} label={t('fields.newPassword')} hint={t('reset.hint')} />
        <PasswordMeter password={value.password} />
      </div>
      <PasswordField {...field('confirmation')} label={t('fields.confirmation')} />
    </>
  );
}
