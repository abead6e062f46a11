'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const EVERY_MS = 30_000;
const TOUCHES = ['pointermove', 'keydown', 'scroll', 'focus'] as const;

/** Nobody has touched the page this long: nobody looks, and a session that is not used should end. */
const AWAY_MS = 10 * 60_000;

/** Reads the page's data again while somebody looks at it, and at once when they come back to it. */
export function LiveRefresh() {
  const router = useRouter();
  useEffect(() => {
    let last = Date.now();
    let touched = Date.now();
    const touch = () => {
      touched = Date.now();
    };
    const refresh = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < EVERY_MS - 1_000) return;
      if (Date.now() - touched > AWAY_MS) return;
      last = Date.now();
      router.refresh();
    };
    const timer = setInterval(refresh, EVERY_MS);
    document.addEventListener('visibilitychange', refresh);
    for (const event of TOUCHES) window.addEventListener(event, touch, { passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      for (const event of TOUCHES) window.removeEventListener(event, touch);
    };
  }, [router]);
  return null;
}
