import fc from 'fast-check';
import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import { findTotpStep, newTotpSecret, readTotpCode, totpUri } from './totp';
import { toQrCode } from './totp-qr';
import { openTotpSecret, sealTotpSecret } from './totp-secret';

const STEP_MS = 30_000;
/** `12345678901234567890` of RFC 6238's appendix B, in base 32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator app', () => {
  // The last six digits of the RFC's eight.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds it is %s (RFC 6238)', (seconds, code) => {
    const step = findTotpStep({ secret: RFC_SECRET, code, now: new Date(seconds * 1_000), after: null });
    expect(step).toBe(Math.floor(seconds / 30));
  });

  test('counts in the step before, its own and the one after, and in no other', () => {
    const secret = RFC_SECRET;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: -4, max: 4 }),
        (step, shift) => {
          const at = new Date(step * STEP_MS + 7_000);
          const now = new Date(at.getTime() + shift * STEP_MS);
          const code = generateSync({ secret, epoch: at.getTime() / 1_000 });
          const found = findTotpStep({ secret, code, now, after: null });
          expect(found === step).toBe(Math.abs(shift) <= 1);
        },
      ),
      // Two steps share a code once in a million: these do not.
      { seed: 6_238 },
    );
  });

  test('not again after its step was used', () => {
    const now = new Date(59_000);
    const given = { secret: RFC_SECRET, code: '287082', now };
    expect(findTotpStep({ ...given, after: 0 })).toBe(1);
    expect(findTotpStep({ ...given, after: 1 })).toBeNull();
    expect(findTotpStep({ ...given, after: 2 })).toBeNull();
  });

  test('are read with the spaces apps show', () => {
    expect(readTotpCode(' 287 082 ')).toBe('287082');
    for (const text of ['28708', '2870820', '28708a', '', '٢٨٧٠٨٢']) expect(readTotpCode(text)).toBeNull();
  });

  test('a secret has 160 bits, and is never the same', () => {
    const secrets = Array.from({ length: 50 }, newTotpSecret);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(secrets).size).toBe(50);
  });
});

describe('a sealed secret', () => {
  const owner = { userId: 'usr_ana', siteSecret: 'a secret of the site' };

  test('opens for its owner alone, under the same site', () => {
    const sealed = sealTotpSecret(RFC_SECRET, owner);
    expect(openTotpSecret(sealed, owner)).toBe(RFC_SECRET);
    expect(() => openTotpSecret(sealed, { ...owner, userId: 'usr_eve' })).toThrow();
    expect(() => openTotpSecret(sealed, { ...owner, siteSecret: 'another' })).toThrow();
    expect(() => openTotpSecret(RFC_SECRET, owner)).toThrow();
  });

  test('is never sealed the same way twice, and any change breaks it', () => {
    const sealed = sealTotpSecret(RFC_SECRET, owner);
    expect(sealTotpSecret(RFC_SECRET, owner)).not.toBe(sealed);
    const bytes = Buffer.from(sealed.slice('v1.'.length), 'base64url');
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => openTotpSecret(`v1.${changed.toString('base64url')}`, owner)).toThrow();
    }
  });
});

test('the QR code has a margin of four squares and square runs inside it', () => {
  const { size, path } = toQrCode(
    totpUri({ secret: RFC_SECRET, issuer: 'Lintel', email: 'ana@example.com' }),
  );
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map((run) => run.slice(1).map(Number));
  expect(runs.length).toBeGreaterThan(size);
  for (const [x = 0, y = 0, width = 0, back] of runs) {
    expect(back).toBe(width);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - 4);
  }
});
