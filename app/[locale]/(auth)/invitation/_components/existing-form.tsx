'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { callAction } from '@/components/forms/action-answer';
import { useFirstError } from '@/components/forms/use-first-error';
import { AppLink } from '@/components/layout/app-link';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import { PASSWORD_MAX } from '@/lib/identity/accounts/password-rules';
import { EmailField } from './email-field';
import { type SignInOutcome, signInWith, takeSignInBack } from './sign-in';
import type { InvitationActions } from './types';
import { useFailureText } from './use-failure-text';

interface Props {
  token: string;
  email: string;
  /** Another account this browser is signed in with. */
  signedInAs: string | null;
  accept: InvitationActions['accept'];
  onDone: () => void;
}

/** The password of the account there is, then its second factor where it has one, then the invitation is accepted. */
export function ExistingForm({ token, email, signedInAs, accept, onDone }: Props) {
  const t = useTranslations('invitation');
  const failureText = useFailureText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const { ref, show } = useFirstError<HTMLFormElement>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending || password === '' || (asksCode && code.trim() === '')) return;
    setPending(true);
    setFailure(null);
    const outcome = await signInWith({ email, password, ...(asksCode ? { code } : {}) });
    if (outcome === 'ok') return finish();
    if (outcome === 'second_factor_required' && !asksCode) {
      setAsksCode(true);
      setPending(false);
      return;
    }
    fail(getFailureText(outcome));
  }

  async function finish() {
    const answer = await callAction(accept({ token }));
    if (answer.ok) return onDone();
    await takeSignInBack();
    fail(failureText.login(answer.code));
  }

  function getFailureText(outcome: Exclude<SignInOutcome, 'ok'>): string {
    return outcome === 'second_factor_wrong'
      ? `${t('loginFailed')} ${t('existing.codeWrong')}`
      : failureText.login(outcome);
  }

  function fail(text: string) {
    setFailure(text);
    setPending(false);
    show();
  }

  return (
    <form method="post" ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {signedInAs ? (
        <Alert tone="info">
          <p className="wrap-anywhere">{t('existing.otherAccount', { email: signedInAs })}</p>
        </Alert>
      ) : null}
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      {asksCode ? (
        <>
          <div className="flex flex-col gap-1">
            <h2 className="text-lg">{t('existing.codeTitle')}</h2>
            <p className="text-muted">{t('existing.codeText')}</p>
          </div>
          <TextField
            label={t('existing.code')}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            // The step before was sent by a button that is gone: the reader goes on here.
            ref={(input) => input?.focus()}
            required
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </>
      ) : (
        <>
          <EmailField email={email} />
          <PasswordField
            label={t('fields.password')}
            name="password"
            autoComplete="current-password"
            required
            maxLength={PASSWORD_MAX}
            showLabel={t('fields.show')}
            hideLabel={t('fields.hide')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      )}
      <Button type="submit" pending={pending} disabled={asksCode ? code.trim() === '' : password === ''}>
        {t(asksCode ? 'existing.codeSubmit' : 'existing.submit')}
      </Button>
      {asksCode ? (
        <Button
          variant="quiet"
          onClick={() => {
            setAsksCode(false);
            setCode('');
            setFailure(null);
          }}
        >
          {t('existing.back')}
        </Button>
      ) : (
        <AppLink
          to="/login"
          prefetch={false}
          className="inline-flex min-h-11 items-center self-start text-link"
        >
          {t('existing.forgot')}
        </AppLink>
      )}
    </form>
  );
}
