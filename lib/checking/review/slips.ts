import { editDistance } from '@/lib/edit-distance';
import { fold } from './text/fold';
import type { FieldId } from './types';

const MAX_SLIPS = 2;
const MIN_NAME = 6;

/** Whether a scanned value may be the expected one with OCR errors: joined, doubled or wrong characters. */
export function isSlip(field: FieldId, expected: string, found: string): boolean {
  if (field === 'address') return isSameStreet(expected, found);
  if (field !== 'owner' && field !== 'contractor') return false;
  const [one, two] = [squeezed(expected), squeezed(found)];
  return one.length >= MIN_NAME && editDistance(one, two, MAX_SLIPS) <= MAX_SLIPS;
}

/** Before the city: every word of the one is in the other, or the same letters stand in a row. */
function isSameStreet(expected: string, found: string): boolean {
  const [one, two] = [expected, found].map((text) => splitWords(text.split(',')[0] ?? ''));
  if (!one || !two || one.length === 0) return false;
  if (isSameBehind(one, two) && mayHaveLost(one[0] ?? '', two[0] ?? '')) return true;
  return one.join('') === two.join('') || one.every((word) => two.includes(word));
}

function isSameBehind([, ...one]: readonly string[], [, ...two]: readonly string[]): boolean {
  return (
    one.length > 0 && (one.every((word) => two.includes(word)) || two.every((word) => one.includes(word)))
  );
}

/** A picture lost one of the figures: 917 and 97. */
function mayHaveLost(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length !== 1 || short.length < 2 || !/^\d+$/.test(long)) return false;
  return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
}

/** What follows a firm's name and is often left out. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set([
  'llc',
  'inc',
  'corp',
  'co',
  'ltd',
  'lp',
  'llp',
  'pllc',
]);

/** Lower-case words of letters and figures, without accents. */
export function splitWords(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/** The same, put together. */
export function squeezed(text: string): string {
  return splitWords(text).join('');
}
