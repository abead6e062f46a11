import { isPlainWords } from './plain-words';

const ACCENTS = /\p{M}/gu;
/** Austin's markers: `DPR Construction  *MAIN**`, `****MAIN***`. */
const MARKER = /\*+\s*[a-z]*\s*\*+|\*+/g;
const GUID = /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/;
const DBA = /\s+(?:d\s*[./]?\s*b\s*[./]?\s*a\.?|doing business as|t\s*\/\s*a)\s*:?\s+/;

const LEGAL_SUFFIXES = new Set([
  'llc',
  'll',
  'lc',
  'inc',
  'incorporated',
  'co',
  'company',
  'corp',
  'corporation',
  'ltd',
  'limited',
  'lp',
  'llp',
  'lllp',
  'pllc',
  'pc',
  'plc',
  'pa',
]);

/** What stands in contractor columns where no contractor is meant. */
const NOT_A_NAME = new Set([
  'na',
  'n a',
  'none',
  'no contractor',
  'not applicable',
  'not available',
  'not provided',
  'unknown',
  'tbd',
  'to be determined',
  'to be decided',
  'pending',
  'various',
  'self',
  'same',
  'same as owner',
  'owner',
  'owners',
  'home owner',
  'homeowner',
  'property owner',
  'owner builder',
  'owner as contractor',
  'owner as general contractor',
  'contractor',
  'general contractor',
  'applicant',
  'test',
  'null',
]);

/**
 * A contractor's name reduced to what identifies it, for matching: lower case, no accents, punctuation,
 * legal suffixes or cities' markers. Of `X LLC DBA Y` it is `Y`, the name people know; see `contractorNames`.
 * Null where the column says there is no contractor.
 */
export function normaliseContractorName(name: string | null | undefined): string | null {
  return contractorNames(name).at(-1) ?? null;
}

/** Every name a cell holds, normalised: the legal name and, after "DBA", the trade name. */
export function contractorNames(name: string | null | undefined): string[] {
  if (!name) return [];
  const lower = withoutAccents(name).toLowerCase().trim();
  if (GUID.test(lower)) return [];
  const plain = lower.includes('*') ? lower.replace(MARKER, ' ') : lower;
  const parts = DBA.test(plain) ? plain.split(DBA) : [plain];
  return parts.map(reduce).filter((part) => part !== '' && !NOT_A_NAME.has(part));
}

// The rest of the ASCII range is spelled out: such names are nearly all of them.
const NON_ASCII = /[\u0080-\uffff]/;

function withoutAccents(name: string): string {
  return NON_ASCII.test(name) ? name.normalize('NFKD').replace(ACCENTS, '') : name;
}

function reduce(text: string): string {
  const words = (isPlainWords(text) ? text : plainWords(text)).split(' ');
  const joined = joinInitials(words);
  let end = joined.length;
  while (end > 1 && LEGAL_SUFFIXES.has(joined[end - 1] ?? '')) end--;
  // "Smith and Co" leaves "smith and".
  if (end < joined.length && end > 1 && joined[end - 1] === 'and') end--;
  const start = joined[0] === 'the' && end > 1 ? 1 : 0;
  return joined.slice(start, end).join(' ');
}

function plainWords(text: string): string {
  return text
    .replace(/[.'’`]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** `a b c plumbing` and `abc plumbing` are one firm; so are `l l c` and `llc`. */
function joinInitials(words: string[]): string[] {
  if (!words.some((word, index) => word.length === 1 && words[index + 1]?.length === 1)) return words;
  const joined: string[] = [];
  let previousIsInitial = false;
  for (const word of words) {
    const isInitial = word.length === 1;
    const before = joined.at(-1);
    if (isInitial && previousIsInitial && before !== undefined) joined[joined.length - 1] = before + word;
    else joined.push(word);
    previousIsInitial = isInitial;
  }
  return joined;
}
