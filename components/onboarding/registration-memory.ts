'use client';

import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { brand } from '@/lib/brand';
import { TIERS } from '@/lib/providers/billing/types';
import { arrivalSchema } from '@/lib/sales/onboarding/arrival';
import type { RegistrationData } from '@/lib/sales/onboarding/types';

const KEY = `${brand.storagePrefix}registration`;

const storedSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  referralCode: z.string(),
  chosenTier: z.enum(TIERS).optional(),
  arrival: arrivalSchema.partial().optional(),
});

/** `undefined` until the storage has been looked into. */
let registration: RegistrationData | null | undefined;
/** Lives in this page's memory and nowhere else: a reload forgets it. */
let password: string | null = null;
const listeners = new Set<() => void>();

/** Keeps what the account page asked until the set-up is finished. The password is never stored. */
export function rememberRegistration(data: RegistrationData, secret: string): void {
  registration = data;
  password = secret;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(data));
  } catch {
    // Storage is off: memory alone then carries it, as far as the next reload.
  }
  for (const listener of listeners) listener();
}

/** Who signed up; null where nobody did, undefined before the browser has been asked. */
export function useRegistration(): RegistrationData | null | undefined {
  return useSyncExternalStore(subscribe, recall, () => undefined);
}

export function recallPassword(): string | null {
  return password;
}

/** After the set-up. What the page still shows stays until it is left; nothing outlives it. */
export function forgetRegistration(): void {
  password = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is off.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function recall(): RegistrationData | null {
  registration ??= readStored();
  return registration;
}

function readStored(): RegistrationData | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored === null ? null : storedSchema.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}
