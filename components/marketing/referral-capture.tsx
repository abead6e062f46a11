'use client';

import { useEffect } from 'react';
import { REFERRAL_CODE_KEY, REFERRAL_TIMESTAMP_KEY, referralCode } from './referral';

/** Keeps the code of a `?ref=` link and sends its visitor on to sign up. In the browser, so the page stays static. */
export function ReferralCapture({ login }: { login: string }) {
  useEffect(() => {
    const code = referralCode(window.location.search);
    // Where one signs up, the form reads the code itself.
    if (code === null || window.location.pathname === login) return;
    try {
      localStorage.setItem(REFERRAL_CODE_KEY, code);
      localStorage.setItem(REFERRAL_TIMESTAMP_KEY, String(Date.now()));
    } catch {
      // Storage may be forbidden; the address below carries the code as well.
    }
    const query = new URLSearchParams({ ref: code, signup: 'true' });
    window.location.replace(`${login}?${query}`);
  }, [login]);
  return null;
}
