import type { Locale } from '@/lib/platform/i18n/locales';
import type { SmsAction } from './types';
import {
  ALONE,
  ALWAYS,
  ASKING,
  BETWEEN,
  COURTESY,
  detectLanguage,
  ELSEWHERE,
  FIRST,
  HELP,
  isSpanish,
  MESSAGES,
  NOT_IN_ENGLISH,
  NOT_IN_SPANISH,
  OFTEN,
  type Phrase,
  START,
  WANTING,
} from './words';

/**
 * The classification of an inbound text: the action, the matched word, and the language where it can be
 * detected.
 */
export interface Meaning {
  action: SmsAction;
  word: string | null;
  locale: Locale | null;
}

type Clause = readonly string[];

const READ_MAX = 1_600;
/**
 * Maximum words of a short text, in which a stop word counts; fewer if the word has other common meanings.
 */
const SHORT = 6;
const SHORTER = 3;
/** Maximum distance in words between an ambiguous word and a word for "message". */
const NEAR = 6;
const STOP_BARE = [...ALWAYS, ...OFTEN, ...FIRST, ...ALONE];

/**
 * Classifies an inbound text. An opt-out may be expressed in any reasonable way (47 CFR 64.1200(a)(10)), not
 * only by the carriers' keywords, so sentences are interpreted too, and in doubt it is an opt-out: somebody
 * stopped by mistake can send START. Start and help count only on their own.
 */
export function classifyInboundText(body: string): Meaning {
  const clauses = splitClauses(body);
  const words = clauses.flat();
  const found = (action: SmsAction, word: string): Meaning => ({
    action,
    word,
    locale: detectLanguage(words),
  });
  const stop = stopWordIn(clauses) ?? (body.includes('🛑') && words.length <= SHORT ? '🛑' : null);
  if (stop) return found('stop', stop);
  const start = alone(clauses, START);
  if (start) return found('start', start);
  const help = alone(clauses, HELP);
  if (help) return found('help', help);
  return { action: 'none', word: null, locale: null };
}

/** Splits the text into clauses of plain words: lower case, no accents, apostrophes or emoji. */
function splitClauses(body: string): Clause[] {
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

/** Collapses repeated letters: STOPPP. */
function unstretched(word: string): string {
  return /^s+t+o+p+$/.test(word) ? 'stop' : word;
}

function stopWordIn(clauses: readonly Clause[]): string | null {
  const short = clauses.reduce((sum, clause) => sum + clause.length, 0);
  for (const clause of clauses) {
    const word =
      bare(clause, STOP_BARE) ??
      findPhrase(clause, ALWAYS) ??
      classifyClause(clause, short <= SHORT, short <= SHORTER);
    if (word) return word;
  }
  return null;
}

/** The phrase, if the clause consists of it and courtesy words only. */
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

/** The first phrase, if every clause is one of them or courtesy: "Sí, continuar". */
function alone(clauses: readonly Clause[], phrases: readonly Phrase[]): string | null {
  const saying = clauses.filter((clause) => clause.some((word) => !COURTESY.has(word)));
  const found = saying.map((clause) => bare(clause, phrases));
  return found.includes(null) ? null : (found[0] ?? null);
}

/** A stop word in its context within a sentence. */
function classifyClause(clause: Clause, short: boolean, shorter: boolean): string | null {
  const elsewhere = clause.some((_, at) => ELSEWHERE.some((phrase) => isAt(clause, at, phrase)));
  const asks = ASKING.has(clause[0] ?? '');
  const unclear = (at: number) => (elsewhere || asks) && !nearMessages(clause, at);
  for (const [at] of clause.entries()) {
    const word = matchPhraseAt(clause, at, OFTEN);
    if (word && !unclear(at) && (short || nearMessages(clause, at))) return word;
  }
  const opening = clause.findIndex((word) => !WANTING.has(word) && !COURTESY.has(word));
  const word = opening === -1 ? null : matchPhraseAt(clause, opening, FIRST);
  return word && !unclear(opening) && (shorter || nearMessages(clause, opening)) ? word : null;
}

function findPhrase(clause: Clause, phrases: readonly Phrase[]): string | null {
  for (const [at] of clause.entries()) {
    const word = matchPhraseAt(clause, at, phrases);
    if (word) return word;
  }
  return null;
}

/** The phrase at this position, unless negated: "don't stop" and "no quiero cancelar" do not match. */
function matchPhraseAt(clause: Clause, at: number, phrases: readonly Phrase[]): string | null {
  const phrase = phrases.find((one) => isAt(clause, at, one));
  if (!phrase || isNegated(clause, at)) return null;
  // "No quiero" is an opt-out, unless it is followed by a stop word.
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
