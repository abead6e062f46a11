'use client';

import { startAuthentication } from '@simplewebauthn/browser';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { type ActionAnswer, callAction } from '@/components/forms/action-answer';
import { useFirstError } from '@/components/forms/use-first-error';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import type { FieldErrors } from '@/lib/errors';
import { beginPasskeyConfirmationAction, confirmPasswordAction, confirmWithPasskeyAction } from '../actions';
import { useProblem } from './use-problem';

interface Props {
  asksCode: boolean;
  hasPasskey: boolean;
  onSettled: (confirmed: boolean) => void;
}

/** Asks again who sits there: by password, with the code where one is asked at sign-in, or by passkey. */
export function ReauthenticationDialog({ asksCode, hasPasskey, onSettled }: Props) {
  const t = useTranslations('settings');
  const errors = useTranslations('errors');
  const id = useId();
  const [pending, setPending] = useState<'password' | 'passkey' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const problem = useProblem(fieldErrors);
  const { ref, show } = useFirstError<HTMLDivElement>();

  function settle(answer: ActionAnswer<unknown>) {
    setPending(null);
    if (answer.ok) return onSettled(true);
    const { password, code } = answer.fieldErrors;
    setFieldErrors(answer.fieldErrors);
    setFailure(password || code ? null : errors(answer.code));
    show();
  }

  async function byPassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The page below has forms of its own, and events climb out of a dialog.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const password = String(data.get('password') ?? '');
    const code = asksCode ? String(data.get('code') ?? '') : undefined;
    if (password === '') {
      setFieldErrors({ password: 'password_required' });
      return show();
    }
    setPending('password');
    settle(await callAction(confirmPasswordAction({ password, code })));
  }

  async function byPasskey() {
    setPending('passkey');
    const asked = await callAction(beginPasskeyConfirmationAction({}));
    if (!asked.ok) return settle(asked);
    try {
      const credential = await startAuthentication({ optionsJSON: asked.data });
      settle(await callAction(confirmWithPasskeyAction({ response: JSON.stringify(credential) })));
    } catch {
      setPending(null);
      setFailure(t('passkeys.confirmCancelled'));
      show();
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onSettled(false)}
      title={t('confirm.title')}
      description={t('confirm.text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button type="submit" form={id} pending={pending === 'password'} disabled={pending !== null}>
            {t('confirm.submit')}
          </Button>
          {hasPasskey ? (
            <Button
              variant="secondary"
              pending={pending === 'passkey'}
              disabled={pending !== null}
              onClick={byPasskey}
            >
              {t('confirm.passkey')}
            </Button>
          ) : null}
          <Button variant="quiet" onClick={() => onSettled(false)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div ref={ref}>
        <form method="post" id={id} noValidate className="flex flex-col gap-4" onSubmit={byPassword}>
          {failure ? <Alert tone="danger">{failure}</Alert> : null}
          <PasswordField
            name="password"
            label={t('confirm.password')}
            autoComplete="current-password"
            maxLength={256}
            required
            showLabel={t('password.show')}
            hideLabel={t('password.hide')}
            error={problem('password')}
          />
          {asksCode ? (
            <TextField
              name="code"
              label={t('confirm.code')}
              hint={t('confirm.codeHint')}
              autoComplete="one-time-code"
              maxLength={40}
              required
              error={problem('code')}
            />
          ) : null}
        </form>
      </div>
    </Dialog>
  );
}
