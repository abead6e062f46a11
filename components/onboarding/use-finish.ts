'use client';

import { signIn } from 'next-auth/react';
import { useRef, useState } from 'react';
import { answerOf } from '@/components/forms/action-answer';
import { forgetReferral } from '@/components/forms/referral-memory';
import type { ErrorCode } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { hrefFor } from '@/lib/i18n/routes';
import { type RegistrationInput, registrationSchema } from '@/lib/onboarding/schema';
import { forgetDraft } from './draft-memory';
import { forgetPaymentMethod } from './payment-method-memory';
import { forgetRegistration } from './registration-memory';
import type { OnboardingActions } from './wizard-types';

export type FinishState =
  | { kind: 'idle' }
  | { kind: 'pending' }
  /** The account stands; the browser is on its way to the dashboard. */
  | { kind: 'leaving' }
  /** The account stands, but signing in did not work. */
  | { kind: 'signed_out' }
  | { kind: 'refused'; code: ErrorCode; fields: string[] };

/**
 * Registers, signs in, subscribes where a card was added, and leaves for the dashboard; a second press while that
 * goes on does nothing.
 */
export function useFinish(actions: Pick<OnboardingActions, 'register' | 'subscribe'>, locale: Locale) {
  const [state, setState] = useState<FinishState>({ kind: 'idle' });
  const busy = useRef(false);

  async function finish(input: RegistrationInput, paymentMethodId: string | null) {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: 'pending' });
    const next = await attempt(actions.register, input);
    if (next.kind === 'leaving' && paymentMethodId !== null)
      await subscribe(actions.subscribe, paymentMethodId);
    setState(next);
    busy.current = next.kind === 'leaving';
    if (next.kind !== 'leaving' && next.kind !== 'signed_out') return;
    forgetRegistration();
    forgetDraft();
    forgetReferral();
    forgetPaymentMethod();
    if (next.kind === 'leaving') window.location.assign(hrefFor('/dashboard', locale));
  }

  return { state, finish };
}

async function attempt(
  register: OnboardingActions['register'],
  input: RegistrationInput,
): Promise<FinishState> {
  const parsed = registrationSchema.safeParse(input);
  if (!parsed.success) {
    return {
      kind: 'refused',
      code: 'invalid_input',
      fields: parsed.error.issues.map((issue) => issue.path.join('.')),
    };
  }
  const answer = await answerOf(register(input));
  if (!answer.ok) return { kind: 'refused', code: answer.code, fields: Object.values(answer.fieldErrors) };
  try {
    const { email, password } = parsed.data;
    const result = await signIn('credentials', { email, password, redirect: false });
    return { kind: result?.ok && !result.error ? 'leaving' : 'signed_out' };
  } catch {
    return { kind: 'signed_out' };
  }
}

/** The account stands whether or not this works: a failure is only logged. */
async function subscribe(action: OnboardingActions['subscribe'], paymentMethodId: string): Promise<void> {
  const answer = await answerOf(action({ paymentMethodId }));
  if (!answer.ok) console.warn('The subscription could not be created', answer.code);
}
