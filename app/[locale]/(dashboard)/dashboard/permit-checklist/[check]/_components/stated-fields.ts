import type { PermitTypeId, StateCode } from '@/lib/catalogue/checklists/types';
import { workOfPermitType } from '@/lib/catalogue/fees/permit-work';
import type { StatedFacts } from '@/lib/checking/review/types';

/** What the city's form asks for, in the order it does. */
export const STATED_FIELDS = [
  'address',
  'parcel',
  'owner',
  'contractor',
  'license',
  'valuationCents',
  'areaSqft',
  'feeCents',
] as const satisfies readonly (keyof StatedFacts)[];
export type StatedField = (typeof STATED_FIELDS)[number];

export const MAX_LENGTHS = { address: 200, parcel: 60, owner: 120, contractor: 120, license: 60 } as const;
export type TextField = keyof typeof MAX_LENGTHS;

export function isTextField(field: StatedField): field is TextField {
  return field in MAX_LENGTHS;
}

// Dollar sign and US thousands separators as people write them; no exponent, no sign.
const MONEY = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?$/;
const AREA = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,2})?$/;

/** "$12,500.50" in cents; null where nothing is written, undefined where it is no amount. */
export function readMoney(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const [, dollars, cents = ''] = MONEY.exec(typed) ?? [];
  if (dollars === undefined) return undefined;
  return Number(`${dollars.replaceAll(',', '')}${cents.padEnd(2, '0')}`);
}

/** "1,850" in square feet; null where nothing is written, undefined where it is no area. */
export function readArea(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return AREA.test(typed) ? Number(typed.replaceAll(',', '')) : undefined;
}

/** As a field shows it. */
export function fieldText(field: StatedField, stated: StatedFacts): string {
  if (isTextField(field)) return stated[field] ?? '';
  const value = stated[field];
  if (value === null) return '';
  if (field === 'areaSqft') return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  const digits = value % 100 === 0 ? 0 : 2;
  return (value / 100).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export type StatedError = 'not_an_amount' | 'not_an_area';
export type StatedErrors = Partial<Record<StatedField, StatedError>>;

/** What a form holds, as it is kept; fields that are not asked for stay out of it. */
export function readStated(texts: Partial<Record<StatedField, string>>): {
  stated: Partial<StatedFacts>;
  errors: StatedErrors;
} {
  const stated: { -readonly [F in StatedField]?: StatedFacts[F] } = {};
  const errors: StatedErrors = {};
  for (const field of STATED_FIELDS) {
    const text = texts[field];
    if (text === undefined) continue;
    if (isTextField(field)) {
      stated[field] = text.trim() || null;
      continue;
    }
    const value = field === 'areaSqft' ? readArea(text) : readMoney(text);
    if (value === undefined) errors[field] = field === 'areaSqft' ? 'not_an_area' : 'not_an_amount';
    else stated[field] = value;
  }
  return { stated, errors };
}

interface Priced {
  permitType: PermitTypeId;
  state: StateCode;
  /** As answered, where it was. */
  occupancy: unknown;
}

/** Texas bars cities from asking for the value of a dwelling, so nobody is asked for it who may have one. */
export function asksForValue({ permitType, state, occupancy }: Priced): boolean {
  return state !== 'TX' || (workOfPermitType(permitType)?.occupancy ?? occupancy) === 'commercial';
}
