'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { callAction } from '@/components/forms/action-answer';
import { useFirstError } from '@/components/forms/use-first-error';
import { AppLink } from '@/components/layout/app-link';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/password-field';
import { INVITATION_PASSWORD_RULES } from '@/lib/company/invitations/password-rules';
import { PASSWORD_MAX } from '@/lib/identity/accounts/password-rules';
import { EmailField } from './email-field';
import { RULES, RuleList } from './rule-list';
import { signInWith } from './sign-in';
import type { InvitationActions } from './types';
import { useFailureText } from './use-failure-text';

interface Props {
  token: string;
  email: string;
  setUp: InvitationActions['setUp'];
  onDone: () => void;
}

/** A first password. The button waits until every rule is met; a failure keeps what was typed. */
export function SetUpForm({ token, email, setUp, onDone }: Props) {
  const t = useTranslations('invitation');
  const failureText = useFailureText();
  const rules = useId();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  /** The password stands, and only signing in with it failed. */
  const [isSetUp, setIsSetUp] = useState(false);
  const [pending, setPending] = useState(false);
  const { ref, show } = useFirstError<HTMLFormElement>();

  const met = new Set(RULES.filter((rule) => INVITATION_PASSWORD_RULES[rule](password)));
  const matches = password !== '' && confirmation === password;
  const ready = met.size === RULES.length && matches && token !== '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending || !ready) return;
    setPending(true);
    setFailure(null);
    const answer = await callAction(setUp({ token, password }));
    if (!answer.ok) return fail(failureText.setup(answer.code, answer.fieldErrors));
    if ((await signInWith({ email, password })) === 'ok') return onDone();
    setIsSetUp(true);
    fail(t('signInByHand'));
  }

  function fail(text: string) {
    setFailure(text);
    setPending(false);
    show();
  }

  return (
    <form method="post" ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure ? <Alert tone={isSetUp ? 'warning' : 'danger'}>{failure}</Alert> : null}
      {isSetUp ? (
        <AppLink to="/login" prefetch={false} className={buttonClass()}>
          {t('signInLink')}
        </AppLink>
      ) : (
        <>
          <EmailField email={email} />
          <PasswordField
            label={t('fields.password')}
            name="password"
            autoComplete="new-password"
            required
            maxLength={PASSWORD_MAX}
            showLabel={t('fields.show')}
            hideLabel={t('fields.hide')}
            aria-describedby={rules}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <PasswordField
            label={t('fields.confirm')}
            name="confirmation"
            autoComplete="new-password"
            required
            maxLength={PASSWORD_MAX}
            showLabel={t('fields.show')}
            hideLabel={t('fields.hide')}
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
            error={confirmation !== '' && !matches ? t('mismatch') : undefined}
          />
          <RuleList id={rules} met={met} matches={matches} />
          <Button type="submit" pending={pending} disabled={!ready} aria-describedby={rules}>
            {t('submit')}
          </Button>
        </>
      )}
    </form>
  );
}
