/** The letters beyond Latin-1 that the cut fonts hold; `scripts/fonts.mjs` asks for more than their packages have. */
const MORE = new Set('–—‘’“”…•−ıŒœ‚„‹›€™');
/** What turns text around or takes no room; on paper it would only be in the way. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** Longer than any name or number; only letters without spaces reach it. */
const MAX_WORD = 60;

function isHeld(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || MORE.has(letter);
}

/**
 * A text in the letters a report's fonts have: accents they lack are left off (`Łódź` keeps its `ó`), and writing
 * they cannot set becomes `[…]`, so that nobody takes what is left for the whole. Cut where it is longer than `max`.
 */
export function printable(text: string, max = 1_200): string {
  const known = [...text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim()]
    .map((letter) => (isHeld(letter) ? letter : (withoutAccents(letter) ?? '\ue000')))
    .join('')
    .replace(/\ue000(?:[\ue000 ]*\ue000)?/gu, '[…]');
  return known.length > max ? `${known.slice(0, max - 1).trimEnd()}…` : known;
}

const PLAIN: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ħ: 'h',
  Ħ: 'H',
  ﬁ: 'fi',
  ﬂ: 'fl',
  '→': '›',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
};

function withoutAccents(letter: string): string | null {
  const plain = PLAIN[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && [...plain].every(isHeld) ? plain : null;
}

/** Where a word may be parted: nowhere, but for what is too long for any line. */
export function splitLongWord(word: string): string[] {
  if (word.length <= MAX_WORD) return [word];
  return word.match(new RegExp(`.{1,${MAX_WORD / 2}}`, 'gu')) ?? [word];
}
