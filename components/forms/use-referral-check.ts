import { useCallback, useEffect, useRef, useState } from 'react';
import { isReferralCode } from '@/components/marketing/referral';
import { type ActionAnswer, callAction } from './action-answer';

export type ReferralCheck = 'idle' | 'checking' | 'known' | 'unknown' | 'error';

export type CheckReferral = (input: { code: string }) => Promise<ActionAnswer<{ known: boolean }>>;

const WAIT_MS = 500;
/** Maximum wait for the answer on submit. */
const PATIENCE_MS = 3_000;

type Found = Exclude<ReferralCheck, 'idle' | 'checking'>;

/** Checks a referral code, debounced by half a second and only when well-formed. */
export function useReferralCheck(typed: string, check: CheckReferral) {
  const trimmed = typed.trim().toUpperCase();
  const code = isReferralCode(trimmed) ? trimmed : null;
  const [found, setFound] = useState<{ code: string; state: ReferralCheck } | null>(null);
  const asked = useRef<{ code: string; answer: Promise<Found> } | null>(null);

  /** One request per code, shared by all callers. */
  const ask = useCallback(
    (about: string): Promise<Found> => {
      if (asked.current?.code === about) return asked.current.answer;
      const answer = callAction(check({ code: about })).then((said) => {
        const state = !said.ok ? 'error' : said.data.known ? 'known' : 'unknown';
        setFound({ code: about, state });
        // A failed request is not cached.
        if (state === 'error' && asked.current?.code === about) asked.current = null;
        return state;
      });
      asked.current = { code: about, answer };
      return answer;
    },
    [check],
  );

  useEffect(() => {
    if (code === null) return;
    const timer = setTimeout(() => {
      setFound({ code, state: 'checking' });
      void ask(code);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [code, ask]);

  /** The code to sign up with: none where nobody hands it out, the typed one where that could not be told. */
  async function settle(): Promise<string> {
    if (code === null) return trimmed;
    const patience = new Promise<'error'>((resolve) => setTimeout(() => resolve('error'), PATIENCE_MS));
    return (await Promise.race([ask(code), patience])) === 'unknown' ? '' : code;
  }

  // An answer about another code says nothing about this one.
  const state = found !== null && found.code === code ? found.state : 'idle';
  return { state, settle };
}
