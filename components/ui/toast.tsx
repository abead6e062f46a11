'use client';

import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { ExternalToast } from 'sonner';
import type { ToasterPlaceProps } from './toaster';
import { whenIdle } from './when-idle';

// What shows toasts is fetched once the page is idle, or with the first toast: no page needs it to be read. What is said
// before waits.

export interface Said {
  kind: 'plain' | 'success' | 'error';
  text: string;
  options: ExternalToast | undefined;
}

const waiting: Said[] = [];
let Place: ComponentType<ToasterPlaceProps> | null = null;
let tellPlace = () => {};
let ready: { show: (said: Said) => void; clear: () => void } | null = null;

/** Fetches what shows toasts; where that fails the next toast tries again. */
export async function fetchToaster(): Promise<void> {
  if (Place) return;
  try {
    Place = (await import('./toaster')).ToasterPlace;
    tellPlace();
  } catch {
    // Without a connection: what was said is shown with what is said next.
  }
}

function say(kind: Said['kind']) {
  return (text: string, options?: ExternalToast): void => {
    const said = { kind, text, options };
    if (ready) {
      ready.show(said);
    } else {
      waiting.push(said);
      void fetchToaster();
    }
  };
}

/** Says something at the foot of the page for a while. */
export const toast = Object.assign(say('plain'), {
  success: say('success'),
  error: say('error'),
  dismiss() {
    waiting.length = 0;
    ready?.clear();
  },
});

function begin(show: (said: Said) => void, clear: () => void): () => void {
  ready = { show, clear };
  for (const said of waiting.splice(0)) show(said);
  return () => {
    ready = null;
  };
}

function subscribe(tell: () => void): () => void {
  tellPlace = tell;
  return () => {
    tellPlace = () => {};
  };
}

/** Where toasts appear; stands once in the root layout. */
export function Toaster() {
  const Shown = useSyncExternalStore(
    subscribe,
    () => Place,
    () => null,
  );
  useEffect(() => whenIdle(() => void fetchToaster()), []);
  return Shown ? <Shown onReady={begin} /> : null;
}
