'use client';

import { brand } from '@/lib/brand';
import { readDraft } from '@/lib/sales/onboarding/draft';
import type { OnboardingDraft, RegistrationData } from '@/lib/sales/onboarding/types';

const KEY = `${brand.storagePrefix}onboarding`;

interface Stored {
  /** Whose draft it is: another sign-up in the same tab starts afresh. */
  email: string;
  draft: unknown;
}

export function recallDraft(registration: RegistrationData): OnboardingDraft {
  try {
    const stored: Stored | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return readDraft(
      stored?.email === registration.email ? JSON.stringify(stored.draft) : null,
      registration,
    );
  } catch {
    return readDraft(null, registration);
  }
}

export function rememberDraft(registration: RegistrationData, draft: OnboardingDraft): void {
  const stored: Stored = { email: registration.email, draft };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Storage is off or full: the draft then lives as long as the page.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is off.
  }
}
