import { fold } from '@/lib/checking/review/text/fold';
import type { HeldPermit, PermitMatch } from './types';

const squeeze = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Parts of a number may stand apart: `SF 1662184`, `B26-118`, `2026-084417 BP`. */
const MAX_PARTS = 5;

/** Which of the held permits' numbers stand in a text. */
export function numbersIn(text: string, held: readonly HeldPermit[]): HeldPermit[] {
  const byNumber = new Map(held.map((permit) => [squeeze(permit.permitNumber), permit]));
  const parts = text
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((part) => part !== '');
  const found = new Set<HeldPermit>();
  for (let at = 0; at < parts.length; at += 1) {
    let joined = '';
    let best: { permit: HeldPermit; length: number } | null = null;
    for (let length = 1; length <= MAX_PARTS && at + length <= parts.length; length += 1) {
      joined += parts[at + length - 1];
      const permit = byNumber.get(joined);
      if (permit) best = { permit, length };
    }
    if (!best) continue;
    found.add(best.permit);
    at += best.length - 1;
  }
  return [...found];
}

const SUFFIX = new Map(
  Object.entries({
    street: 'st',
    avenue: 'ave',
    av: 'ave',
    road: 'rd',
    drive: 'dr',
    lane: 'ln',
    court: 'ct',
    circle: 'cir',
    place: 'pl',
    boulevard: 'blvd',
    terrace: 'ter',
    parkway: 'pkwy',
    highway: 'hwy',
    way: 'way',
    calle: 'calle',
    trail: 'trl',
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
    northeast: 'ne',
    northwest: 'nw',
    southeast: 'se',
    southwest: 'sw',
  }),
);
const TYPES = new Set([
  'st',
  'ave',
  'rd',
  'dr',
  'ln',
  'ct',
  'cir',
  'pl',
  'blvd',
  'ter',
  'pkwy',
  'hwy',
  'way',
  'trl',
  'calle',
]);
const DIRECTIONS = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);

interface Street {
  readonly number: string;
  readonly words: readonly string[];
  readonly direction: string | null;
  readonly type: string | null;
}

function toStreet(address: string): Street | null {
  const words = fold(address.split(',')[0] ?? '')
    .replace(/[^a-z0-9 ]+/g, ' ')
    .trim()
    .split(/\s+/)
    .map((word) => SUFFIX.get(word) ?? word);
  const number = words[0] ?? '';
  if (!/^\d+[a-z]?$/.test(number)) return null;
  const unit = words.findIndex((word, at) => at > 1 && /^(?:unit|apt|ste|suite|lot|bldg)$/.test(word));
  const rest = words.slice(1, unit < 0 ? undefined : unit).map(ordinal);
  const name = rest.filter(
    (word, at) =>
      !(DIRECTIONS.has(word) && (at === 0 || at === rest.length - 1)) && !(TYPES.has(word) && at > 0),
  );
  return {
    number,
    words: name.length > 0 ? name : rest,
    direction: rest.find((word, at) => DIRECTIONS.has(word) && (at === 0 || at === rest.length - 1)) ?? null,
    type: rest.find((word, at) => TYPES.has(word) && at > 0) ?? null,
  };
}

const ordinal = (word: string) => word.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1');

/** Held permits whose address stands in a text: number and name of the street, and no other direction or kind of street. */
export function addressesIn(text: string, held: readonly HeldPermit[]): HeldPermit[] {
  const words = fold(text)
    .replace(/[^a-z0-9 ]+/g, ' ')
    .split(/\s+/)
    .map((word) => ordinal(SUFFIX.get(word) ?? word));
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries())
    if (/^\d/.test(word)) places.set(word, [...(places.get(word) ?? []), at]);
  return held.filter(({ address }) => {
    const street = address === null ? null : toStreet(address);
    if (!street) return false;
    return (places.get(street.number) ?? []).some((at) => standsAt(words, at + 1, street));
  });
}

function standsAt(words: readonly string[], from: number, { words: name, direction, type }: Street): boolean {
  let at = from;
  const said = DIRECTIONS.has(words[at] ?? '') && name[0] !== words[at] ? words[at] : null;
  if (said) at += 1;
  if (!name.every((word, index) => words[at + index] === word)) return false;
  at += name.length;
  let kind: string | null = null;
  if (TYPES.has(words[at] ?? '')) {
    kind = words[at] ?? null;
    at += 1;
  }
  const after = DIRECTIONS.has(words[at] ?? '') ? words[at] : null;
  const way = said ?? after ?? null;
  if (way !== null && direction !== null && way !== direction) return false;
  return kind === null || type === null || kind === type;
}

/** The street's name alone, without a house number: enough only where one permit has it. */
function streetNamesIn(text: string, held: readonly HeldPermit[]): HeldPermit[] {
  const plain = ` ${fold(text).replace(/[^a-z0-9 ]+/g, ' ')} `;
  return held.filter(({ address }) => {
    const street = address === null ? null : toStreet(address);
    const name = street?.words.join(' ') ?? '';
    return name.length >= 5 && !/^\d/.test(name) && plain.includes(` ${name} `);
  });
}

const WORK: readonly (readonly [RegExp, RegExp])[] = [
  [/electric/, /electric|\bele\b/],
  [/plumb/, /plumb/],
  [/mechanic|hvac/, /mechanic|hvac/],
  [/roof|techo/, /roof|techo/],
];

export interface MailToMatch {
  readonly subject: string;
  readonly text: string;
  readonly quoted: string;
  /** What the attachments say. */
  readonly attached: string;
  /** Whom it comes from, as it says: a hint to the city, never proof. */
  readonly from: string;
}

/** A label in front of a number, and the number: one that is not ours means another permit. */
const LABELLED =
  /(?:permit|record|case|application|process|proceso|permiso|project|plan)\s*(?:number|no\.?|#|num\.?)?\s*[:#]\s*([A-Z0-9][A-Z0-9 -]{3,30}\d[A-Z0-9-]*)/gi;

/**
 * Which permit of the company a mail is about. By its number; by its address where it prints no number. Where number
 * and address disagree, or several fit, people are asked: nothing is put on a permit by a guess.
 */
export function matchPermits(mail: MailToMatch, held: readonly HeldPermit[]): PermitMatch {
  const own = `${mail.subject}\n${mail.text}`;
  const full = `${own}\n${mail.attached}`;
  const numbered = firstOf([() => numbersIn(own, held), () => numbersIn(mail.attached, held)]);
  const placed = addressesIn(full, held);
  if (numbered.length > 0) {
    const agree = numbered.filter((one) => placed.includes(one));
    if (placed.length === 0 || agree.length === numbered.length) return { matched: numbered, candidates: [] };
    if (agree.length > 0) return { matched: agree, candidates: [] };
    // The same site under another spelling is no contradiction; another house is.
    return { matched: [], candidates: [...new Set([...numbered, ...placed])] };
  }
  const foreign = [...full.matchAll(LABELLED)].some(
    ([, number = '']) => /\d{3}/.test(number) && squeeze(number).length >= 5,
  );
  if (placed.length > 0) {
    const narrowed = narrow(placed, full);
    if (foreign) return { matched: [], candidates: placed };
    return narrowed.length === 1
      ? { matched: narrowed, candidates: [] }
      : { matched: [], candidates: narrowed };
  }
  if (foreign) return { matched: [], candidates: [] };
  const older = numbersIn(mail.quoted, held);
  if (older.length === 1) return { matched: older, candidates: [] };
  const named = streetNamesIn(own, held);
  if (named.length === 0) return { matched: [], candidates: older };
  return { matched: [], candidates: [...new Set([...named, ...older])] };
}

function firstOf(tries: readonly (() => HeldPermit[])[]): HeldPermit[] {
  for (const one of tries) {
    const found = one();
    if (found.length > 0) return found;
  }
  return [];
}

/** Several permits of one site: by the work a mail speaks of. */
function narrow(placed: readonly HeldPermit[], text: string): HeldPermit[] {
  if (placed.length < 2) return [...placed];
  const plain = fold(text);
  const spoken = WORK.filter(([words]) => words.test(plain));
  if (spoken.length !== 1) return [...placed];
  const [, own] = spoken[0] ?? [/$^/, /$^/];
  const fits = placed.filter(({ type }) => own.test(fold(type ?? '')));
  return fits.length > 0 ? fits : [...placed];
}
