'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { confirmCardAction } from '@/components/billing/confirm-card-action';
import { type ActionAnswer, callAction } from '@/components/forms/action-answer';
import { useAppLocale } from '@/components/layout/use-app-locale';
import type { ErrorCode } from '@/lib/errors';
import type { Purchase } from '@/lib/sales/credits/types';
import { type PurchaseStep, refreshPurchaseAction } from '../actions';

export type PaymentFailure =
  | { code: ErrorCode; reason: string | undefined }
  /** The bank did not confirm the payment. */
  | { code: 'bank' };

/**
 * Follows a payment to its end, one at a time: what the provider answers, the bank's question to the card's holder,
 * and what came of that. Null where it failed; the page is read anew either way.
 */
export function usePayment() {
  const router = useRouter();
  const locale = useAppLocale();
  // State is too late for the second press of a double click.
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure | null>(null);

  async function follow(step: Promise<ActionAnswer<PurchaseStep>>): Promise<Purchase | null> {
    let answer = await callAction(step);
    if (answer.ok && answer.data.action) {
      const said = await confirmCardAction(answer.data.action, locale);
      answer = await callAction(refreshPurchaseAction({ invoiceId: answer.data.invoiceId }));
      if (said === 'failed' && answer.ok && answer.data.state === 'waiting') setFailure({ code: 'bank' });
    }
    if (answer.ok) return answer.data;
    setFailure({ code: answer.code, reason: answer.fieldErrors.card });
    return null;
  }

  async function run(ask: () => Promise<ActionAnswer<PurchaseStep>>): Promise<Purchase | null> {
    if (busy.current) return null;
    busy.current = true;
    setPending(true);
    setFailure(null);
    try {
      return await follow(ask());
    } finally {
      busy.current = false;
      setPending(false);
      router.refresh();
    }
  }

  return { run, pending, failure };
}
