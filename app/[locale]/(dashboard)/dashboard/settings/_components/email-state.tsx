'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { sendVerificationAction } from '../actions';
import { useAct } from './use-act';

export function EmailState({ email, verified }: { email: string; verified: boolean }) {
  const t = useTranslations('settings.email');
  const { act, pending } = useAct();
  const [sent, setSent] = useState(false);
  const Icon = verified ? CircleCheck : CircleAlert;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{email}</span>
        <span
          className={`inline-flex items-center gap-1.5 text-sm font-medium ${verified ? 'text-issued' : 'text-action'}`}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {verified ? t('verified') : t('unverified')}
        </span>
      </p>
      {verified ? null : <p className="text-muted">{t('unverifiedText')}</p>}
      {verified || sent ? null : (
        <Button
          variant="secondary"
          pending={pending}
          className="max-sm:w-full"
          onClick={() =>
            act(
              () => sendVerificationAction({}),
              () => setSent(true),
            )
          }
        >
          {t('send')}
        </Button>
      )}
      <div aria-live="polite">
        {sent && !verified ? <Alert tone="success">{t('sent', { email })}</Alert> : null}
      </div>
    </div>
  );
}
