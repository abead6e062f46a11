import { skeleton } from '../../text/fold';
import { toPostalForm } from './street';

const MAX_TEXT = 200;
const NUMBER = /^\d{1,6}[A-Z]?(?:-\d{1,5})?$/i;
const SUFFIX =
  /^(?:st|street|ave|av|avenue|blvd|boulevard|dr|drive|ln|lane|ct|court|cir|circle|pl|place|pkwy|parkway|ter|terrace|way|rd|road|hwy|highway|trl|trail|loop|sq|square|aly|alley|row|run|path|pike|plz|plaza|xing|crossing|cv|cove|pt|point|walk|bnd|bend|expy|fwy|blvr)\.?,?$/i;
/** Words that streets end with, and that are words of other things as well. */
const OTHER_SUFFIX =
  /^(?:bank|bay|beach|bluffs?|bottom|branch|bridge|brooks?|canyon|cape|causeway|chase|cliffs?|club|commons?|corners?|course|creek|crest|crescent|crossroads?|curve|dale|divide|draw|estates?|ext|extension|falls?|farms?|ferry|fields?|flats?|ford|forest|forks?|gardens?|gdns|gate|gateway|glen|gln|green|groves?|grv|harbor|haven|heights|hts|hills?|hollow|holw|island|isle|junction|key|knolls?|knl|knls|lakes?|landing|lndg|lodge|mall|manor|mnr|meadows?|mdw|mdws|mesa|mews|mills?|mission|neck|orchard|oval|overlook|park|pass|passage|plains?|port|prairie|preserve|promenade|ranch|rapids|reserve|rest|retreat|ridge|rdg|rise|river|shores?|shr|springs?|spgs|spur|station|sta|stream|summit|smt|thicket|trace|trce|track|trak|turnpike|tpke|union|valley|vly|views?|vw|village|vlg|vista|vis|watch|wells|woods?|yard|wynd),?$/i;
const DIRECTION =
  /^(?:n|s|e|w|ne|nw|se|sw|north|south|east|west|northeast|northwest|southeast|southwest)\.?,?$/i;
const UNIT =
  /^(?:apt|apartment|unit|ste|suite|bldg|building|fl|floor|rm|room|#|lot|space|spc|no|depto|apto|unidad|local)\.?$/i;
const GLUED_UNIT = /^(?:#|apt|unit|ste)\.?-?[a-z]?\d+[a-z]?,?$/i;
const FRACTION = /^1\/[234]$/;
const WORD = /^[\p{L}\d][\p{L}\d.'’&/-]*,?$/u;
const MAX_NAME_WORDS = 6;

export interface ParsedAddress {
  /** In the one form addresses are compared in. */
  readonly value: string;
  /** Words of the text it is made of, the end excluded. */
  readonly from: number;
  readonly to: number;
  /** A street's suffix was there, so that it can be nothing else. */
  readonly isSure: boolean;
}

/** The street part of an address at the start of a text: up to its suffix and unit, without city and state. */
export function parseAddress(text: string): ParsedAddress | null {
  return addressAt(text.slice(0, MAX_TEXT).split(/\s+/), 0);
}

/** Every address with a street's suffix in the words of a line. */
export function addressesIn(words: readonly string[]): ParsedAddress[] {
  const found: ParsedAddress[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!NUMBER.test(words[at] ?? '')) continue;
    const parsed = addressAt(words, at);
    if (!parsed?.isSure) continue;
    found.push(parsed);
    at = parsed.to - 1;
  }
  return found;
}

function addressAt(given: readonly string[], from: number): ParsedAddress | null {
  // A scan reads letters in a house number.
  const words = given.slice(from, from + 16);
  const number = houseNumber(words[0] ?? '');
  if (number === null) return null;
  let at = 1;
  if (FRACTION.test(words[at] ?? '')) at++;
  const nameFrom = at;
  let suffixAt = -1;
  let otherAt = -1;
  for (; at < words.length && at - nameFrom <= MAX_NAME_WORDS; at++) {
    const word = words[at] ?? '';
    if (!WORD.test(word)) break;
    const isSuffix =
      SUFFIX.test(word) &&
      at > nameFrom + (DIRECTION.test(words[nameFrom] ?? '') && at > nameFrom + 1 ? 1 : 0);
    const isFirstWord = at === nameFrom || (at === nameFrom + 1 && DIRECTION.test(words[nameFrom] ?? ''));
    // "12 Fox Draw beside Elm Street": what is far behind is another street's.
    if (otherAt >= 0 && (at > otherAt + 2 || /^\p{Ll}/u.test(word))) break;
    if (isSuffix && !isFirstWord) {
      suffixAt = at;
      break;
    }
    const isOther = !isFirstWord && OTHER_SUFFIX.test(word) && /^\p{Lu}/u.test(word);
    if (isOther && /^\d{2}/.test(number) && isCapitalised(words, nameFrom, at)) otherAt = at;
    if (word.endsWith(',')) {
      at++;
      break;
    }
  }
  if (suffixAt < 0) suffixAt = otherAt;
  if (suffixAt < 0) {
    const misread = words.findIndex(
      (word, index) => index > nameFrom && index < at && !DIRECTION.test(word) && suffixMeant(word) !== null,
    );
    const meant = suffixMeant(words[misread] ?? '');
    if (meant !== null) {
      words[misread] = (words[misread] ?? '').endsWith(',') ? `${meant},` : meant;
      suffixAt = misread;
    }
  }
  if (suffixAt >= 0) {
    const to = afterSuffix(words, suffixAt);
    return toParsed(number, words, from, to, suffixAt, true);
  }
  const isHighway =
    /^(?:hwy|highway|fm|rm|cr|sr|sh|us|i|county|state|avenida|calle|avenue|ave|camino|paseo|via|broadway)\b/i.test(
      words.slice(nameFrom, at).find((word) => !DIRECTION.test(word)) ?? '',
    );
  if (at - nameFrom < 1 || !/\p{L}{2}/u.test(words.slice(nameFrom, at).join(' '))) return null;
  return toParsed(number, words, from, afterComma(words, at), -1, isHighway);
}

const SUFFIXES = [
  'ST',
  'AVE',
  'BLVD',
  'DR',
  'LN',
  'CT',
  'CIR',
  'PL',
  'PKWY',
  'TER',
  'RD',
  'HWY',
  'TRL',
  'LOOP',
  'SQ',
];
const SUFFIX_SKELETONS = new Map(SUFFIXES.map((suffix) => [skeleton(suffix.toLowerCase()), suffix]));

/** The suffix a scan made another word of: `BIVD`, `PI`. */
function suffixMeant(word: string): string | null {
  const bare = word.replace(/[.,]+$/, '').toLowerCase();
  // "IN" is a state.
  return bare === 'in' ? null : (SUFFIX_SKELETONS.get(skeleton(bare)) ?? null);
}

function isCapitalised(words: readonly string[], from: number, to: number): boolean {
  return words.slice(from, to).every((word) => /^[\p{Lu}\d]/u.test(word));
}

function afterSuffix(words: readonly string[], suffixAt: number): number {
  let to = suffixAt + 1;
  const ended = () => (words[to - 1] ?? '').endsWith(',');
  // "Park Ave Ct", "Ocean Dr E"
  if (!ended() && SUFFIX.test(words[to] ?? '') && !UNIT.test(words[to] ?? '')) to++;
  if (!ended() && DIRECTION.test(words[to] ?? '') && !isCityBegin(words, to)) to++;
  return afterComma(words, to);
}

/** "E Austin" is no direction of the street where a city of several words follows: "W Palm Beach, FL". */
function isCityBegin(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return (
    word.length > 2 &&
    /^\p{Lu}/u.test(words[at + 1] ?? '') &&
    !word.endsWith(',') &&
    !/^[A-Z]{2}$/.test(words[at + 1] ?? '')
  );
}

/** A unit may follow the comma. */
function afterComma(words: readonly string[], from: number): number {
  let to = from;
  if (GLUED_UNIT.test(words[to] ?? '')) return to + 1;
  if (UNIT.test(words[to] ?? '') && /^#?[a-z]?-?\d+[a-z]?,?$|^[a-z],?$/i.test(words[to + 1] ?? '')) {
    to += 2;
  }
  return to;
}

function toParsed(
  number: string,
  words: readonly string[],
  from: number,
  to: number,
  suffixAt: number,
  isSure: boolean,
): ParsedAddress | null {
  const value = toPostalForm([number, ...words.slice(1, to)], suffixAt);
  return value.includes(' ') ? { value, from, to: from + to, isSure } : null;
}

function houseNumber(word: string): string | null {
  const bare = word.replace(/,$/, '');
  if (NUMBER.test(bare)) return bare;
  const read = bare.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1').replace(/S/g, '5').replace(/B/g, '8');
  return /\d/.test(bare) && bare.length >= 3 && /^\d{3,6}$/.test(read) ? read : null;
}
