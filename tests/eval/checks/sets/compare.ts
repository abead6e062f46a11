/** Whether a field says what a careful reader takes from the file. The product's own comparing is not used. */
import type { FieldId } from '@/lib/checking/review/types';
import type { SetFile } from './truth';

export const WANTED_KINDS = [
  'address',
  'parcel',
  'valuation',
  'contractor',
  'license',
  'date',
  'code_edition',
] as const;
export type WantedKind = (typeof WANTED_KINDS)[number];

export interface WantedField {
  readonly kind: WantedKind;
  /** Of several dates, which. */
  readonly label: string | null;
  readonly value: string;
}

export function listWantedFields({ fields }: SetFile): WantedField[] {
  const { address, parcel, valuationCents, contractor, licence, dates, codeEditions } = fields;
  const single: readonly (readonly [WantedKind, string | number | null | undefined])[] = [
    ['address', address],
    ['parcel', parcel],
    ['valuation', valuationCents],
    ['contractor', contractor],
    ['license', licence],
  ];
  return [
    ...single.flatMap(([kind, value]): WantedField[] =>
      value === null || value === undefined || value === ''
        ? []
        : [{ kind, label: null, value: String(value) }],
    ),
    ...Object.entries(dates).map(([label, value]): WantedField => ({ kind: 'date', label, value })),
    ...codeEditions.map((value): WantedField => ({ kind: 'code_edition', label: null, value })),
  ];
}

/** The product's fields that may hold it: a date may be the day a licence ends or a notice was recorded. */
export const HELD_IN: Readonly<Record<WantedKind, readonly FieldId[]>> = {
  address: ['address'],
  parcel: ['parcel'],
  valuation: ['valuation'],
  contractor: ['contractor'],
  license: ['license'],
  date: ['date', 'license_expires', 'insurance_expires', 'seal_expires', 'recording'],
  code_edition: ['code_edition'],
};

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
const bare = (text: string) => fold(text).replace(/[^A-Z0-9]/g, '');

/** Neither kinds of streets nor words for a unit distinguish two addresses of one package. */
const NO_STREET_NAME: ReadonlySet<string> = new Set(
  'STREET ST BEND BND HILL HL KNOLL KNL GROVE GRV AVENUE AVE DRIVE DR LANE LN COURT CT ROAD RD BOULEVARD BLVD PLACE PL TERRACE TER CROSSING XING CIRCLE CIR WAY TRAIL TRL PARKWAY PKWY HIGHWAY HWY SUITE STE UNIT APT'.split(
    ' ',
  ),
);
const SPELLINGS: Readonly<Record<string, string>> = {
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  FIFTH: '5',
  HALF: '1/2',
};

function getAddressKey(text: string): string {
  return fold(text)
    .replace(/(\d)(?:ST|ND|RD|TH)\b/g, '$1')
    .replace(/[.,#]/g, ' ')
    .split(/\s+/)
    .map((word) => SPELLINGS[word] ?? word)
    .filter((word) => word !== '' && !NO_STREET_NAME.has(word))
    .join(' ');
}

const NO_NAME: ReadonlySet<string> = new Set(['LLC', 'INC', 'CORP', 'CO', 'LTD', 'COMPANY']);

function getNameKey(text: string): string {
  return fold(text)
    .replace(/[.,&]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !NO_NAME.has(word))
    .join(' ');
}

const containsOther = (a: string, b: string) => a !== '' && b !== '' && (a.includes(b) || b.includes(a));
const startsOther = (a: string, b: string) => a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a));

const SAME: Readonly<Record<WantedKind, (found: string, wanted: string) => boolean>> = {
  address: (found, wanted) => startsOther(getAddressKey(found), getAddressKey(wanted)),
  parcel: (found, wanted) => bare(found) === bare(wanted),
  valuation: (found, wanted) => Number(found) === Number(wanted),
  contractor: (found, wanted) => containsOther(getNameKey(found), getNameKey(wanted)),
  // A board's letters before the digits may be left out.
  license: (found, wanted) =>
    bare(found) === bare(wanted) || (/^\d{5,}$/.test(bare(found)) && bare(wanted).endsWith(bare(found))),
  date: (found, wanted) => found === wanted,
  code_edition: (found, wanted) =>
    (wanted.match(/\b(?:19|20)\d\d\b/g) ?? []).some((year) => found.includes(year)),
};

export function isSameValue(kind: WantedKind, found: string, wanted: string): boolean {
  return SAME[kind](found, wanted);
}
