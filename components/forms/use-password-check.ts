import { useCallback, useEffect, useRef, useState } from 'react';
import { passwordProblem } from '@/lib/identity/accounts/password-rules';
import { type ActionAnswer, callAction } from './action-answer';

export interface NewPasswordQuestion {
  password: string;
  email: string;
  names: string[];
}

export type CheckPassword = (input: NewPasswordQuestion) => Promise<ActionAnswer<{ common: boolean }>>;

const WAIT_MS = 500;
/** Maximum wait for the answer on submit; what is not known by then is decided when the account is made. */
const PATIENCE_MS = 3_000;

/**
 * Whether a password is among those that are guessed first, by the rule the account is made by. Asked half a second
 * after the last key, and only of a password that keeps all other rules.
 */
export function usePasswordCheck(question: NewPasswordQuestion, check: CheckPassword) {
  const [found, setFound] = useState<{ key: string; common: boolean } | null>(null);
  const asked = useRef<{ key: string; answer: Promise<boolean> } | null>(null);
  const key = passwordProblem(question.password) === null ? JSON.stringify(question) : null;

  /** One request per question, shared by all callers. */
  const ask = useCallback(
    (about: string): Promise<boolean> => {
      if (asked.current?.key === about) return asked.current.answer;
      const answer = callAction(check(JSON.parse(about))).then((said) => {
        // A failed request is not cached.
        if (!said.ok && asked.current?.key === about) asked.current = null;
        const common = said.ok && said.data.common;
        setFound({ key: about, common });
        return common;
      });
      asked.current = { key: about, answer };
      return answer;
    },
    [check],
  );

  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => void ask(key), WAIT_MS);
    return () => clearTimeout(timer);
  }, [key, ask]);

  /** The answer about what is typed now. */
  async function settle(): Promise<boolean> {
    if (key === null) return false;
    const patience = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
    return Promise.race([ask(key), patience]);
  }

  return { isCommon: found !== null && found.key === key && found.common, settle };
}
