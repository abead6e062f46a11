import { describe, expect, it } from 'vitest';
import { referralCode } from './referral';

describe('referralCode', () => {
  it('reads the code, trimmed', () => {
    expect(referralCode('?ref=%20ACME-7%20&utm_source=x')).toBe('ACME-7');
  });

  it.each(['', '?ref=', '?ref=%20', '?signup=true', `?ref=${'x'.repeat(65)}`])(
    'finds none in %j',
    (search) => {
      expect(referralCode(search)).toBeNull();
    },
  );
});
