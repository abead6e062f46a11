import { brand } from '@/lib/brand';

const REFRESH = `${brand.storagePrefix}refresh_token`;
const KEYS = [`${brand.storagePrefix}token`, REFRESH];

/** The refresh token a program left in this browser; null without one. We read it, and never leave one. */
export function recallRefreshToken(): string | null {
  try {
    return localStorage.getItem(REFRESH) || null;
  } catch {
    // Storage is off.
    return null;
  }
}

export function forgetTokens(): void {
  try {
    for (const key of KEYS) localStorage.removeItem(key);
  } catch {
    // Storage is off.
  }
}
