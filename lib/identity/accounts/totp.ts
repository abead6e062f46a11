import { generateSecret, generateURI, verifySync } from 'otplib';

/** RFC 6238 with what every authenticator app assumes. */
const TOTP = { algorithm: 'sha1', digits: 6, period: 30 } as const;
/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20;

export function newTotpSecret(): string {
  return generateSecret({ length: SECRET_BYTES });
}

/** What the QR code holds. */
export function totpUri(input: { secret: string; issuer: string; email: string }): string {
  return generateURI({ ...TOTP, secret: input.secret, issuer: input.issuer, label: input.email });
}

/** Whether it looks like a code of an app; the spaces apps show are no part of it. */
export function readTotpCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}

/**
 * The time step of a valid code: the current one, the previous or the next, for clock skew. Null for any
 * other code, and for one of a step already used (`after`) or earlier (replay).
 */
export function findTotpStep(input: {
  secret: string;
  code: string;
  now: Date;
  after: number | null;
}): number | null {
  const result = verifySync({
    ...TOTP,
    secret: input.secret,
    token: input.code,
    epoch: Math.floor(input.now.getTime() / 1_000),
    epochTolerance: TOTP.period,
  });
  if (!result.valid || !('timeStep' in result)) return null;
  return input.after === null || result.timeStep > input.after ? result.timeStep : null;
}
