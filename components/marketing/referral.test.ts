import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referralCodeSchema } from '@/lib/identity/accounts/schema';
import { newReferralCode } from '@/lib/sales/referrals/code';
import { isReferralCode, referralCode } from './referral';

describe('referralCode', () => {
  it('reads the code, trimmed', () => {
    expect(referralCode('?ref=%20ACME-7%20&utm_source=x')).toBe('ACME-7');
  });

  it.each(['', '?ref=', '?ref=%20', '?signup=true', `?ref=${'x'.repeat(65)}`, '?ref=%3Cb%3E', '?ref=ab'])(
    'finds none in %j',
    (search) => {
      expect(referralCode(search)).toBeNull();
    },
  );

  it('takes every code that is handed out', () => {
    const code = newReferralCode();
    expect(referralCode(`?ref=${code.toLowerCase()}`)).toBe(code.toLowerCase());
  });

  it('takes what the parser takes', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z0-9_-]{1,66}$/));
    fc.assert(
      fc.property(text, (given) => {
        expect(isReferralCode(given.trim())).toBe(referralCodeSchema.safeParse(given).success);
      }),
    );
  });
});
