import { linesBelow } from '../text/layout';
import type { FoundAt, FoundDocument } from '../types';
import type { PackageView } from '../view';
import { isMoved, isNearMiss } from './labelled-numbers';
import { isReadWell, laidPages, placeOfLine } from './laid';

export interface NearAddress {
  readonly quote: string;
  readonly isRecognised: boolean;
  /** The same figures in another order. */
  readonly isMoved: boolean;
  readonly at: FoundAt;
}

const DIRECTION = /^(?:N|S|E|W|NE|NW|SE|SW|NORTH|SOUTH|EAST|WEST)$/;
const ELSEWHERE = /neighbo|adjacent|adjoining|mail|office|vecin|colindan|contractor|phone|suite only/i;
const OF_THE_JOB =
  /\b(?:property|premises|project|site|job|location|subject|propiedad|obra|proyecto|ubicaci[oó]n)\b[^,;]{0,24}[:–-]\s*$/i;
const SHORTEST_NAME = 4;

/** The job's street with another house number, on pages that do not have the job's own. */
export function findNearAddresses(
  view: PackageView,
  document: FoundDocument,
  address: string,
): NearAddress[] {
  const known = parseStreet(address);
  if (!known) return [];
  return laidPages(view, document).flatMap((page): NearAddress[] => {
    const near: (NearAddress & { isOfTheJob: boolean })[] = [];
    let hasOwn = false;
    for (const line of page.lines) {
      for (const match of line.line.text.matchAll(
        /(?<![\d-])(\d{2,6})\s+((?:[NSEW]{1,2}\.?\s+)?\p{L}[\p{L}'’.-]+)/gu,
      )) {
        const [quote, number = '', street = ''] = match;
        const name = street
          .split(/\s+/)
          .findLast((word) => !DIRECTION.test(word.replace('.', '').toUpperCase()));
        if (!name || bare(name) !== known.name) continue;
        if (number === known.number) {
          hasOwn = true;
          continue;
        }
        if (!isNearMiss(number, known.number) || ELSEWHERE.test(line.line.text) || !isReadWell(page, line))
          continue;
        near.push({
          quote: line.line.text.length <= 80 ? line.line.text : quote,
          isRecognised: page.misread,
          isMoved: isMoved(number, known.number),
          isOfTheJob: OF_THE_JOB.test(line.line.text.slice(0, match.index)),
          at: placeOfLine(page, line),
        });
      }
    }
    // Where a page has the job's own address as well, perhaps to write to, only what is said to be of the job counts.
    return near.filter(({ isOfTheJob }) => isOfTheJob || !hasOwn).slice(0, 1);
  });
}

/** What stands behind the job's street and number: city and ZIP code. */
export interface PostalPlace {
  readonly city: string;
  readonly zip: string;
  readonly quote: string;
  readonly document: FoundDocument;
  readonly at: FoundAt;
}

const PLACE = /,?\s+(\p{L}[\p{L} .'’-]{2,28}?),?\s+([A-Z]{2}|\p{L}{4,14})\.?,?\s+(\d{5})(?:-\d{4})?(?!\d)/u;

export function findPostalPlaces(view: PackageView, document: FoundDocument, address: string): PostalPlace[] {
  const known = parseStreet(address);
  if (!known) return [];
  return laidPages(view, document).flatMap((page) =>
    page.lines.flatMap((line): PostalPlace[] => {
      if (page.misread || ELSEWHERE.test(line.line.text)) return [];
      const words = line.line.text.split(/\s+/);
      const at = findStreet(words, known);
      if (at < 0) return [];
      const quote = words.slice(at).join(' ');
      const behind = quote.slice(quote.search(new RegExp(known.name, 'i')) + known.name.length);
      const comma = behind.indexOf(',');
      const [, city, , zip] = PLACE.exec(comma >= 0 ? behind.slice(comma) : '') ?? [];
      if (!city || !zip) return [];
      return [
        {
          city: city.split(',').at(-1)?.trim() ?? city,
          zip,
          quote: quote.slice(0, 80),
          document,
          at: placeOfLine(page, line, quote),
        },
      ];
    }),
  );
}

/** The suite, apartment or unit behind the job's street and number. */
export interface Unit {
  readonly value: string;
  readonly quote: string;
  readonly document: FoundDocument;
  readonly at: FoundAt;
}

const UNIT =
  /(?:\b(?:suite|ste|unit|apt|apartment|space|spc|local|oficina|depto|apto)\b\.?\s*(?:no\.?|#)?|#)\s*-?([A-Z]?-?\d{1,4}[A-Z]?)\b/i;

/** On the line of the street, or alone at the head of the next. */
export function findUnits(view: PackageView, document: FoundDocument, address: string): Unit[] {
  const known = parseStreet(address);
  if (!known) return [];
  return laidPages(view, document).flatMap((page) =>
    page.lines.flatMap((line, index): Unit[] => {
      const { text } = line.line;
      if (page.misread || ELSEWHERE.test(text)) return [];
      const words = text.split(/\s+/);
      const at = findStreet(words, known);
      if (at < 0) return [];
      const behind = words.slice(at + 2).join(' ');
      const next = linesBelow(page, line, 1)[0] ?? page.lines[index + 1];
      const below = next && next.line.text.search(UNIT) === 0 ? next.line.text : '';
      const [quote, value] = UNIT.exec(behind) ?? UNIT.exec(below) ?? [];
      if (!quote || !value) return [];
      return [
        {
          value: value.toUpperCase().replace('-', ''),
          quote: `${words.slice(at).join(' ')} ${behind.includes(quote) ? '' : quote}`.trim().slice(0, 80),
          document,
          at: placeOfLine(page, line),
        },
      ];
    }),
  );
}

interface Street {
  readonly number: string;
  /** Of the name, the first word that is no direction, in capitals. */
  readonly name: string;
}

/** Where in a line the street's number stands with its name behind it; -1 for nowhere. */
function findStreet(words: readonly string[], { number, name }: Street): number {
  return words.findIndex(
    (word, at) => word === number && words.slice(at + 1, at + 4).some((one) => bare(one) === name),
  );
}

/** The number and the first word of the street as it is written, which is what papers repeat. */
function parseStreet(address: string): Street | null {
  const [number = '', ...words] = address.trim().toUpperCase().split(/\s+/);
  const name = words.find((word) => !DIRECTION.test(word.replace('.', '')));
  if (!/^\d{2,6}$/.test(number) || !name || bare(name).length < SHORTEST_NAME) return null;
  return { number, name: bare(name) };
}

function bare(word: string): string {
  return word
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}
