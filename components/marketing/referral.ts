import { brand } from '@/lib/brand';

export const REFERRAL_CODE_KEY = `${brand.storagePrefix}referral_code`;
export const REFERRAL_TIMESTAMP_KEY = `${brand.storagePrefix}referral_timestamp`;

/** What `referralCodeSchema` takes, without the parser: this stands on every public page. */
const CODE = /^[a-z0-9][a-z0-9_-]{2,63}$/i;

/** Could be a referral code. */
export function isReferralCode(text: string): boolean {
  return CODE.test(text);
}

/** The referral code in a query string; null where there is none that could be one. */
export function referralCode(search: string): string | null {
  const code = new URLSearchParams(search).get('ref')?.trim() ?? '';
  return isReferralCode(code) ? code : null;
}
