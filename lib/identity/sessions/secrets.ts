import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A token only its holder knows: 256 random bits. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The stored hash of a token. The token is long and random, so an unsalted hash suffices. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
