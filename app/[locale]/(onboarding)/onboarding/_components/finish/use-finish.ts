'use client';

import { signIn } from 'next-auth/react';
import { useRef, useState } from 'react';
import { type ActionAnswer, callAction } from '@/components/forms/action-answer';
import { forgetReferral } from '@/components/forms/referral-memory';
import { forgetPaymentMethod } from '@/components/onboarding/payment-method-memory';
import { forgetRegistration } from '@/components/onboarding/registration-memory';
import type { ErrorCode } from '@/lib/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { CardAction } from '@/lib/providers/billing/provider';
import { type RegistrationInput, registrationSchema } from '@/lib/sales/onboarding/schema';
import { forgetDraft } from '../draft-memory';
import { broadcastFinished } from '../finished-elsewhere';
import type { OnboardingActions } from '../wizard-types';

export type FinishState =
  | { kind: 'idle' }
  | { kind: 'pending' }
  /** The account stands; the browser is on its way into it. */
  | { kind: 'leaving' }
  /** The account stands, but signing in did not work. */
  | { kind: 'signed_out' }
  /** `fields`: message keys of what was refused. */
  | { kind: 'refused'; code: ErrorCode; fields: string[] };

export interface FinishOptions {
  actions: Pick<OnboardingActions, 'register' | 'subscribe'>;
  locale: Locale;
  /** The account stands; what follows may take a moment. */
  onFinished: () => void;
}

/**
 * Registers, signs in, subscribes where a card was added, and leaves; a second press while that goes on does nothing.
 */
export function useFinish({ actions, locale, onFinished }: FinishOptions) {
  const [state, setState] = useState<FinishState>({ kind: 'idle' });
  const busy = useRef(false);

  async function finish(input: RegistrationInput, paymentMethodId: string | null, landing: string) {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: 'pending' });
    const next = await attempt(actions.register, input);
    if (next.kind === 'refused') {
      console.warn('The setup could not be finished', next.code, next.fields);
      busy.current = false;
      return setState(next);
    }
    onFinished();
    if (next.kind === 'leaving' && paymentMethodId !== null)
      await subscribe(actions.subscribe, paymentMethodId, locale);
    setState(next);
    busy.current = next.kind === 'leaving';
    forgetRegistration();
    forgetDraft();
    forgetReferral();
    // Who still has to sign in finds the card on the subscription page.
    if (next.kind === 'leaving') forgetPaymentMethod();
    broadcastFinished(input.email);
    if (next.kind === 'leaving') window.location.assign(landing);
  }

  /** Says what keeps the set-up from being sent, without sending it. */
  function refuse(fields: string[]) {
    if (!busy.current) setState({ kind: 'refused', code: 'invalid_input', fields });
  }

  return { state, finish, refuse };
}

async function attempt(register: OnboardingActions['register'], input: RegistrationInput) {
  const parsed = registrationSchema.safeParse(input);
  if (!parsed.success) return refused('invalid_input', toMessages(parsed.error.issues));
  const answer = await callAction(register(input));
  if (!answer.ok) return refused(answer.code, Object.values(answer.fieldErrors));
  try {
    const { email, password } = parsed.data;
    const result = await signIn('credentials', { email, password, redirect: false });
    return { kind: result?.ok && !result.error ? 'leaving' : 'signed_out' } as const;
  } catch {
    return { kind: 'signed_out' } as const;
  }
}

function refused(code: ErrorCode, fields: string[]) {
  return { kind: 'refused', code, fields } as const;
}

function toMessages(issues: readonly { path: PropertyKey[]; message: string }[]): string[] {
  return issues.map(({ path, message }) => (path[0] === 'password' ? 'password' : message));
}

/** The account stands whether or not this works: a failure is only logged, and the dashboard offers it again. */
async function subscribe(
  action: OnboardingActions['subscribe'],
  paymentMethodId: string,
  locale: Locale,
): Promise<void> {
  const answer: ActionAnswer<{ action: CardAction | null }> = await callAction(action({ paymentMethodId }));
  if (!answer.ok) return console.warn('The subscription could not be created', answer.code);
  if (answer.data.action === null) return;
  try {
    const { confirmCardAction } = await import('@/components/billing/confirm-card-action');
    const outcome = await confirmCardAction(answer.data.action, locale);
    if (outcome !== 'confirmed') console.warn('The bank did not confirm the card', outcome);
  } catch {
    console.warn('The bank’s question could not be shown');
  }
}
