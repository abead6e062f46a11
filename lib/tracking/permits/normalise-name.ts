import { isPlainWords } from './plain-words';

const ACCENTS = /\p{M}/gu;
/** Austin's markers: `DPR Construction  *MAIN**`, `****MAIN***`. */
const MARKER = /\*+\s*[a-z]*\s*\*+|\*+/g;
const GUID = /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/;
/** "doing business as", "trading as" in their spellings, to one word. */
const DBA = /(?<![a-z0-9])(?:d\s*[./-]\s*b\s*[./-]?\s*a|doing business as|t\s*\/\s*a)(?![a-z0-9])/g;
/** Former names ("formerly") and postal recipients ("care of"), which do not identify the firm. */
const NOT_THE_FIRM =
  /[\s,;(]+(?:f\s*[./-]?\s*k\s*[./-]?\s*a|formerly(?: known as)?|attn|attention|c\/o)(?![a-z0-9]).*$/;
/** A licence number after the name, if labelled: `LIC #CBC125`, `(ROC 198765)`, `#44512`. */
const LICENCE =
  /[\s,;:(/-]+(?:(?:lic(?:ense|ence)?|cslb|roc|ccb|reg)(?![a-z])[\s.:]*(?:no|num|number)?[\s.:]*#?|#)\s*[a-z]{0,5}[\s-]?\d[\da-z-]*\)?$/;
/** Role descriptions that cities append to the name. */
const ROLE =
  /\s*[([-]+\s*(?:gc|general|general contractor|contractor|primary|prime|sub|subcontractor|applicant|agent|owner|qualifier)\s*[)\]]?$/;

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
  'incorp',
  'lllc',
]);

/** Placeholders in contractor columns. */
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
  'owner occupant',
  'owner occupied',
  'owner operator',
  'by owner',
  'per owner',
  'home owner builder',
  'homeowner builder',
  'property owner builder',
  'self contractor',
  'self contracted',
  'self contractor residential',
  'self contractor residential see applicant information',
  'see applicant information',
  'see applicant',
  'see application',
  'none listed',
  'none selected',
  'no contractor listed',
  'no contractor selected',
  'not listed',
  'not selected',
  'unlisted',
  'unassigned',
  'unknown contractor',
  'contractor unknown',
  'tba',
  'to be announced',
  'to be selected',
  'not yet selected',
  'no general contractor',
  'owner is contractor',
  'owner acting as contractor',
  'property owner as contractor',
  'self owner',
  'owner self',
  'homeowner as contractor',
  'contractor',
  'general contractor',
  'applicant',
  'test',
  'null',
]);

/**
 * Normalises a contractor's name for matching: lower case, no accents, punctuation, legal suffixes or city
 * markers. Of `X LLC DBA Y` the result is `Y`, the trade name; see `contractorNames`. Null where the cell
 * names no contractor.
 */
export function normaliseContractorName(name: string | null | undefined): string | null {
  let norm = contractorNames(name).at(-1) ?? null;
  // Removing a legal form may expose a licence, and that another legal form.
  for (;;) {
    const again = contractorNames(norm).at(-1) ?? null;
    if (again === null || again === norm) return again;
    norm = again;
  }
}

/** Every name a cell holds, normalised: the legal name and, after "DBA", the trade name. */
export function contractorNames(name: string | null | undefined): string[] {
  if (!name) return [];
  const lower = withoutAccents(name).toLowerCase().replace(/\s+/g, ' ').trim();
  if (GUID.test(lower)) return [];
  const words = joinInitials(splitWords(withoutAdditions(lower)));
  return splitAt(words, 'dba')
    .map((part) => reduce(part).join(' '))
    .filter((part) => part !== '' && !NOT_A_NAME.has(part));
}

function withoutAdditions(lower: string): string {
  if (isPlainWords(lower) && !HAS_ADDITION.test(lower)) return lower;
  const text = lower.replace(MARKER, ' ').trim().replace(DBA, ' dba ').replace(NOT_THE_FIRM, '');
  const bare = text.replace(LICENCE, '').replace(ROLE, '').replace(LICENCE, '');
  return bare.trim() === '' ? text : bare;
}

/** Quick test for additions that consist of letters and spaces. */
const HAS_ADDITION =
  /\b(?:doing business as|lic(?:ense|ence)?|cslb|roc|ccb|reg|fka|f k a|formerly|attn|attention)\b/;

function splitAt(words: string[], separator: string): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === separator) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

// Common case: ASCII names need no Unicode handling.
const NON_ASCII = /[\u0080-\uffff]/;

function withoutAccents(name: string): string {
  return NON_ASCII.test(name) ? name.normalize('NFKD').replace(ACCENTS, '') : name;
}

/** Removes articles and legal forms repeatedly, so that the result is stable. */
function reduce(words: string[]): string[] {
  let start = 0;
  let end = words.length;
  for (;;) {
    const before = end - start;
    end = endOfName(words, start, end);
    if (words[start] === 'the' && end - start > 1) start++;
    if (end - start === before) return words.slice(start, end);
  }
}

function endOfName(words: string[], start: number, whole: number): number {
  let end = whole;
  const isLegal = (at: number) => at > start && LEGAL_SUFFIXES.has(words[at] ?? '');
  while (isLegal(end - 1)) {
    end--;
    // "limited liability company"
    if (words[end - 1] === 'liability' && isLegal(end - 2)) end--;
    // "Acme Inc, a Delaware corporation"
    for (const at of [end - 2, end - 3]) if (words[at] === 'a' && isLegal(at - 1)) end = at;
  }
  // "Smith and Co" leaves "smith and".
  if (end < whole && end - start > 1 && words[end - 1] === 'and') end--;
  return end;
}

function splitWords(text: string): string[] {
  const plain = isPlainWords(text) ? text : plainWords(text);
  return plain === '' ? [] : plain.split(' ');
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
