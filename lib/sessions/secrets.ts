import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A token only its holder knows: 256 random bits. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What is kept of it. The secret is long and random, so that a plain hash cannot be guessed back. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
