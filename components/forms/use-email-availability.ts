'use client';

import { useEffect, useState } from 'react';
import { emailSchema } from '@/lib/identity/accounts/schema';
import { type ActionAnswer, callAction } from './action-answer';

export type EmailAvailability = 'idle' | 'checking' | 'available' | 'unavailable' | 'error';

export type CheckEmail = (input: { email: string }) => Promise<ActionAnswer<{ available: boolean }>>;

const WAIT_MS = 500;

/** Asks whether an address is free, half a second after the last key and only once it is well formed. */
export function useEmailAvailability(email: string, checkEmail: CheckEmail): EmailAvailability {
  const parsed = emailSchema.safeParse(email);
  const asked = parsed.success ? parsed.data : null;
  const [found, setFound] = useState<{ email: string; state: EmailAvailability } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    let current = true;
    const timer = setTimeout(async () => {
      setFound({ email: asked, state: 'checking' });
      const answer = await callAction(checkEmail({ email: asked }));
      if (!current) return;
      const state = !answer.ok ? 'error' : answer.data.available ? 'available' : 'unavailable';
      setFound({ email: asked, state });
    }, WAIT_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, checkEmail]);
  // An answer about another address says nothing about this one.
  return found !== null && found.email === asked ? found.state : 'idle';
}
