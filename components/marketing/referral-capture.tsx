'use client';

import { useEffect } from 'react';
import { rememberReferral } from '@/components/forms/referral-memory';
import { referralCode } from './referral';

/** Keeps the code of a `?ref=` link and sends its visitor on to sign up. In the browser, so the page stays static. */
export function ReferralCapture({ login }: { login: string }) {
  useEffect(() => {
    const code = referralCode(window.location.search);
    if (code === null) return;
    // The address below carries the code as well, for a browser that forbids storage.
    rememberReferral(code, Date.now());
    if (window.location.pathname === login) return;
    const query = new URLSearchParams({ ref: code, signup: 'true' });
    window.location.replace(`${login}?${query}`);
  }, [login]);
  return null;
}
