/** Stay capitals in a street: directions and the short names of numbered roads and of people. */
const STREET_CAPITALS = new Set(
  'N S E W NE NW SE SW US I IH SH FM RM RR SR CR PO MLK JFK FDR II III IV'.split(' '),
);

/** Stay capitals in a city's words: what the trade says letter by letter. */
const TRADE_CAPITALS = new Set(
  (
    'ADA ADU BOA CC CO COO DBI DOB EV FOG HOA HVAC ID IPMC IRC IBC LED MEP NOC NOV OSHA PE PV QA ROW SFR TCO TI ' +
    'UL US USA UV II III IV'
  ).split(' '),
);

const ORDINAL = /^(\d+)(ST|ND|RD|TH)$/;
const STATE_AT_END = /,\s*[A-Z]{2}(\s+\d{5}(-\d{4})?)?\s*$/;

/** Written in capitals alone. A single letter or a number is not. */
function isShouted(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** "1200 N LAMAR BLVD" → "1200 N Lamar Blvd"; what a city writes in mixed case stays as it is. */
export function streetCase(street: string): string {
  if (!isShouted(street)) return street;
  const state = STATE_AT_END.exec(street)?.[0] ?? '';
  const named = street.slice(0, street.length - state.length);
  return named.replace(/[^\s,]+/g, streetWord) + state;
}

function streetWord(word: string): string {
  const ordinal = ORDINAL.exec(word);
  if (ordinal) return word.toLowerCase();
  if (STREET_CAPITALS.has(word) || /\d/.test(word)) return word;
  return word
    .toLowerCase()
    .replace(/(^|[^\p{L}'’])\p{L}/gu, (start) => start.toUpperCase())
    .replace(/^(\p{L})(['’])(\p{L}{2,})/u, (_, first, mark, rest) => first + mark + capitalised(rest))
    .replace(/^Mc(\p{L}{3,})/u, (_, rest) => `Mc${capitalised(rest)}`);
}

/** "PERMIT ISSUED" → "Permit issued"; what a city writes in mixed case stays as it is. */
export function sentenceCase(text: string): string {
  if (!isShouted(text)) return text;
  return text
    .replace(/[\p{L}\p{N}'’]+(?:-\d+)?/gu, sentenceWord)
    .replace(/(^[^\p{L}\p{N}]*|[.!?]\s+)\p{Ll}/gu, (start) => start.toUpperCase());
}

/** Letters without a vowel are an abbreviation, and so is whatever holds a digit. */
function sentenceWord(word: string): string {
  const isSpelledOut = TRADE_CAPITALS.has(word) || /\d/.test(word) || !/[AEIOUYÁÉÍÓÚ]/.test(word);
  return isSpelledOut && word.length > 1 ? word : word.toLowerCase();
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
