'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState, useTransition } from 'react';
import { confirmCardAction } from '@/components/billing/confirm-card-action';
import { useAppLocale } from '@/components/layout/use-app-locale';
import type { Answer } from '@/components/permits/use-run';
import { DECLINE_REASONS } from '@/lib/providers/billing/types';
import type { Payment, SubscriptionActions } from './subscription-actions';

type Refusal = Exclude<Answer, { ok: true }>;

const UNREACHED: Refusal = { ok: false, code: 'unavailable', fieldErrors: {} };

/**
 * Runs one payment at a time: shows a required authentication, reloads the account, and describes a failure.
 * `problem` stays until the next attempt.
 */
export function usePayment(refresh: SubscriptionActions['refresh']) {
  const router = useRouter();
  const ask = useAsk(refresh);
  const [asking, setAsking] = useState(false);
  const [reading, startReading] = useTransition();
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);

  async function run(action: () => Promise<Payment>, onSuccess?: () => void): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setAsking(true);
    setProblem(null);
    const said = await ask(action);
    busy.current = false;
    setAsking(false);
    setProblem(said);
    if (said === null) onSuccess?.();
    // A decline changes the account as well, so it is reloaded.
    startReading(() => router.refresh());
  }
  return { run, pending: asking || reading, problem };
}

/** What went wrong in words; null where nothing did. */
function useAsk(refresh: SubscriptionActions['refresh']) {
  const locale = useAppLocale();
  const bank = useTranslations('billing.subscription.bank');
  const errors = useTranslations('errors');
  const declines = useTranslations('billing.declines');

  function words({ code, fieldErrors }: Refusal): string {
    const reason = DECLINE_REASONS.find((known) => known === fieldErrors.card);
    return reason ? declines(reason) : errors(code);
  }

  return async (action: () => Promise<Payment>): Promise<string | null> => {
    const answer = await action().catch(() => UNREACHED);
    if (!answer.ok) return words(answer);
    if (answer.data.action === null) return null;
    const said = await confirmCardAction(answer.data.action, locale);
    const read = await refresh({}).catch(() => UNREACHED);
    if (said !== 'confirmed') return bank(said);
    return read.ok ? null : words(read);
  };
}
