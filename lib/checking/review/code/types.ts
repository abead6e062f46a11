import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { PackageView } from '../view';
import type { PageStatements, Statement } from './statements';

/** A number of the drawings that breaks a number of the code. */
export interface BrokenValue {
  readonly statement: Statement;
  readonly found: number;
  readonly limit: number;
  /** What the limit is worked out from, where it is. */
  readonly base?: number;
}

export type Judge = (page: PageStatements, view: PackageView) => BrokenValue | null;

/** One number of the code that can be decided from words alone. */
export interface CodeValue {
  readonly id: CodeValueId;
  /** The review point that gives its severity and citation: of the permit's own type, or else of this one. */
  readonly point: { readonly permitType: PermitTypeId; readonly id: string };
  readonly permitTypes: readonly PermitTypeId[];
  readonly judge: Judge;
}

export const CODE_VALUE_IDS = [
  'guard_height',
  'pool_barrier',
  'ev_breaker',
  'busbar',
  'service_disconnect',
  'stair_rise',
  'stair_run',
  'egress_area',
  'egress_height',
  'egress_width',
  'egress_sill',
  'clearance_depth',
  'clearance_width',
  'roof_layers',
  'roof_slope',
] as const;
export type CodeValueId = (typeof CODE_VALUE_IDS)[number];

/** The first statement that breaks it. */
export function findFirstBroken(
  statements: readonly Statement[],
  read: (text: string) => Omit<BrokenValue, 'statement'> | null,
): BrokenValue | null {
  for (const statement of statements) {
    const broken = read(statement.text);
    if (broken) return { statement, ...broken };
  }
  return null;
}
