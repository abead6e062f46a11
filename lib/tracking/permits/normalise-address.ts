import { foldHighways, mayBeginHighway } from './highway';
import { isPlainWords } from './plain-words';
import { STREET_WORDS } from './street-words';

const ACCENTS = /\p{M}/gu;
const NON_ASCII = /[\u0080-\uffff]/;
const FRACTIONS: Record<string, string> = { '¼': ' 1/4', '½': ' 1/2', '¾': ' 3/4' };
const ORDINAL = /^(\d+)(?:ST|ND|RD|TH)$/;
const RANGE = /^(\d+)-(\d+)$/;
/** A unit word joined to its number: `APT4`, `STE200B`. */
const GLUED_UNIT = /^(?:APT|STE|UNIT)-?(\d+[A-Z]?)$/;
const GLUED_HIGHWAY = /^(I|IH|US|SH|SR|FM|RM|RR|CR)-(\d{1,4}[A-Z]?)$/;
const NUMBERED = /^\d+[A-Z]?$/;

/**
 * Street suffixes after which a bare number is a unit: "6801 W HOLLYWOOD BLVD 210". Roads and highways have
 * numbers themselves.
 */
const BEFORE_UNIT = new Set(['ST', 'AVE', 'BLVD', 'DR', 'LN', 'CT', 'CIR', 'PL', 'PKWY', 'TER', 'PLZ', 'SQ']);
const DIRECTIONS = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW']);

/**
 * Normalises an address for search and comparison: upper case, no punctuation, USPS abbreviations for
 * suffixes and directions, `UNIT` for every kind of unit, no ordinal endings, numbered roads and house-number
 * ranges in one spelling. Different spellings of a place should become equal; the result is not for display.
 */
export function normaliseAddress(address: string | null | undefined): string | null {
  if (!address) return null;
  const upper = address.toUpperCase();
  const text = isPlainWords(upper) ? upper : plainWords(upper);
  if (text === '') return null;
  if (text.startsWith('REAR ')) return `${normaliseAddress(text.slice(5)) ?? ''} REAR`.trim();
  const words: string[] = [];
  let hasHighway = false;
  for (const raw of text.split(' ')) {
    const parts = mayBeGlued(raw) ? splitGluedWord(raw) : null;
    if (parts) words.push(...(words.at(-1) === 'UNIT' && parts[0] === 'UNIT' ? parts.slice(1) : parts));
    else {
      const word = isRanchRoad(raw, words) ? 'RR' : normaliseWord(raw, words.length === 0);
      if (word === '' || isRepeated(word, words.at(-1))) continue;
      words.push(word);
    }
    hasHighway ||= mayBeginHighway(parts?.[0] ?? words.at(-1) ?? '');
  }
  // A unit without a number says nothing.
  while (words.at(-1) === 'UNIT' && words.length > 1) words.pop();
  if (hasHighway) foldHighways(words);
  nameBareUnit(words);
  return words.length === 0 ? null : words.join(' ');
}

/** "APT # 4", "UNIT NO 4": one unit, not two; "5 TH" is the fifth. */
function isRepeated(word: string, before: string | undefined): boolean {
  if (before === 'UNIT') return word === 'UNIT' || word === 'NO' || word === 'NUM' || word === 'NUMBER';
  return word === 'TH' && before !== undefined && /^\d+$/.test(before);
}

/** A letter first and a digit at the end or just before it: cheap to see, and rare. */
function mayBeGlued(word: string): boolean {
  return !isDigit(word, 0) && (isDigit(word, word.length - 1) || isDigit(word, word.length - 2));
}

function isDigit(word: string, at: number): boolean {
  const code = word.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

function splitGluedWord(word: string): string[] | null {
  const unit = GLUED_UNIT.exec(word)?.[1];
  if (unit) return ['UNIT', unit];
  const highway = GLUED_HIGHWAY.exec(word);
  if (!highway) return null;
  const [, name = '', number = ''] = highway;
  return [name === 'RM' ? 'RR' : name, number];
}

/** "RM 2222" at the beginning of a street name is a ranch-to-market road in Texas, not a room. */
function isRanchRoad(word: string, before: string[]): boolean {
  if (word !== 'RM' || before.length === 0 || before.length > 2) return false;
  return /^\d/.test(before[0] ?? '') && (before.length === 1 || DIRECTIONS.has(before[1] ?? ''));
}

/** Los Angeles omits the unit word: a number after a street suffix is a unit. */
function nameBareUnit(words: string[]): void {
  const last = words.length - 1;
  if (last < 3 || !isDigit(words[last] ?? '', 0) || !isDigit(words[0] ?? '', 0)) return;
  if (!NUMBERED.test(words[last] ?? '')) return;
  if (!BEFORE_UNIT.has(words[last - 1] ?? '')) return;
  // "100 AVENUE 4" and "100 N STREET 4" name the street by its number.
  if (last === 3 && DIRECTIONS.has(words[1] ?? '')) return;
  words.splice(last, 0, 'UNIT');
}

/** Letters, digits, fractions and ranges; everything else is a gap between words. */
function plainWords(upper: string): string {
  let text = upper;
  if (NON_ASCII.test(text)) {
    text = text
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[¼½¾]/g, (fraction) => FRACTIONS[fraction] ?? ' ')
      .normalize('NFKD')
      .replace(ACCENTS, '');
  }
  text = text
    // "ST.LOUIS" is two words, "U.S." one.
    .replace(/([A-Z]{2})\.(?=[A-Z]{2})/g, '$1 ')
    .replace(/[.'’]/g, '')
    .replace(/#/g, ' UNIT ')
    .replace(/&/g, ' AND ')
    .replace(/[^\p{L}\p{N}/-]+/gu, ' ')
    .trim();
  // "181 - 183", "10 -12"; a dash or slash by itself is no word.
  if (/[-/](?: |$)|(?:^| )[-/]/.test(text)) {
    text = text
      .replace(/(\d) ?- ?(?=\d)/g, '$1-')
      .replace(/(?:^| )[-/]+(?= |$)/g, ' ')
      .replace(/ {2,}/g, ' ')
      .trim();
  }
  return text;
}

function normaliseWord(word: string, isFirst: boolean): string {
  const known = STREET_WORDS.get(word);
  if (known !== undefined) return known;
  if (!isDigit(word, 0)) return word;
  if (isFirst) return normaliseHouseNumber(word);
  return ORDINAL.exec(word)?.[1] ?? word;
}

function normaliseHouseNumber(word: string): string {
  // Fixed-width exports pad numbers: "00123".
  const number = word.charCodeAt(0) === 0x30 ? word.replace(/^0+(?=\d)/, '') : word;
  return number.includes('-') ? normaliseRange(number) : (ORDINAL.exec(number)?.[1] ?? number);
}

/**
 * Normalises house-number ranges: `2311-2311` is one number; `1942-48` is 1942 to 1948. Queens writes `67-01`
 * for one house, so a short first part is left unchanged.
 */
function normaliseRange(word: string): string {
  const match = RANGE.exec(word);
  const [, low = '', high = ''] = match ?? [];
  if (!match || low === high) return match ? low : word;
  if (low.length >= 4 && high.length < low.length)
    return `${low}-${low.slice(0, low.length - high.length)}${high}`;
  return word;
}
