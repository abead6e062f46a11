'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { pageAddress } from '@/components/layout/page-address';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { type ActionAnswer, callAction } from './action-answer';
import { useCleanAddress } from './use-clean-address';
import { LEAVE_AFTER_SECONDS, useLeave } from './use-leave';

export interface VerifyEmailProps {
  /** From the mail; empty where the address had none. */
  token: string;
  verify: (input: { token: string }) => Promise<ActionAnswer<void>>;
}

type State = 'checking' | 'done' | 'invalid' | 'failed';

const SIGN_IN = { to: '/login', query: { verified: 'true' } } as const;

/** Sends the token of a mailed link as soon as it is there, says what came of it, and goes on to the sign-in page. */
export function VerifyEmail({ token, verify }: VerifyEmailProps) {
  const t = useTranslations('auth.verify');
  const locale = useAppLocale();
  const [state, setState] = useState<State>('checking');
  useCleanAddress();
  useLeave(state === 'done' ? pageAddress(SIGN_IN, locale) : null);

  async function send() {
    setState('checking');
    const answer = token === '' ? null : await callAction(verify({ token }));
    if (answer?.ok) return setState('done');
    const wrong = answer === null || answer.code === 'link_invalid' || answer.code === 'invalid_input';
    setState(wrong ? 'invalid' : 'failed');
  }
  const begin = useEffectEvent(send);
  useEffect(() => {
    void begin();
  }, []);

  if (state === 'checking') {
    return (
      <p role="status" className="flex items-center gap-3 py-6">
        <Spinner />
        {t('checking')}
      </p>
    );
  }
  if (state === 'done') {
    return (
      <>
        <Alert tone="success" title={t('done.title')}>
          {t('done.text', { seconds: LEAVE_AFTER_SECONDS })}
        </Alert>
        <AppLink {...SIGN_IN} className={buttonClass()}>
          {t('done.action')}
        </AppLink>
      </>
    );
  }
  return (
    <>
      <Alert tone="danger" title={t(`${state}.title`)}>
        {t(`${state}.text`)}
      </Alert>
      {state === 'failed' ? (
        <Button onClick={send}>{t('failed.action')}</Button>
      ) : (
        <div className="flex flex-col gap-2 sm:flex-row">
          <AppLink to="/login" query={{ resend: 'true' }} className={buttonClass()}>
            {t('invalid.resend')}
          </AppLink>
          <AppLink to="/login" query={{ signup: 'true' }} className={buttonClass({ variant: 'secondary' })}>
            {t('invalid.signUp')}
          </AppLink>
        </div>
      )}
    </>
  );
}
