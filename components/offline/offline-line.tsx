'use client';

import { CloudOff, RefreshCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { keepPagesFor } from './kept-pages';
import { listQueue, onQueueChange, sendQueue } from './queue';
import type { QueuedEntry } from './types';
import { WaitingList } from './waiting-list';

const AGAIN_MS = 30_000;

/** On a phone the camera's sheet has to open where its code can no longer be fetched. */
function fetchSheet(): void {
  if (window.matchMedia?.('(pointer: coarse)').matches) void import('./add-sheet').catch(() => undefined);
}

/**
 * Sends what waits whenever there is a signal, and says so where there is none or something could not be taken. Draws
 * nothing while all is sent. Also tells the service worker whose pages it keeps.
 */
export function OfflineLine({ person }: { person: string }) {
  const t = useTranslations('offline');
  const [isOnline, setOnline] = useState(true);
  const [entries, setEntries] = useState<QueuedEntry[]>([]);
  const [isOpen, setOpen] = useState(false);

  const refresh = useEffectEvent(async () => {
    setOnline(navigator.onLine);
    setEntries(await listQueue(person).catch(() => []));
  });
  const send = useEffectEvent(async () => {
    await refresh();
    if (navigator.onLine && document.visibilityState === 'visible')
      await sendQueue(person).catch(() => undefined);
  });

  useEffect(() => {
    void keepPagesFor(person).then(fetchSheet);
    void send();
    const timer = setInterval(() => void send(), AGAIN_MS);
    const onChange = () => void refresh();
    const onSignal = () => void send();
    const stop = onQueueChange(onChange);
    window.addEventListener('online', onSignal);
    window.addEventListener('offline', onChange);
    document.addEventListener('visibilitychange', onSignal);
    return () => {
      clearInterval(timer);
      stop();
      window.removeEventListener('online', onSignal);
      window.removeEventListener('offline', onChange);
      document.removeEventListener('visibilitychange', onSignal);
    };
  }, [person]);

  const refused = entries.filter((entry) => entry.refused !== null).length;
  const waiting = entries.length - refused;
  if (isOnline && entries.length === 0) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line border-l-[3px] border-l-unknown bg-card px-4 py-2 text-sm print:hidden"
    >
      {isOnline ? (
        <RefreshCw aria-hidden="true" className="size-4 shrink-0 text-muted" />
      ) : (
        <CloudOff aria-hidden="true" className="size-4 shrink-0 text-unknown" />
      )}
      <span className="min-w-0">
        {isOnline ? null : <strong className="font-semibold">{t('none')} </strong>}
        {refused > 0 ? `${t('refused', { count: refused })} ` : ''}
        {waiting > 0 ? t('kept', { count: waiting }) : isOnline ? '' : t('reading')}
      </span>
      {entries.length > 0 ? (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="ml-auto min-h-6 font-medium text-link pointer-coarse:min-h-11"
        >
          {t('show')}
        </button>
      ) : null}
      {isOpen ? (
        <Dialog
          open
          onOpenChange={setOpen}
          title={t('title')}
          description={t('text')}
          closeLabel={t('close')}
        >
          <WaitingList entries={entries} />
        </Dialog>
      ) : null}
    </div>
  );
}
