'use client';

import { MailQuestion } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type ActionAnswer, callAction } from '@/components/forms/action-answer';

export type SendVerification = (input: Record<string, never>) => Promise<ActionAnswer<unknown>>;

/** A quiet line on every page until the reader's address is confirmed, with the mail once more for the asking. */
export function ConfirmAddress({ email, send }: { email: string; send: SendVerification }) {
  const t = useTranslations('dashboard.confirmAddress');
  const [state, setState] = useState<'open' | 'pending' | 'sent' | 'failed'>('open');
  async function press() {
    setState('pending');
    const answer = await callAction(send({}));
    setState(answer.ok ? 'sent' : 'failed');
  }
  return (
    <section
      aria-label={t('label')}
      className="flex min-h-11 items-start gap-x-3 border-b border-line bg-card px-4 py-1 text-sm text-muted sm:items-center lg:px-6"
    >
      <MailQuestion aria-hidden="true" className="mt-2.5 size-4 shrink-0 sm:mt-0" />
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        <p aria-live="polite" className="min-w-0 pt-2 wrap-anywhere sm:pt-0">
          {state === 'sent' ? t('sent', { email }) : state === 'failed' ? t('failed') : t('text', { email })}
        </p>
        {state === 'sent' ? null : (
          <button
            type="button"
            disabled={state === 'pending'}
            aria-busy={state === 'pending' || undefined}
            onClick={press}
            className="inline-flex min-h-9 shrink-0 items-center text-link underline pointer-coarse:min-h-11"
          >
            {t('send')}
          </button>
        )}
      </div>
    </section>
  );
}
