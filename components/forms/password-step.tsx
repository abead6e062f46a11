'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import { emailProblem } from '@/lib/identity/accounts/sign-up';
import { useFirstError } from './use-first-error';

export interface Credentials {
  email: string;
  password: string;
}

export interface PasswordStepProps {
  credentials: Credentials;
  pending: boolean;
  onChange: (credentials: Credentials) => void;
  onSubmit: () => void;
}

/** The first step of signing in. */
export function PasswordStep({ credentials, pending, onChange, onSubmit }: PasswordStepProps) {
  const t = useTranslations('auth');
  const [problems, setProblems] = useState<{ email?: string; password?: string }>({});
  const { ref, show } = useFirstError<HTMLFormElement>();
  const { email, password } = credentials;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const found = {
      email: emailProblem(email) ?? undefined,
      password: password === '' ? 'password_required' : undefined,
    };
    setProblems(found);
    if (found.email || found.password) return show();
    onSubmit();
  }

  return (
    <form
      method="post"
      ref={ref}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
      aria-label={t('signIn.title')}
    >
      <TextField
        label={t('fields.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        maxLength={254}
        value={email}
        onChange={(event) => onChange({ ...credentials, email: event.target.value })}
        error={problems.email ? t(`problems.${problems.email}`) : undefined}
      />
      <PasswordField
        label={t('fields.password')}
        name="password"
        autoComplete="current-password"
        required
        maxLength={256}
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
        value={password}
        onChange={(event) => onChange({ ...credentials, password: event.target.value })}
        error={problems.password ? t(`problems.${problems.password}`) : undefined}
      />
      <Button type="submit" pending={pending}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
