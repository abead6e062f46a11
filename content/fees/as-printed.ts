import type { Text } from '@/lib/catalogue/checklists/types';
import type {
  FeeBand,
  FeeComponent,
  FeeLineKind,
  FeeRule,
  FeeSource,
  FeeWork,
  Occupancy,
  Quantity,
  WorkKind,
} from '@/lib/catalogue/fees/types';

/**
 * Schedules are written down in dollars and percentages, as a city prints them, so that they can be read
 * beside the page. These turn them into the integers the arithmetic works with.
 */

/** Dollars to cents; a figure with more than two decimals is a slip of the pen. */
export function usd(dollars: number): number {
  return whole(dollars, 100);
}

/** Dollars to micro-dollars, for a rate. */
export function rate(dollars: number): number {
  return whole(dollars, 1_000_000);
}

/** A percentage to millionths: 65 is 650,000. */
export function percent(points: number): number {
  return whole(points, 10_000);
}

function whole(value: number, scale: number): number {
  const scaled = Math.round(value * scale);
  if (Math.abs(value * scale - scaled) > 1e-4) throw new Error(`${value} has more decimals than are kept.`);
  return scaled;
}

/** A row as printed: over, up to, base, counted from, rate, per. Dollars throughout. */
export type PrintedBand = readonly [
  over: number,
  upTo: number | null,
  base: number,
  threshold: number,
  rate: number,
  per: number,
];

/** A table on the value of the work. `roundUp` only where "or fraction thereof" is printed. */
export function valuationBands(rows: readonly PrintedBand[], roundUp: boolean): FeeBand[] {
  return rows.map(([over, upTo, base, threshold, dollars, per]) => ({
    over: usd(over),
    upTo: upTo === null ? null : usd(upTo),
    baseCents: usd(base),
    threshold: usd(threshold),
    rateMicros: rate(dollars),
    per: usd(per),
    roundUp,
  }));
}

/** A table on anything else that is counted: square feet, fixtures, amperes. */
export function countBands(rows: readonly PrintedBand[], roundUp: boolean): FeeBand[] {
  return rows.map(([over, upTo, base, threshold, dollars, per]) => ({
    over,
    upTo,
    baseCents: usd(base),
    threshold,
    rateMicros: rate(dollars),
    per,
    roundUp,
  }));
}

type Extras = Omit<FeeComponent, 'id' | 'kind' | 'label' | 'rule'>;

export function component(
  id: string,
  kind: FeeLineKind,
  label: Text,
  rule: FeeRule,
  extras: Extras = {},
): FeeComponent {
  return { id, kind, label, rule, ...extras };
}

export function flat(id: string, kind: FeeLineKind, label: Text, dollars: number): FeeComponent {
  return component(id, kind, label, { kind: 'flat', amountCents: usd(dollars) });
}

/** A share of other lines, or of the value of the work. */
export function share(
  id: string,
  kind: FeeLineKind,
  label: Text,
  points: number,
  of: 'valuationCents' | readonly string[],
  extras: Extras & { readonly each?: Quantity } = {},
): FeeComponent {
  const { each, ...rest } = extras;
  return component(id, kind, label, { kind: 'percent', millionths: percent(points), of, each }, rest);
}

interface PerCount {
  readonly quantity: Quantity;
  readonly dollars: number;
  readonly base?: number;
  readonly per?: number;
  /** How many the base already pays for. */
  readonly included?: number;
  readonly roundUp?: boolean;
}

/** A base and one rate: "$75 for the first 500 sq ft, $56 for each further 100 or fraction". */
export function perCount({
  quantity,
  dollars,
  base = 0,
  per = 1,
  included = 0,
  roundUp = false,
}: PerCount): FeeRule {
  const make = quantity === 'valuationCents' ? valuationBands : countBands;
  return { kind: 'bands', quantity, bands: make([[0, null, base, included, dollars, per]], roundUp) };
}

export function onValuation(rows: readonly PrintedBand[], beyond?: Text): FeeRule {
  return { kind: 'bands', quantity: 'valuationCents', bands: valuationBands(rows, true), beyond };
}

export const HOUSE: readonly Occupancy[] = ['residential_1_2'];
export const NOT_A_HOUSE: readonly Occupancy[] = ['multifamily', 'commercial'];
export const COMMERCIAL: readonly Occupancy[] = ['commercial'];
export const ANY_BUILDING: readonly Occupancy[] = ['residential_1_2', 'multifamily', 'commercial'];

export const BUILDING_WORK: readonly WorkKind[] = ['new', 'addition', 'alteration'];

/** Work that takes the building permit of a place whose table goes by value, whatever is built. */
export const VALUED_WORK: readonly WorkKind[] = [
  ...BUILDING_WORK,
  'windows',
  'roofing',
  'deck',
  'pool',
  'foundation_repair',
];

export function match(
  occupancies: readonly Occupancy[],
  ...works: WorkKind[]
): NonNullable<FeeWork['match']> {
  return { occupancies, works };
}

/** The day every source below was read. */
export const READ_ON = '2026-11-21';

export function source(title: string, url: string): FeeSource {
  return { title, url, readOn: READ_ON };
}

/** A third party's record that quotes the city's document with its address and date. */
export function transcription(path: string): FeeSource {
  const commit = '73acb82518739d28c13562b834e97a23e6ddf58a';
  return source(
    `permitfees (GitHub): research/${path}`,
    `https://github.com/valdemoko/permitfees/blob/${commit}/research/${path}`,
  );
}
