'use client';

import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { parseDevice } from '@/lib/identity/sessions/device';
import { beginPasskeyAction, finishPasskeyAction } from '../actions';
import { NameDialog } from './name-dialog';
import { useAct } from './use-act';
import { useProblem } from './use-problem';

/** Has the browser make a passkey, and keeps it under the name the reader gives it. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.passkeys');
  const devices = useTranslations('settings.devices');
  const { act, fieldErrors } = useAct();
  const problem = useProblem(fieldErrors);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const suggestion = () => {
    const { browser, system } = parseDevice(navigator.userAgent);
    return browser && system ? devices('named', { browser, system }) : (system ?? browser ?? '');
  };

  async function add(name: string) {
    setPending(true);
    setFailure(null);
    const response = await make();
    if (response !== null)
      await act(
        () => finishPasskeyAction({ response, name }),
        () => {
          onClose();
          toast.success(t('added', { name }));
        },
      );
    setPending(false);
  }

  /** What the browser answered; null where it or the reader would not. */
  async function make(): Promise<string | null> {
    let response: string | null = null;
    await act(async () => {
      const asked = await beginPasskeyAction({});
      if (!asked.ok) return asked;
      try {
        response = JSON.stringify(await startRegistration({ optionsJSON: asked.data }));
      } catch (error) {
        const known =
          error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
        setFailure(known ? t('known') : t('cancelled'));
      }
      return { ok: true, data: null };
    });
    return response;
  }

  return (
    <NameDialog
      title={t('addTitle')}
      text={t('addText')}
      verb={t('create')}
      name={suggestion()}
      error={problem('name')}
      failure={failure ?? problem('passkey')}
      pending={pending}
      onSubmit={add}
      onClose={onClose}
    />
  );
}
