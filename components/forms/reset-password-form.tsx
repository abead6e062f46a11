'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import { confirmationProblem, passwordProblem } from '@/lib/identity/accounts/password-rules';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { type ActionAnswer, callAction } from './action-answer';
import { ForgotPassword } from './forgot-password';
import { type NewPassword, NewPasswordFields, type NewPasswordProblems } from './new-password-fields';
import type { RequestLink } from './request-link-form';
import { useCleanAddress } from './use-clean-address';
import { useFirstError } from './use-first-error';
import { useKeptFocus } from './use-kept-focus';
import { LEAVE_AFTER_SECONDS, useLeave } from './use-leave';

export interface ResetPasswordFormProps {
  /** From the mail. */
  token: string;
  reset: (input: { token: string; password: string }) => Promise<ActionAnswer<void>>;
  requestLink: RequestLink;
}

type State = 'idle' | 'submitting' | 'done' | 'link_invalid' | 'rate_limited' | 'failed';

/** Sets a new password by a mailed link, then goes on to the sign-in page. */
export function ResetPasswordForm({ token, reset, requestLink }: ResetPasswordFormProps) {
  const t = useTranslations('auth');
  const locale = useAppLocale();
  const [input, setInput] = useState<NewPassword>({ password: '', confirmation: '' });
  const [problems, setProblems] = useState<NewPasswordProblems>({});
  const [state, setState] = useState<State>('idle');
  const { ref, show } = useFirstError<HTMLFormElement>();
  const outcome = useKeptFocus<HTMLDivElement>(state);
  useCleanAddress();
  useLeave(state === 'done' ? hrefFor('/login', locale) : null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'submitting') return;
    const found = {
      password: passwordProblem(input.password) ?? undefined,
      confirmation: confirmationProblem(input) ?? undefined,
    };
    setProblems(found);
    setState('idle');
    if (found.password || found.confirmation) return show();
    setState('submitting');
    const answer = await callAction(reset({ token, password: input.password }));
    if (answer.ok) return setState('done');
    const { password } = answer.fieldErrors;
    if (password) {
      setProblems({ password: t.has(`problems.${password}`) ? password : 'password_other' });
      setState('idle');
      return show();
    }
    setState(toState(answer.code));
    show();
  }

  if (state === 'done') {
    return (
      <div ref={outcome} className="flex flex-col gap-4 outline-none">
        <Alert tone="success" title={t('reset.done.title')}>
          {t('reset.done.text', { seconds: LEAVE_AFTER_SECONDS })}
        </Alert>
        <AppLink to="/login" className={buttonClass()}>
          {t('goToSignIn')}
        </AppLink>
      </div>
    );
  }
  if (state === 'link_invalid') {
    return (
      <div ref={outcome} className="flex flex-col gap-4 outline-none">
        <Alert tone="danger" title={t('reset.invalid.title')}>
          {t('reset.invalid.text')}
        </Alert>
        <ForgotPassword look="button" email="" requestLink={requestLink} label={t('reset.invalid.action')} />
      </div>
    );
  }
  return (
    <form
      method="post"
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={t('reset.title')}
      className="flex flex-col gap-4"
    >
      {state === 'rate_limited' || state === 'failed' ? (
        <Alert tone="danger" title={t(`reset.failures.${state}.title`)}>
          {t(`reset.failures.${state}.text`)}
        </Alert>
      ) : null}
      <NewPasswordFields
        value={input}
        problems={problems}
        onChange={(value) => {
          setInput(value);
          setProblems({});
        }}
      />
      <Button type="submit" pending={state === 'submitting'}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}

function toState(code: string): State {
  // A token that is not even of the right form is as good as one that has expired.
  if (code === 'link_invalid' || code === 'invalid_input') return 'link_invalid';
  return code === 'rate_limited' ? 'rate_limited' : 'failed';
}
