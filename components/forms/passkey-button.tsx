'use client';

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type ActionAnswer, callAction } from './action-answer';

export type BeginPasskey = (
  input: Record<string, never>,
) => Promise<ActionAnswer<PublicKeyCredentialRequestOptionsJSON>>;

export type PasskeyProblem = 'passkey_unsupported' | 'passkey_unused' | 'rate_limited' | 'unavailable';

export interface PasskeyButtonProps {
  begin: BeginPasskey;
  /** What the passkey signed, as JSON. */
  onResponse: (response: string) => Promise<void>;
  onProblem: (problem: PasskeyProblem) => void;
  disabled: boolean;
}

export function PasskeyButton({ begin, onResponse, onProblem, disabled }: PasskeyButtonProps) {
  const t = useTranslations('auth.signIn');
  const [pending, setPending] = useState(false);

  async function use() {
    setPending(true);
    const asked = await askPasskey(begin);
    if ('problem' in asked) onProblem(asked.problem);
    else await onResponse(asked.response);
    setPending(false);
  }

  return (
    <Button variant="secondary" pending={pending} disabled={disabled} onClick={use}>
      <KeyRound aria-hidden="true" className="size-5" />
      {t('passkey')}
    </Button>
  );
}

async function askPasskey(begin: BeginPasskey): Promise<{ response: string } | { problem: PasskeyProblem }> {
  const library = await import('@simplewebauthn/browser').catch(() => null);
  if (library === null) return { problem: 'unavailable' };
  const { browserSupportsWebAuthn, startAuthentication } = library;
  if (!browserSupportsWebAuthn()) return { problem: 'passkey_unsupported' };
  const options = await callAction(begin({}));
  if (!options.ok) return { problem: options.code === 'rate_limited' ? 'rate_limited' : 'unavailable' };
  try {
    return { response: JSON.stringify(await startAuthentication({ optionsJSON: options.data })) };
  } catch {
    // Turned away, run out of time, or there is none here: browsers do not tell which.
    return { problem: 'passkey_unused' };
  }
}
