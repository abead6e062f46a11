import { expect, test } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes, RECOVERY_CODES, readRecoveryCode } from './recovery-codes';

test('ten codes of eighty bits, no two alike (ASVS 6.5.4)', () => {
  const codes = Array.from({ length: 100 }, newRecoveryCodes).flat();
  expect(codes).toHaveLength(100 * RECOVERY_CODES);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  // Every sign of the alphabet comes up in sixteen thousand.
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

test.each(['7F3K-9QXM-201D-HW4T', '7f3k9qxm201dhw4t', ' 7f3k 9qxm 2OlD hw4t ', '7F3K–9QXM–2oID–HW4T'])(
  '%j is the code as it was shown',
  (typed) => {
    const code = readRecoveryCode(typed);
    expect(code).toBe('7F3K9QXM201DHW4T');
    expect(hashRecoveryCode(code ?? '')).toBe(hashRecoveryCode('7F3K-9QXM-201D-HW4T'));
  },
);

test.each(['', '7F3K', '7F3K-9QXM-201D-HW4', '7F3K-9QXM-201D-HW4TT', '7F3K-9QXM-201D-HW4U', '287082'])(
  '%j is none',
  (typed) => expect(readRecoveryCode(typed)).toBeNull(),
);
