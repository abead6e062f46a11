'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { forgetKeptPages } from '@/components/offline/kept-pages';
import { Spinner } from '@/components/ui/spinner';
import { forgetTokens, recallRefreshToken } from './stored-tokens';
import { type SignInTarget, useSignIn } from './use-sign-in';

export interface StoredSessionProps extends SignInTarget {
  /** Who has just signed out is not signed in again. */
  signedOut: boolean;
  /** The form, for who has to sign in. */
  children: ReactNode;
}

/** Goes on from the tokens this browser holds, where it holds any; else, or where they count no more, the form. */
export function StoredSession({ signedOut, children, ...target }: StoredSessionProps) {
  const t = useTranslations('auth');
  const [checking, setChecking] = useState(false);
  const { attempt } = useSignIn(target);

  const resume = useEffectEvent(async () => {
    const refreshToken = recallRefreshToken();
    if (signedOut) forgetTokens();
    if (refreshToken === null || signedOut) return;
    setChecking(true);
    const outcome = await attempt({ provider: 'refresh', refreshToken });
    // Where nobody answered, the token may still count the next time.
    if (outcome === 'left' || outcome === 'credentials') forgetTokens();
    if (outcome !== 'left' && outcome !== 'busy') setChecking(false);
  });
  useEffect(() => {
    forgetKeptPages();
    void resume();
  }, []);

  if (!checking) return children;
  return (
    <p role="status" className="flex items-center gap-3 py-6">
      <Spinner />
      {t('checkingSession')}
    </p>
  );
}
