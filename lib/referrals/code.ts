import { randomInt } from 'node:crypto';

/** Digits and consonants that are not taken for one another when read aloud or off paper; no vowels, so no words. */
export const CODE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;

/** A random code of 38 bits: enough for a name nobody guesses while tries are counted. It opens nothing. */
export function newReferralCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** Upper and lower case are one. */
export function asCompared(code: string): string {
  return code.trim().toUpperCase();
}
