import type { Locale } from '@/lib/i18n/locales';
import type { SmsAction } from './types';
import {
  ALONE,
  ALWAYS,
  ASKING,
  BETWEEN,
  COURTESY,
  ELSEWHERE,
  FIRST,
  HELP,
  isSpanish,
  languageOf,
  MESSAGES,
  NOT_IN_ENGLISH,
  NOT_IN_SPANISH,
  OFTEN,
  type Phrase,
  START,
  WANTING,
} from './words';

/** What a text that came in was taken for, by which word, and in which language where that can be told. */
export interface Meaning {
  action: SmsAction;
  word: string | null;
  locale: Locale | null;
}

type Clause = readonly string[];

const READ_MAX = 1_600;
/** A text of no more words says little besides the word that means stop; with a word of much else, still fewer. */
const SHORT = 6;
const SHORTER = 3;
/** A message named this many words from an ambiguous word is what is to end. */
const NEAR = 6;
const STOP_BARE = [...ALWAYS, ...OFTEN, ...FIRST, ...ALONE];

/**
 * What somebody wants who texts us this. A stop may be asked for in any reasonable way (47 CFR 64.1200(a)(10)), not by
 * the carriers' words alone, so sentences are read too, and where one is unclear it stops: who is stopped by mistake can
 * write START. Start and help count only where nothing else is said.
 */
export function meaningOf(body: string): Meaning {
  const clauses = clausesOf(body);
  const words = clauses.flat();
  const found = (action: SmsAction, word: string): Meaning => ({ action, word, locale: languageOf(words) });
  const stop = stopWordIn(clauses) ?? (body.includes('🛑') && words.length <= SHORT ? '🛑' : null);
  if (stop) return found('stop', stop);
  const start = alone(clauses, START);
  if (start) return found('start', start);
  const help = alone(clauses, HELP);
  if (help) return found('help', help);
  return { action: 'none', word: null, locale: null };
}

/** The text's clauses as plain words: lower case, no accents, no apostrophes, no emoji. */
function clausesOf(body: string): Clause[] {
  return body
    .slice(0, READ_MAX)
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .toLowerCase()
    .replace(/\b(?:\p{L}[.\-_* ]){2,}\p{L}\b/gu, (spelled) => spelled.replace(/\P{L}/gu, ''))
    .split(/[.,;:!?¡¿\n\r()"“”…|]+|\s[-–—]+\s|\p{Extended_Pictographic}+/u)
    .map((clause) =>
      clause
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .map(unstretched),
    )
    .filter((clause) => clause.length > 0);
}

/** STOPPP is the word. */
function unstretched(word: string): string {
  return /^s+t+o+p+$/.test(word) ? 'stop' : word;
}

function stopWordIn(clauses: readonly Clause[]): string | null {
  const short = clauses.reduce((sum, clause) => sum + clause.length, 0);
  for (const clause of clauses) {
    const word =
      bare(clause, STOP_BARE) ?? said(clause, ALWAYS) ?? meant(clause, short <= SHORT, short <= SHORTER);
    if (word) return word;
  }
  return null;
}

/** The phrase, where the clause is that and manners. */
function bare(clause: Clause, phrases: readonly Phrase[]): string | null {
  for (let from = 0; from <= clause.length; from += 1) {
    for (let to = clause.length; to > from; to -= 1) {
      const rest = clause.slice(from, to);
      if (phrases.some((phrase) => phrase.length === rest.length && isAt(clause, from, phrase)))
        return rest.join(' ');
      if (!COURTESY.has(clause[to - 1] ?? '')) break;
    }
    if (!COURTESY.has(clause[from] ?? '')) break;
  }
  return null;
}

/** The first of the phrases, where each clause is one of them or manners: "Sí, continuar". */
function alone(clauses: readonly Clause[], phrases: readonly Phrase[]): string | null {
  const saying = clauses.filter((clause) => clause.some((word) => !COURTESY.has(word)));
  const found = saying.map((clause) => bare(clause, phrases));
  return found.includes(null) ? null : (found[0] ?? null);
}

/** A word that means stop in a sentence like this one, read with what stands around it. */
function meant(clause: Clause, short: boolean, shorter: boolean): string | null {
  const elsewhere = clause.some((_, at) => ELSEWHERE.some((phrase) => isAt(clause, at, phrase)));
  const asks = ASKING.has(clause[0] ?? '');
  const unclear = (at: number) => (elsewhere || asks) && !nearMessages(clause, at);
  for (const [at] of clause.entries()) {
    const word = spokenAt(clause, at, OFTEN);
    if (word && !unclear(at) && (short || nearMessages(clause, at))) return word;
  }
  const opening = clause.findIndex((word) => !WANTING.has(word) && !COURTESY.has(word));
  const word = opening === -1 ? null : spokenAt(clause, opening, FIRST);
  return word && !unclear(opening) && (shorter || nearMessages(clause, opening)) ? word : null;
}

function said(clause: Clause, phrases: readonly Phrase[]): string | null {
  for (const [at] of clause.entries()) {
    const word = spokenAt(clause, at, phrases);
    if (word) return word;
  }
  return null;
}

/** The phrase that stands here and is meant: "don't stop" and "no quiero cancelar" are not. */
function spokenAt(clause: Clause, at: number, phrases: readonly Phrase[]): string | null {
  const phrase = phrases.find((one) => isAt(clause, at, one));
  if (!phrase || isNegated(clause, at)) return null;
  // "No quiero" wants what follows not to be: a stop, unless what follows is one.
  const after = clause.slice(at + phrase.length).find((word) => !BETWEEN.has(word) || word === 'dejar');
  const wantsOn = phrase.at(-1) === 'quiero' && after !== undefined && isStopping(after);
  return wantsOn ? null : phrase.join(' ');
}

function isStopping(word: string): boolean {
  return (
    word === 'dejar' ||
    word === 'darme' ||
    [...OFTEN, ...FIRST].some(([only, more]) => only === word && !more)
  );
}

function isNegated(clause: Clause, at: number): boolean {
  if (clause[at - 2] === 'did' && ['you', 'they'].includes(clause[at - 1] ?? '')) return true;
  const spanish = isSpanish(clause[at] ?? '');
  for (let before = at - 1; before >= 0; before -= 1) {
    const word = clause[before] ?? '';
    if (NOT_IN_ENGLISH.has(word) || (spanish && NOT_IN_SPANISH.has(word))) return true;
    if (!BETWEEN.has(word)) return false;
  }
  return false;
}

function nearMessages(clause: Clause, at: number): boolean {
  return clause.some((word, index) => Math.abs(index - at) <= NEAR && MESSAGES.has(word));
}

function isAt(clause: Clause, at: number, phrase: Phrase): boolean {
  return phrase.every((word, index) => clause[at + index] === word);
}
