import { randomInt } from 'node:crypto';

/** An alphabet without look-alike characters, and without vowels so that no words arise. */
export const CODE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;

/** A random code of 38 bits: not guessable while attempts are throttled. It grants no access. */
export function newReferralCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** Normalises a code for comparison. */
export function asCompared(code: string): string {
  return code.trim().toUpperCase();
}
