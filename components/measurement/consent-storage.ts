import {
  type Choice,
  CONSENT_EVENT,
  CONSENT_KEY,
  type Consent,
  type ConsentState,
  formatConsent,
  getConsentState,
  parseConsent,
} from '@/lib/site/measurement/consent';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

export function keptConsent(): Consent | null {
  try {
    return parseConsent(localStorage.getItem(CONSENT_KEY));
  } catch {
    return null;
  }
}

export function getConsentStateNow(): ConsentState {
  return getConsentState(navigator.globalPrivacyControl, keptConsent());
}

/** Keeps the choice, and tells what measures in this tab. */
export function chooseConsent(choice: Choice): void {
  try {
    localStorage.setItem(CONSENT_KEY, formatConsent({ choice, at: new Date() }));
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choice }));
}
