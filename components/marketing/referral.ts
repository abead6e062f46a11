import { brand } from '@/lib/brand';

export const REFERRAL_CODE_KEY = `${brand.storagePrefix}referral_code`;
export const REFERRAL_TIMESTAMP_KEY = `${brand.storagePrefix}referral_timestamp`;

const LONGEST_CODE = 64;

/** The referral code in a query string; null where there is none that could be one. */
export function referralCode(search: string): string | null {
  const code = new URLSearchParams(search).get('ref')?.trim() ?? '';
  return code === '' || code.length > LONGEST_CODE ? null : code;
}
