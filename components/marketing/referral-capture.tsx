'use client';

import { useEffect } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { hrefFor } from '@/lib/i18n/routes';
import { REFERRAL_CODE_KEY, REFERRAL_TIMESTAMP_KEY, referralCode } from './referral';

/** Keeps the code of a `?ref=` link and sends its visitor on to sign up. In the browser, so the page stays static. */
export function ReferralCapture() {
  const locale = useAppLocale();
  useEffect(() => {
    const code = referralCode(window.location.search);
    if (code === null) return;
    try {
      localStorage.setItem(REFERRAL_CODE_KEY, code);
      localStorage.setItem(REFERRAL_TIMESTAMP_KEY, String(Date.now()));
    } catch {
      // Storage may be forbidden; the address below carries the code as well.
    }
    const query = new URLSearchParams({ ref: code, signup: 'true' });
    window.location.replace(`${hrefFor('/login', locale)}?${query}`);
  }, [locale]);
  return null;
}
