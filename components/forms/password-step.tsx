'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import type { SignInFailure } from '@/lib/identity/accounts/sign-in-failures';
import { emailProblem } from '@/lib/identity/accounts/sign-up';
import { useFirstError } from './use-first-error';

export interface Credentials {
  email: string;
  password: string;
}

/** The form where its script has not arrived, or never will. */
export interface NoScript {
  signInAction: (form: FormData) => Promise<void>;
  callbackUrl: string | null;
  /** What the last try failed with: the code is then asked for beside the password. */
  failed: SignInFailure | null;
}

export interface PasswordStepProps {
  credentials: Credentials;
  pending: boolean;
  onChange: (credentials: Credentials) => void;
  onSubmit: (code?: string) => void;
  noScript: NoScript;
}

/** The first step of signing in. */
export function PasswordStep({ credentials, pending, onChange, onSubmit, noScript }: PasswordStepProps) {
  const t = useTranslations('auth');
  const locale = useAppLocale();
  const asksCode = noScript.failed === 'code_required' || noScript.failed === 'code_wrong';
  const [problems, setProblems] = useState<{ email?: string | undefined; password?: string | undefined }>({});
  const { ref, show } = useFirstError<HTMLFormElement>();
  const { email, password } = credentials;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const found = {
      email: emailProblem(email) ?? undefined,
      password: password === '' ? 'password_required' : undefined,
    };
    setProblems(found);
    if (found.email || found.password) return show();
    const code = new FormData(event.currentTarget).get('code');
    onSubmit(typeof code === 'string' && code !== '' ? code : undefined);
  }

  return (
    <form
      action={noScript.signInAction}
      ref={ref}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
      aria-label={t('signIn.title')}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="callbackUrl" value={noScript.callbackUrl ?? ''} />
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
      {asksCode ? (
        <TextField
          label={t('secondFactor.app.label')}
          hint={t('secondFactor.app.hint')}
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          error={noScript.failed === 'code_wrong' ? t('problems.code_app_wrong') : undefined}
        />
      ) : null}
      <Button type="submit" pending={pending}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
