'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { cardSettings } from '@/components/billing/card-settings';
import { brand } from '@/lib/brand';
import { PAYMENT_METHOD_ID, providerOfCard } from '@/lib/providers/billing/card';

const KEY = `${brand.storagePrefix}onboarding_payment_method`;
const listeners = new Set<() => void>();
/** Carries the id where storage is off. */
let unstored: string | null = null;

/**
 * The provider's id of the card added in the set-up; null where none is added. One that was given by another provider
 * than takes cards now is worth nothing, and is dropped.
 */
export function usePaymentMethod(): string | null {
  const id = useSyncExternalStore(subscribe, recall, () => null);
  useEffect(() => {
    if (id === null) return;
    cardSettings().then(
      ({ provider }) => {
        if (providerOfCard(id) !== provider && recall() === id) forgetPaymentMethod();
      },
      // Who takes cards could not be asked: the card is tried when the set-up is finished.
      () => {},
    );
  }, [id]);
  return id;
}

export function rememberPaymentMethod(id: string): void {
  unstored = null;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Storage is off or full: it lives as long as the page.
    unstored = id;
  }
  for (const listener of listeners) listener();
}

export function forgetPaymentMethod(): void {
  unstored = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is off.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function recall(): string | null {
  if (unstored !== null) return unstored;
  try {
    const stored = localStorage.getItem(KEY);
    return stored !== null && PAYMENT_METHOD_ID.test(stored) ? stored : null;
  } catch {
    return null;
  }
}
