import { compareNames } from '@/lib/tracking/matching/score';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import { contractorNames, normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import { fold, skeleton } from './text/fold';

/** `unsure` where the difference may be an OCR error or a matter of spelling. */
export type Likeness = 'same' | 'differs' | 'unsure';

const UNIT = /\sUNIT\s(\S+)/;
const DIRECTIONS = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW']);

/**
 * Compares addresses: number and street must match; an omitted unit, direction or suffix is no difference.
 */
export function sameAddress(a: string, b: string): Likeness {
  const [one, two] = [normaliseAddress(a), normaliseAddress(b)];
  if (one === null || two === null) return 'unsure';
  if (one === two) return 'same';
  const [x, y] = [splitAddress(one), splitAddress(two)];
  if (
    x.unit !== null &&
    y.unit !== null &&
    x.unit !== y.unit &&
    skeleton(x.unit.toLowerCase()) !== skeleton(y.unit.toLowerCase())
  )
    return 'differs';
  const number = sameDigits(x.number, y.number);
  const street = sameStreet(x.street, y.street);
  if (number === 'differs' || street === 'differs') return 'differs';
  return number === 'same' && street === 'same' ? 'same' : 'unsure';
}

interface AddressParts {
  readonly number: string;
  readonly street: readonly string[];
  readonly unit: string | null;
}

function splitAddress(address: string): AddressParts {
  const unit = UNIT.exec(address)?.[1] ?? null;
  const [number = '', ...street] = address.replace(UNIT, '').split(' ');
  return { number, street, unit };
}

function sameStreet(a: readonly string[], b: readonly string[]): Likeness {
  // The longer may go on with the city.
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const [bareShort, bareLong] = [bare(short), bare(long)];
  if (short.length === 0) return 'unsure';
  const differing =
    getDirection(short) !== null && getDirection(long) !== null && getDirection(short) !== getDirection(long);
  if (differing) return 'differs';
  const verdicts = bareShort.map((word, at) => sameWord(word, bareLong[at] ?? ''));
  if (verdicts.includes('differs')) return 'differs';
  return verdicts.includes('unsure') ? 'unsure' : 'same';
}

/** Without the direction in front. */
function bare(street: readonly string[]): readonly string[] {
  return street.length > 1 && DIRECTIONS.has(street[0] ?? '') ? street.slice(1) : street;
}

function getDirection(street: readonly string[]): string | null {
  const first = street[0] ?? '';
  return street.length > 1 && DIRECTIONS.has(first) ? first : null;
}

function sameWord(a: string, b: string): Likeness {
  if (a === b) return 'same';
  if (b === '') return 'same';
  if (skeleton(a.toLowerCase()) === skeleton(b.toLowerCase())) return 'unsure';
  return 'differs';
}

/** Compares house numbers; digits that OCR confuses are `unsure`. */
function sameDigits(a: string, b: string): Likeness {
  if (a === b) return 'same';
  return skeleton(a.toLowerCase()) === skeleton(b.toLowerCase()) ? 'unsure' : 'differs';
}

/** Compares parcel and licence numbers without punctuation; an omitted class letter is no difference. */
export function sameNumber(a: string, b: string): Likeness {
  const [one, two] = [plain(a), plain(b)];
  if (one === '' || two === '') return 'unsure';
  if (one === two) return 'same';
  const [x, y] = [withoutClass(one), withoutClass(two)];
  if (x === y && (x === one || y === two)) return 'same';
  if (skeleton(one.toLowerCase()) === skeleton(two.toLowerCase())) return 'unsure';
  // Leading zeros come and go; a number that goes on may be of a part of the same.
  if (one.replace(/^0+/, '') === two.replace(/^0+/, '')) return 'same';
  const [short, long] = one.length <= two.length ? [one, two] : [two, one];
  if (short.length >= 6 && (long.startsWith(short) || long.endsWith(short))) return 'unsure';
  return 'differs';
}

function plain(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

function withoutClass(number: string): string {
  const digits = number.replace(/^[A-Z]+/, '');
  return digits.length >= 4 ? digits : number;
}

const SAME_NAME = 0.9;
const OTHER_NAME = 0.5;
const HONORIFICS = /^(?:mr|mrs|ms|dr|sr|sra|ing|arq|don|dona)\.?\s+/i;

/** Compares names of persons or firms, ignoring order, initials, legal forms and OCR errors. */
export function sameName(a: string, b: string): Likeness {
  const [one, two] = [foldName(a), foldName(b)];
  if (one === '' || two === '') return 'unsure';
  if (one === two) return 'same';
  if (skeleton(one).replaceAll(' ', '') === skeleton(two).replaceAll(' ', '')) return 'same';
  if (samePerson(one.split(' '), two.split(' '))) return 'same';
  const [x, y] = [normaliseContractorName(a), normaliseContractorName(b)];
  if (x === null || y === null) return 'unsure';
  if (contractorNames(a).some((name) => contractorNames(b).includes(name))) return 'same';
  const { score } = compareNames({ norm: x, raw: a }, { norm: y, raw: b });
  if (score >= SAME_NAME) return 'same';
  return score >= OTHER_NAME ? 'unsure' : 'differs';
}

function foldName(name: string): string {
  return fold(name)
    .replace(HONORIFICS, '')
    .replace(/\b([a-z])\.(?=[a-z]\.)/g, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** "Smith, John A." and "John Smith": every word of the shorter is in the longer, an initial standing for its word. */
function samePerson(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, [...b]] : [b, [...a]];
  const full = short.filter((word) => word.length > 1);
  if (full.length < 2 || long.length > 6) return false;
  return short.every((word) => {
    const at = long.findIndex(
      (other) =>
        other === word ||
        (word.length === 1 && other.startsWith(word)) ||
        (other.length === 1 && word.startsWith(other)),
    );
    if (at < 0) return false;
    long.splice(at, 1);
    return true;
  });
}
