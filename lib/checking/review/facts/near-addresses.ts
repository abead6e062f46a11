import { isNearMiss } from './labelled-numbers';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import type { FoundAt, FoundDocument } from '../types';
import type { PackageView } from '../view';
import { isReadWell, laidPages, placeOfLine } from './laid';

export interface NearAddress {
  readonly quote: string;
  readonly isRecognised: boolean;
  readonly at: FoundAt;
}

const DIRECTION = /^(?:N|S|E|W|NE|NW|SE|SW|NORTH|SOUTH|EAST|WEST)$/;
const ELSEWHERE = /neighbo|adjacent|adjoining|mail|office|vecin|colindan|contractor|phone|suite only/i;
const SHORTEST_NAME = 4;

/** The job's street with another house number, on pages that do not have the job's own. */
export function findNearAddresses(view: PackageView, document: FoundDocument, address: string): NearAddress[] {
  const known = parseStreet(normaliseAddress(address) ?? address);
  if (!known) return [];
  return laidPages(view, document).flatMap((page): NearAddress[] => {
    const near: NearAddress[] = [];
    for (const line of page.lines) {
      for (const match of line.line.text.matchAll(/(?<![\d-])(\d{2,6})\s+((?:[NSEW]{1,2}\.?\s+)?\p{L}[\p{L}'’.-]+)/gu)) {
        const [quote, number = '', street = ''] = match;
        const name = street.split(/\s+/).findLast((word) => !DIRECTION.test(word.replace('.', '').toUpperCase()));
        if (!name || bare(name) !== known.name) continue;
        if (number === known.number) return [];
        if (!isNearMiss(number, known.number) || ELSEWHERE.test(line.line.text) || !isReadWell(page, line)) continue;
        near.push({
          quote: line.line.text.length <= 80 ? line.line.text : quote,
          isRecognised: page.misread,
          at: placeOfLine(page, line),
        });
      }
    }
    return near.slice(0, 1);
  });
}

function parseStreet(address: string): { number: string; name: string } | null {
  const [number = '', ...words] = address.toUpperCase().split(/\s+/);
  const name = words.find((word) => !DIRECTION.test(word));
  if (!/^\d{2,6}$/.test(number) || !name || bare(name).length < SHORTEST_NAME) return null;
  return { number, name: bare(name) };
}

function bare(word: string): string {
  return word
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}
