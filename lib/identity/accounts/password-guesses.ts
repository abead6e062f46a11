/** An attacker's dictionary: words by rank, and keyboard adjacency. */
export interface GuessDictionary {
  /** The rank of a folded word, from 1. */
  getRank: (word: string) => number | undefined;
  /** Key → what its neighbours type, by direction: `q` → `wW` to the right. */
  keys: Readonly<Record<string, readonly (string | null)[] | undefined>>;
}

/** Longer than any word of the lists. */
const MAX_WORD = 24;
/** Maximum analysed length; a longer phrase is judged by its beginning. */
const MAX_READ = 64;

const LETTER = Math.log2(26);
const DIGIT = Math.log2(10);
const SYMBOL = 5;
/** Bits for a separator: one of a dozen usual ones. */
const USUAL_SYMBOL = 2;
/** One of a hundred. */
const YEAR = Math.log2(100);
/** Bits for the existence and start of a sequence. */
const RUN = 5;
/** Bits for the position of a boundary between parts. */
const JOINT = 1;

/** Lower case without accents: what stands in the lists. */
export function foldPassword(password: string): string {
  return password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Estimates the bits of guessing work for an attacker who tries words before letters, years before digits and
 * keyboard rows first: the cheapest decomposition into such parts. Low for passwords that only look long.
 */
export function guessBits(password: string, dictionary: GuessDictionary): number {
  const unit = /^(.+?)\1+$/su.exec(password.slice(0, MAX_READ * 4));
  if (unit?.[1] !== undefined)
    return guessBits(unit[1], dictionary) + Math.log2(password.length / unit[1].length);
  const text = [...foldPassword(password)].slice(0, MAX_READ).join('');
  const cheapest = [0];
  for (let end = 1; end <= text.length; end++) {
    cheapest[end] = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - MAX_WORD); start < end; start++) {
      const before = (cheapest[start] ?? 0) + (start === 0 ? 0 : JOINT);
      const cost = before + partBits(text.slice(start, end), dictionary);
      if (cost < (cheapest[end] ?? 0)) cheapest[end] = cost;
    }
  }
  return (cheapest[text.length] ?? 0) + capitalBits(password);
}

/** The ways to guess a substring as one part; letter by letter is always one of them. */
function partBits(part: string, dictionary: GuessDictionary): number {
  return Math.min(
    singleBits(part),
    wordBits(part, dictionary.getRank),
    /^(19|20)\d\d$/.test(part) ? YEAR : Number.POSITIVE_INFINITY,
    repeatBits(part),
    sequenceBits(part),
    walkBits(part, dictionary.keys),
  );
}

function singleBits(part: string): number {
  let bits = 0;
  for (const char of part) bits += charBits(char);
  return bits;
}

function charBits(char: string): number {
  if (/\d/.test(char)) return DIGIT;
  if (/\p{L}/u.test(char)) return LETTER;
  return /[ !.?@#$*_,&-]/.test(char) ? USUAL_SYMBOL : SYMBOL;
}

const LEET: Record<string, string> = {
  '@': 'a',
  4: 'a',
  0: 'o',
  3: 'e',
  $: 's',
  5: 's',
  7: 't',
  '!': 'i',
  1: 'i',
};

/** A word of the lists, as it is or with figures for letters. */
function wordBits(part: string, getRank: GuessDictionary['getRank']): number {
  const rank = getRank(part);
  if (rank !== undefined) return Math.log2(rank + 1);
  if (!/[@40$3571!]/.test(part) || !/[a-z]/.test(part)) return Number.POSITIVE_INFINITY;
  const plain = part.replace(/[@40$3571!]/g, (char) => LEET[char] ?? char);
  const known = getRank(plain) ?? getRank(plain.replaceAll('i', 'l'));
  return known === undefined ? Number.POSITIVE_INFINITY : Math.log2(known + 1) + 2;
}

function repeatBits(part: string): number {
  const first = part[0] ?? '';
  if (part.length < 2 || part !== first.repeat(part.length)) return Number.POSITIVE_INFINITY;
  return charBits(first) + Math.log2(part.length);
}

/** `abcdef`, `98765`. */
function sequenceBits(part: string): number {
  if (part.length < 3) return Number.POSITIVE_INFINITY;
  const step = part.charCodeAt(1) - part.charCodeAt(0);
  if (Math.abs(step) !== 1) return Number.POSITIVE_INFINITY;
  for (let i = 2; i < part.length; i++) {
    const follows = part.charCodeAt(i) - part.charCodeAt(i - 1) === step;
    // 0 follows 9.
    const wraps = step === 1 && part[i - 1] === '9' && part[i] === '0';
    if (!follows && !wraps) return Number.POSITIVE_INFINITY;
  }
  return RUN + Math.log2(part.length);
}

/** Keys side by side: `qwertyuiop`, `1qaz2wsx` in two parts; each turn is one more thing to guess. */
function walkBits(part: string, keys: GuessDictionary['keys']): number {
  if (part.length < 3) return Number.POSITIVE_INFINITY;
  let direction = -1;
  let turns = 0;
  for (let i = 1; i < part.length; i++) {
    const next = (keys[part[i - 1] ?? ''] ?? []).findIndex((key) => key?.includes(part[i] ?? ''));
    if (next === -1) return Number.POSITIVE_INFINITY;
    if (direction !== -1 && next !== direction) turns += 1;
    direction = next;
  }
  return RUN + Math.log2(part.length) + turns * 2.5;
}

/** Initial or all capitals cost nothing extra; others cost a bit each. */
function capitalBits(password: string): number {
  const letters = password.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  if (capitals === 0) return 0;
  const first = letters[0] !== letters[0]?.toLowerCase();
  return capitals === letters.length || (capitals === 1 && first) ? 1 : capitals;
}
