'use client';

import { brand } from '@/lib/brand';
import type { Tier } from '@/lib/providers/billing/types';
import { readDraft, withTier } from '@/lib/sales/onboarding/draft';
import type { OnboardingDraft, RegistrationData } from '@/lib/sales/onboarding/types';

const KEY = `${brand.storagePrefix}onboarding`;

interface Stored {
  /** Whose draft it is: another sign-up in the same tab starts afresh. */
  email: string;
  /** The plan they had come with when it was kept. */
  chosenTier?: Tier | undefined;
  draft: unknown;
}

/** The draft as it was left; a plan chosen on the public pages since then takes the place of the draft's. */
export function recallDraft(registration: RegistrationData): OnboardingDraft {
  const { email, chosenTier } = registration;
  try {
    const stored: Stored | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (stored?.email !== email) return readDraft(null, registration);
    const draft = readDraft(JSON.stringify(stored.draft), registration);
    return chosenTier === undefined || chosenTier === stored.chosenTier ? draft : withTier(draft, chosenTier);
  } catch {
    return readDraft(null, registration);
  }
}

export function rememberDraft(registration: RegistrationData, draft: OnboardingDraft): void {
  const stored: Stored = { email: registration.email, chosenTier: registration.chosenTier, draft };
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
