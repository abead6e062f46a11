import { isReferralCode, REFERRAL_CODE_KEY, REFERRAL_TIMESTAMP_KEY } from '@/components/marketing/referral';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000;

/** Keeps the code a visitor came with for seven days; a newer one takes the place of an older. */
export function rememberReferral(code: string, now: number): void {
  if (!isReferralCode(code)) return;
  try {
    localStorage.setItem(REFERRAL_CODE_KEY, code);
    localStorage.setItem(REFERRAL_TIMESTAMP_KEY, String(now));
  } catch {
    // Storage is off: the code then lives as long as the page.
  }
}

/** The stored code, or an empty string where there is none, it is older than seven days, or it is no code. */
export function recallReferral(now: number): string {
  try {
    const storedAt = Number(localStorage.getItem(REFERRAL_TIMESTAMP_KEY));
    const code = localStorage.getItem(REFERRAL_CODE_KEY) ?? '';
    if (isReferralCode(code) && now - storedAt < LIFETIME_MS && storedAt <= now) return code;
    forgetReferral();
  } catch {
    // Storage is off.
  }
  return '';
}

export function forgetReferral(): void {
  try {
    localStorage.removeItem(REFERRAL_CODE_KEY);
    localStorage.removeItem(REFERRAL_TIMESTAMP_KEY);
  } catch {
    // Storage is off.
  }
}
