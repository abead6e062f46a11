import { addDays, isDay } from '@/lib/platform/clock/days';
import type { Locale } from '@/lib/platform/i18n/locales';
import { IN_SPANISH, isDateKey, keyOf, type TermKey, VALUE_WORDS } from './keys';

/** One filter: permits that are one of the values, or none of them. A date has a span in place of values. */
export interface Term {
  key: TermKey;
  not: boolean;
  values: string[];
  /** The first and last day or amount, both included. */
  from?: string;
  to?: string;
}

export interface Filter {
  terms: Term[];
  /** What is no filter: looked for in number, address and work. */
  text: string;
}

export const MAX_FILTER_LENGTH = 500;
const MAX_TERMS = 20;
const MAX_VALUES = 20;

/** A word, or `key:value`, with quotes around what has spaces: `tag:"phase 2"`. */
const PIECE = /-?[\p{L}]+:(?:"[^"]*"|[^\s"]+)(?:,(?:"[^"]*"|[^\s",]+))*|"[^"]*"|\S+/gu;
const PAIR = /^(-?)([\p{L}]+):(.+)$/su;
const STATE = /^[a-z]{2}$/i;
const AMOUNT = /^\d{1,12}$/;

/** Reads what somebody typed, in English or Spanish; what is no filter is text, so that nothing typed is an error. */
export function parseFilter(typed: string): Filter {
  const terms: Term[] = [];
  const words: string[] = [];
  for (const [piece] of typed.slice(0, MAX_FILTER_LENGTH).matchAll(PIECE)) {
    const term = terms.length < MAX_TERMS ? readTerm(piece) : null;
    if (term) terms.push(term);
    else words.push(piece.replaceAll('"', ''));
  }
  return { terms, text: words.join(' ').trim() };
}

/** One filter from `key:value`; null where it is none. */
export function readTerm(piece: string): Term | null {
  const pair = PAIR.exec(piece);
  if (!pair) return null;
  const [, minus, word = '', rest = ''] = pair;
  const key = keyOf(word);
  const not = minus === '-';
  const said = rest.replaceAll('"', '').trim();
  if (key === null || said === '') return null;
  if (key === 'before' || key === 'since') {
    const span = readSpan(key === 'before' ? `<${said}` : `>=${said}`, isDay);
    return span && { key: 'listed', not, values: [], ...span };
  }
  if (isDateKey(key)) {
    const span = readSpan(said, isDay);
    return span && { key, not, values: [], ...span };
  }
  if (key === 'value') {
    const span = readSpan(said.replaceAll(/[$,_]/g, ''), (text) => AMOUNT.test(text));
    return span && { key, not, values: [], ...span };
  }
  const values = said
    .split(',')
    .map((value) => value.trim().toLowerCase().replaceAll(/\s+/g, '-'))
    .filter((value) => value !== '')
    .slice(0, MAX_VALUES);
  if (values.length === 0) return null;
  // In Spanish one word means the status and the state; a state is two letters.
  if (key === 'status' && /^estado$/i.test(word) && values.every((value) => STATE.test(value)))
    return { key: 'state', not, values };
  const known = VALUE_WORDS[key];
  return { key, not, values: [...new Set(values.map((value) => known?.[value] ?? value))] };
}

/** `>=a`, `<b`, `a..b`, `before b`, `since a`; a day or amount alone is that one. The end of `<` is the day before. */
function readSpan(said: string, isOne: (text: string) => boolean): { from?: string; to?: string } | null {
  const range = /^(.*?)\.\.(.*)$/.exec(said);
  if (range) {
    const [, from = '', to = ''] = range;
    if ((from !== '' && !isOne(from)) || (to !== '' && !isOne(to)) || from + to === '') return null;
    return { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
  }
  const [, sign = '', one = ''] = /^(<=|>=|<|>|before-|since-|antes-|desde-)?(.*)$/.exec(said) ?? [];
  if (!isOne(one)) return null;
  switch (sign) {
    case '':
      return { from: one, to: one };
    case '<':
    case 'before-':
    case 'antes-':
      return { to: step(one, -1) };
    case '<=':
      return { to: one };
    case '>':
      return { from: step(one, 1) };
    default:
      return { from: one };
  }
}

function step(one: string, by: number): string {
  return AMOUNT.test(one) ? String(Math.max(0, Number(one) + by)) : addDays(one, by);
}

/** As the address and a chip write it: in English, the way back of `readTerm`. */
export function writeTerm(term: Term): string {
  return write(term, (word) => word);
}

/** The same in the reader's own words, as they could have typed it. */
export function sayTerm(term: Term, locale: Locale): string {
  if (locale === 'en') return writeTerm(term);
  const words = IN_SPANISH.values[term.key] ?? {};
  const values = term.values.map((value) => words[value] ?? value);
  return write({ ...term, values }, (word) => IN_SPANISH.keys[word]);
}

function write(
  { key, not, values, from, to }: Term,
  say: (word: keyof typeof IN_SPANISH.keys) => string,
): string {
  const minus = not ? '-' : '';
  if (key === 'listed') {
    if (from === undefined && to !== undefined) return `${minus}${say('before')}:${step(to, 1)}`;
    if (to === undefined && from !== undefined) return `${minus}${say('since')}:${from}`;
    // Both ends of the day a permit is listed by have no word of their own.
    return `${minus}${say('since')}:${from} ${minus}${say('before')}:${step(to ?? '', 1)}`;
  }
  const named = `${minus}${say(key)}`;
  if (values.length > 0) return `${named}:${values.map(quoted).join(',')}`;
  if (from === to) return `${named}:${from}`;
  if (to === undefined) return `${named}:>=${from}`;
  if (from === undefined) return `${named}:<=${to}`;
  return `${named}:${from}..${to}`;
}

export function sayFilter({ terms, text }: Filter, locale: Locale): string {
  return [...terms.map((term) => sayTerm(term, locale)), text].filter((part) => part !== '').join(' ');
}

function quoted(value: string): string {
  return /[\s"]/.test(value) ? `"${value.replaceAll('"', '')}"` : value;
}

export function writeFilter({ terms, text }: Filter): string {
  return [...terms.map(writeTerm), text].filter((part) => part !== '').join(' ');
}
