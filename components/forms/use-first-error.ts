'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Brings the reader to the first marked field below `ref`, or to the first alert where none is marked, after the
 * marks asked for by `show` have been drawn.
 */
export function useFirstError<E extends HTMLElement>(): { ref: RefObject<E | null>; show: () => void } {
  const ref = useRef<E>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt === 0) return;
    const field = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
    if (field) {
      field.focus();
      return;
    }
    const alert = ref.current?.querySelector<HTMLElement>('[role="alert"]');
    if (!alert) return;
    alert.tabIndex = -1;
    alert.focus();
  }, [attempt]);
  return { ref, show: () => setAttempt((count) => count + 1) };
}
