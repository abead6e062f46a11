export const PASSWORD_MIN = 12;
/** Long enough for any phrase, short enough that hashing stays cheap. */
export const PASSWORD_MAX = 256;

/** Anything that is neither a letter, a digit nor white space. */
export const SPECIAL_CHARACTER = /[^\p{L}\p{N}\s]/u;
