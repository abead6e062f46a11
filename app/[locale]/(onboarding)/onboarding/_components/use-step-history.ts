'use client';

import { useEffect, useRef } from 'react';

const PARAMETER = 'step';

/**
 * Makes each step an entry of the browser's history, so that its back button, and a phone's back gesture, lead to
 * the step before and not out of the set-up. `onReturn` gets the step the reader went back, or forward, to.
 */
export function useStepHistory(position: number, onReturn: (position: number) => void): void {
  const handler = useRef(onReturn);
  handler.current = onReturn;
  const entered = useRef(false);
  useEffect(() => {
    const first = !entered.current;
    entered.current = true;
    if (stepInAddress() === position) return;
    const address = new URL(window.location.href);
    address.searchParams.set(PARAMETER, String(position));
    // The first entry is the page itself: it only learns its step.
    if (first) window.history.replaceState(null, '', address);
    else window.history.pushState(null, '', address);
  }, [position]);
  useEffect(() => {
    const onPopState = () => {
      const step = stepInAddress();
      if (step !== null) handler.current(step);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}

function stepInAddress(): number | null {
  const step = Number(new URLSearchParams(window.location.search).get(PARAMETER));
  return Number.isInteger(step) && step > 0 ? step : null;
}
