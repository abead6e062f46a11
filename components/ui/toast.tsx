'use client';

import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { ExternalToast, toast as Library } from 'sonner';
import { isNotFetched } from './not-fetched';
import type { ToasterPlaceProps } from './toaster';
import { whenIdle } from './when-idle';

// What shows toasts is fetched once the page is idle, or with the first toast: no page needs it to be read. What is said
// before waits.

interface Said {
  kind: 'plain' | 'success' | 'error';
  text: string;
  options: ExternalToast | undefined;
}

/** As many as are shown at once; the newest are kept. */
const MOST_WAITING = 3;

const waiting: Said[] = [];
let Place: ComponentType<ToasterPlaceProps> | null = null;
let tellPlace = () => {};
/** Once it has had a place. */
let library: typeof Library | null = null;

/** @throws what is no matter of fetching: that is tried again with the next toast and with the connection */
export async function fetchToaster(): Promise<void> {
  if (Place) return;
  try {
    Place = (await import('./toaster')).ToasterPlace;
  } catch (error) {
    if (!isNotFetched(error)) throw error;
    return;
  }
  tellPlace();
}

function show({ kind, text, options }: Said, by: typeof Library): void {
  if (kind === 'plain') by(text, options);
  else by[kind](text, options);
}

function say(kind: Said['kind']) {
  return (text: string, options?: ExternalToast): void => {
    const said = { kind, text, options };
    if (library) {
      show(said, library);
      return;
    }
    waiting.push(said);
    if (waiting.length > MOST_WAITING) waiting.shift();
    void fetchToaster();
  };
}

/** Says something at the foot of the page for a while. */
export const toast = Object.assign(say('plain'), {
  success: say('success'),
  error: say('error'),
  dismiss() {
    waiting.length = 0;
    library?.dismiss();
  },
});

function begin(by: typeof Library): void {
  library = by;
  for (const said of waiting.splice(0)) show(said, by);
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
  useEffect(() => {
    const fetchNow = () => void fetchToaster();
    const notWhenIdle = whenIdle(fetchNow);
    window.addEventListener('online', fetchNow);
    return () => {
      notWhenIdle();
      window.removeEventListener('online', fetchNow);
    };
  }, []);
  return Shown ? <Shown onReady={begin} /> : null;
}
