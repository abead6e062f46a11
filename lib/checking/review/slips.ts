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
  return one.join('') === two.join('') || one.every((word) => two.includes(word));
}

function splitWords(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

function squeezed(text: string): string {
  return splitWords(text).join('');
}
