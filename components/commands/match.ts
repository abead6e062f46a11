const ACCENTS = /\p{M}/gu;

/** Letters as they are compared: without capitals or accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase();
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether each word typed begins a word of the text. */
export function answers(typed: string, text: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}

export interface Piece {
  text: string;
  isMatch: boolean;
}

/** The text in pieces, those that were typed marked. Works on the text as it is written, accents and all. */
export function markMatches(text: string, typed: string): Piece[] {
  const parts = typed
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => plain(part));
  if (parts.length === 0) return [{ text, isMatch: false }];
  const pieces: Piece[] = [];
  for (const token of text.split(/([\p{L}\p{N}][\p{L}\p{N}'’-]*)/u)) {
    if (token === '') continue;
    const length = Math.max(
      0,
      ...parts.filter((part) => plain(token).startsWith(part)).map((part) => part.length),
    );
    if (length > 0) pieces.push({ text: token.slice(0, length), isMatch: true });
    if (length < token.length) pieces.push({ text: token.slice(length), isMatch: false });
  }
  return pieces;
}
