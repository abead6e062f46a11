'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps focus when a pressed button disappears with its effect: focus moves to the element at `ref` when
 * `state` changes and nothing else has it.
 */
export function useKeptFocus<E extends HTMLElement>(state: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const holder = document.activeElement;
    if (!ref.current || (holder !== null && holder !== document.body)) return;
    ref.current.tabIndex = -1;
    ref.current.focus();
  }, [state]);
  return ref;
}
