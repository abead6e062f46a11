'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { forgetRegistration } from '@/components/onboarding/registration-memory';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import { forgetDraft } from './draft-memory';

const CHANNEL = `${brand.storagePrefix}onboarding`;
/** A tab hears what it says itself: every channel but the one it is said on gets it. */
const THIS_TAB = `${Date.now()}-${Math.random()}`;

/** Tells the other tabs whose set-up is done. */
export function broadcastFinished(email: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ finished: email, by: THIS_TAB });
  channel.close();
}

/** Whether this set-up was finished in another tab; what this one still keeps of it is then forgotten. */
export function useFinishedElsewhere(email: string): boolean {
  const [finished, setFinished] = useState(false);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<{ finished?: unknown; by?: unknown } | null>) => {
      if (data?.finished !== email || data.by === THIS_TAB) return;
      forgetRegistration();
      forgetDraft();
      setFinished(true);
    };
    return () => channel.close();
  }, [email]);
  return finished;
}

export function FinishedElsewhere() {
  const t = useTranslations('onboarding.finishedElsewhere');
  return (
    <Alert tone="success" title={t('title')}>
      <p className="mb-3">{t('text')}</p>
      <AppLink to="/dashboard" prefetch={false} className={buttonClass()}>
        {t('action')}
      </AppLink>
    </Alert>
  );
}
