import { isPlainWords } from './plain-words';
import { STREET_WORDS } from './street-words';

const ACCENTS = /\p{M}/gu;
const NON_ASCII = /[\u0080-\uffff]/;
const ORDINAL = /^(\d+)(?:ST|ND|RD|TH)$/;
const RANGE = /^(\d+)-(\d+)$/;

/**
 * An address in the one form it is searched and compared in: upper case, no punctuation, USPS abbreviations for
 * suffixes and directions, `UNIT` for every kind of unit, no ordinal endings, house-number ranges tidied.
 * The same place written two ways should come out the same; it is not for reading.
 */
export function normaliseAddress(address: string | null | undefined): string | null {
  if (!address) return null;
  const upper = address.toUpperCase();
  const text = isPlainWords(upper) ? upper : plainWords(upper);
  if (text === '') return null;
  const words: string[] = [];
  for (const raw of text.split(' ')) {
    const word = normaliseWord(raw, words.length === 0);
    // "APT # 4" is one unit, not two.
    if (word !== '' && !(word === 'UNIT' && words.at(-1) === 'UNIT')) words.push(word);
  }
  return words.length === 0 ? null : words.join(' ');
}

/** Letters, digits, fractions and ranges; everything else is a gap between words. */
function plainWords(upper: string): string {
  let text = upper;
  if (NON_ASCII.test(text)) {
    text = text
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .normalize('NFKD')
      .replace(ACCENTS, '');
  }
  text = text
    .replace(/[.'’]/g, '')
    .replace(/#/g, ' UNIT ')
    .replace(/[^\p{L}\p{N}/-]+/gu, ' ')
    .trim();
  // "181 - 183", "10 -12"
  if (text.includes(' -') || text.includes('- '))
    text = text.replace(/(\d) ?- ?(?=\d)/g, '$1-').replace(/ -+ /g, ' ');
  return text;
}

function normaliseWord(word: string, isFirst: boolean): string {
  const known = STREET_WORDS.get(word);
  if (known !== undefined) return known;
  const first = word.charCodeAt(0);
  if (first < 0x30 || first > 0x39) return word;
  if (isFirst && word.includes('-')) return normaliseRange(word);
  return ORDINAL.exec(word)?.[1] ?? word;
}

/**
 * `2311-2311` is one number; `1942-48` is 1942 to 1948. Queens writes `67-01` for one house:
 * short first parts are left alone.
 */
function normaliseRange(word: string): string {
  const match = RANGE.exec(word);
  const [, low = '', high = ''] = match ?? [];
  if (!match || low === high) return match ? low : word;
  if (low.length >= 4 && high.length < low.length)
    return `${low}-${low.slice(0, low.length - high.length)}${high}`;
  return word;
}
