const ACCENTS = /\p{M}/gu;
const APOSTROPHES = /['’`]/g;
const WORDS = /[\p{L}\p{N}]+/gu;

/** Longer words are truncated, both when indexing and when searching. */
const MAX_WORD_LENGTH = 32;

/** In nearly every description and never what somebody looks for. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and as at by de en for in is of on or per the to with y'.split(' '),
);

/**
 * Adds a text's words to a set: lower case, no accents, letters and digits only, apostrophes ignored
 * (`o'brien` is `obrien`). Stops once the set holds `limit`.
 */
export function addTokens(text: string, into: Set<string>, limit = Number.POSITIVE_INFINITY): void {
  const lower = text.toLowerCase();
  let start = -1;
  for (let i = 0; i <= lower.length; i++) {
    const code = i < lower.length ? lower.charCodeAt(i) : 0x20;
    if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) {
      if (start < 0) start = i;
      continue;
    }
    // Most texts are ASCII without apostrophes, and need no pattern.
    if (code > 0x7f || code === 0x27 || code === 0x60) {
      addUnusualTokens(lower, into, limit);
      return;
    }
    if (start < 0) continue;
    addToken(lower.slice(start, i), into);
    if (into.size >= limit) return;
    start = -1;
  }
}

function addUnusualTokens(lower: string, into: Set<string>, limit: number): void {
  const plain = lower.replace(APOSTROPHES, '').normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  for (const [word] of plain.matchAll(WORDS)) {
    addToken(word, into);
    if (into.size >= limit) return;
  }
}

function addToken(word: string, into: Set<string>): void {
  if (word.length > MAX_WORD_LENGTH) into.add(cut(word));
  else if (!STOP_WORDS.has(word)) into.add(word);
}

/** Never splits a surrogate pair. */
function cut(word: string): string {
  const last = word.charCodeAt(MAX_WORD_LENGTH - 1);
  return word.slice(0, last >= 0xd800 && last < 0xdc00 ? MAX_WORD_LENGTH - 1 : MAX_WORD_LENGTH);
}

/** The words of a text, each once. */
export function tokenise(text: string): string[] {
  const words = new Set<string>();
  addTokens(text, words);
  return [...words];
}

/** `2026-104233 BP` without its gaps, as somebody types it who leaves them out. */
export function joined(text: string): string | null {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return plain === '' ? null : cut(plain);
}
