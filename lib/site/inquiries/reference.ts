import { randomBytes } from 'node:crypto';

/** Crockford's: no letter that is read as a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a person quotes when they write again: `INQ-7K3M-9PQ2`. */
export function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => ALPHABET[byte & 31]);
  return `INQ-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
