'use client';

import { signIn } from 'next-auth/react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import { callbackPath } from '@/lib/accounts/callback-path';
import { emailProblem } from '@/lib/accounts/sign-up';
import type { Locale } from '@/lib/i18n/locales';
import { type ActionAnswer, answerOf } from './action-answer';
import { useFirstError } from './use-first-error';

export interface SignInFormProps {
  /** Where the visitor was headed; followed only within this site. */
  callbackUrl: string | null;
  /** The page that is home to whoever has just signed in. */
  findHome: (input: { locale: Locale }) => Promise<ActionAnswer<{ path: string }>>;
}

interface Problems {
  email?: string;
  password?: string;
}

export function SignInForm({ callbackUrl, findHome }: SignInFormProps) {
  const t = useTranslations('auth');
  const locale = useAppLocale();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<'credentials' | 'rate_limited' | 'unavailable' | null>(null);
  const [pending, setPending] = useState(false);
  const { ref, show } = useFirstError<HTMLFormElement>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const found: Problems = {
      email: emailProblem(email) ?? undefined,
      password: password === '' ? 'password_required' : undefined,
    };
    setProblems(found);
    setFailure(null);
    if (found.email || found.password) return show();
    setPending(true);
    const outcome = await signInWith(email, password);
    if (outcome === 'ok') {
      const wanted = callbackPath(callbackUrl, window.location.origin);
      const home = wanted === null ? await answerOf(findHome({ locale })) : null;
      // A whole new document, so that nothing drawn for a visitor is kept.
      if (wanted !== null) return window.location.assign(wanted);
      if (home?.ok) return window.location.assign(home.data.path);
    }
    setFailure(outcome === 'ok' ? 'unavailable' : outcome);
    setPending(false);
    show();
  }

  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
      aria-label={t('signIn.title')}
    >
      {failure ? (
        <Alert tone="danger" title={t(`signIn.failures.${failure}.title`)}>
          {t(`signIn.failures.${failure}.text`)}
        </Alert>
      ) : null}
      <TextField
        label={t('fields.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
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
        onChange={(event) => setPassword(event.target.value)}
        error={problems.password ? t(`problems.${problems.password}`) : undefined}
      />
      <Button type="submit" pending={pending}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}

async function signInWith(
  email: string,
  password: string,
): Promise<'ok' | 'credentials' | 'rate_limited' | 'unavailable'> {
  try {
    const result = await signIn('credentials', { email, password, redirect: false });
    if (result?.ok && !result.error) return 'ok';
    if (result?.error === 'rate_limited') return 'rate_limited';
    return result?.error === 'CredentialsSignin' ? 'credentials' : 'unavailable';
  } catch {
    return 'unavailable';
  }
}
