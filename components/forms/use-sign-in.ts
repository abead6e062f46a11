'use client';

import { signIn } from 'next-auth/react';
import { useRef, useState } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { callbackPath } from '@/lib/identity/accounts/callback-path';
import type { SignInFailure } from '@/lib/identity/accounts/sign-in-failures';
import type { Locale } from '@/lib/platform/i18n/locales';
import { type ActionAnswer, callAction } from './action-answer';

export interface SignInTarget {
  /** Where the visitor was headed; followed only within this site. */
  callbackUrl: string | null;
  /** The page that is home to whoever has just signed in. */
  findHome: (input: { locale: Locale }) => Promise<ActionAnswer<{ path: string }>>;
}

export type SignInRefusal = SignInFailure;

/** Fields of a provider of `lib/edge/server/auth.ts`. */
export type SignInFields =
  | { provider: 'credentials'; email: string; password: string; code?: string }
  | { provider: 'passkey'; response: string }
  | { provider: 'refresh'; refreshToken: string };

const REFUSALS: Readonly<Record<string, SignInRefusal>> = {
  CredentialsSignin: 'credentials',
  second_factor_required: 'code_required',
  second_factor_wrong: 'code_wrong',
  rate_limited: 'rate_limited',
};

/** Signs in and leaves for where the visitor was headed, else answers why not; one attempt at a time. */
export function useSignIn({ callbackUrl, findHome }: SignInTarget) {
  const locale = useAppLocale();
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  /** `left` means that another page is on its way, `busy` that an attempt is. */
  async function attempt(fields: SignInFields): Promise<SignInRefusal | 'left' | 'busy'> {
    if (busy.current) return 'busy';
    busy.current = true;
    setPending(true);
    const refusal = await requestSignIn(fields);
    const path = refusal === null ? await destination() : null;
    if (path !== null) {
      // A whole new document, so that nothing drawn for a visitor is kept.
      window.location.assign(path);
      return 'left';
    }
    busy.current = false;
    setPending(false);
    return refusal ?? 'unavailable';
  }

  async function destination(): Promise<string | null> {
    const callback = callbackPath(callbackUrl, window.location.origin);
    if (callback !== null) return callback;
    const home = await callAction(findHome({ locale }));
    return home.ok ? home.data.path : null;
  }

  return { attempt, pending };
}

async function requestSignIn({ provider, ...fields }: SignInFields): Promise<SignInRefusal | null> {
  try {
    const result = await signIn(provider, { ...fields, redirect: false });
    if (result?.ok && !result.error) return null;
    return REFUSALS[result?.error ?? ''] ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}
