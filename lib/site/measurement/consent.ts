import { brand } from '@/lib/brand';

/** Holds the visitor's choice and when it was made: `granted 2026-11-21T20:15:00.000Z`. */
export const CONSENT_KEY = `${brand.storagePrefix}consent`;

/** Fired on the window when a choice is made in this tab; `detail` is the choice. */
export const CONSENT_EVENT = 'consentchange';

export const CHOICES = ['granted', 'denied'] as const;
export type Choice = (typeof CHOICES)[number];

export interface Consent {
  choice: Choice;
  at: Date;
}

/** What stands in storage; null where nobody chose yet or nobody can tell any more. */
export function parseConsent(stored: string | null): Consent | null {
  const [word, time = ''] = stored?.split(' ') ?? [];
  const choice = CHOICES.find((known) => known === word);
  const at = new Date(time);
  return choice && !Number.isNaN(at.getTime()) ? { choice, at } : null;
}

export function formatConsent({ choice, at }: Consent): string {
  return `${choice} ${at.toISOString()}`;
}

/** Global Privacy Control is a no that is not asked again, whatever was chosen before. */
export type ConsentState = Choice | 'unasked' | 'blocked';

export function getConsentState(
  globalPrivacyControl: boolean | undefined,
  consent: Consent | null,
): ConsentState {
  return globalPrivacyControl === true ? 'blocked' : (consent?.choice ?? 'unasked');
}
