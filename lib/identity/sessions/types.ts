/** A browser signed in to the site, or a program that holds tokens of the API. */
export const SESSION_KINDS = ['web', 'api'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

export const REVOCATIONS = [
  'signed_out',
  'revoked',
  'password_changed',
  'token_reused',
  'access_removed',
  'replaced',
] as const;
export type Revocation = (typeof REVOCATIONS)[number];
