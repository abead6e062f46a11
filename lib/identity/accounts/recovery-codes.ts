import { randomBytes } from 'node:crypto';
import { hashSecret } from '@/lib/identity/sessions/secrets';

export const RECOVERY_CODES = 10;
/** Sixteen characters of five bits: 80 bits, in groups that can be read off a sheet of paper. */
const LENGTH = 16;
const GROUP = 4;
/** Crockford's: no letter that could be taken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newRecoveryCode(): string {
  let code = '';
  for (const byte of randomBytes(LENGTH)) {
    if (code.length % (GROUP + 1) === GROUP) code += '-';
    code += ALPHABET[byte & 31];
  }
  return code;
}

/** A fresh set, as it is shown: `7F3K-9QXM-2B8D-HW4T`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}

/** A code as typed, in the form it is hashed in; null for what cannot be one. */
export function readRecoveryCode(text: string): string | null {
  const code = text
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((char) => ALPHABET.includes(char)) ? code : null;
}

/** The stored hash of a code; it is long and random, so an unsalted hash suffices. */
export function hashRecoveryCode(code: string): string {
  return hashSecret(code.replaceAll('-', ''));
}
