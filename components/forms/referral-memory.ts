import { brand } from '@/lib/brand';

const CODE = `${brand.storagePrefix}referral_code`;
const STORED_AT = `${brand.storagePrefix}referral_timestamp`;
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000;

/** Keeps the code a visitor came with for seven days. */
export function rememberReferral(code: string, now: number): void {
  try {
    localStorage.setItem(CODE, code);
    localStorage.setItem(STORED_AT, String(now));
  } catch {
    // Storage is off: the code then lives as long as the page.
  }
}

/** The stored code, or an empty string where there is none or it is older than seven days. */
export function recallReferral(now: number): string {
  try {
    const storedAt = Number(localStorage.getItem(STORED_AT));
    const code = localStorage.getItem(CODE) ?? '';
    if (code !== '' && now - storedAt < LIFETIME_MS && storedAt <= now) return code;
    forgetReferral();
  } catch {
    // Storage is off.
  }
  return '';
}

export function forgetReferral(): void {
  try {
    localStorage.removeItem(CODE);
    localStorage.removeItem(STORED_AT);
  } catch {
    // Storage is off.
  }
}
