import type { Confidence, StateCode, Text } from '@/lib/catalogue/checklists/types';

/**
 * The words and shapes of permit fees.
 *
 * Everything is an integer. Money is in cents. A rate is in micro-dollars (a millionth of a dollar) per `per`
 * units of its quantity, a percentage or factor in millionths; so $0.34569 a square foot is 345,690 and 65%
 * is 650,000. Each line is worked out as an exact fraction and rounded once, half a cent up.
 */

/** How a schedule arrives at its main figure. */
export const FEE_MECHANISMS = [
  'valuation_table',
  'area_rate',
  'per_thousand_flat',
  'per_item',
  'per_unit_or_flat',
  'percent_of_value',
] as const;
export type FeeMechanism = (typeof FEE_MECHANISMS)[number];

/** The same values the checklist's question has. */
export const OCCUPANCIES = ['residential_1_2', 'multifamily', 'commercial'] as const;
export type Occupancy = (typeof OCCUPANCIES)[number];

export const WORK_KINDS = [
  'new',
  'addition',
  'alteration',
  'accessory_unit',
  'windows',
  'electrical_service',
  'plumbing',
  'mechanical',
  'water_heater',
  'roofing',
  'solar',
  'ev_charger',
  'deck',
  'fence',
  'pool',
  'foundation_repair',
  'grading',
  'demolition',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** What is counted. The value of the work counts in cents, so its thresholds and steps do too. */
export const QUANTITIES = [
  'valuationCents',
  'areaSqft',
  'dwellingUnits',
  'stories',
  'trades',
  'fixtures',
  'serviceAmps',
  'frontageFt',
] as const;
export type Quantity = (typeof QUANTITIES)[number];

export const CONSTRUCTION_TYPES = ['I', 'II', 'III', 'IV', 'V'] as const;
export type ConstructionType = (typeof CONSTRUCTION_TYPES)[number];

/** Occupancy groups as Chicago's table prints them. */
export const OCCUPANCY_GROUPS = [
  'A',
  'B',
  'E',
  'F',
  'H',
  'I',
  'M',
  'R-1 to R-3',
  'R-4, R-5',
  'S',
  'U',
] as const;
export type OccupancyGroup = (typeof OCCUPANCY_GROUPS)[number];

/** What is known of a job. A number that is not whole, or not above 0 (trades may be 0), counts as not given. */
export type FeeInput = {
  /** A row of the schedule, where the person picked one. */
  readonly workId?: string | undefined;
  readonly occupancy?: Occupancy | undefined;
  readonly work?: WorkKind | undefined;
  readonly constructionType?: ConstructionType | undefined;
  readonly occupancyGroup?: OccupancyGroup | undefined;
  /** Whether the work changes the structure of the building. */
  readonly structural?: boolean | undefined;
} & { readonly [Q in Quantity]?: number | undefined };

/** `row` stands for the choice between rows of the schedule that all fit. */
export const FEE_INPUT_NAMES = [
  'occupancy',
  'work',
  'row',
  ...QUANTITIES,
  'constructionType',
  'occupancyGroup',
] as const;
export type FeeInputName = (typeof FEE_INPUT_NAMES)[number];

/** What a line is, so that a screen can group lines. */
export const FEE_LINE_KINDS = [
  'permit',
  'plan_review',
  'trade',
  'surcharge',
  'state',
  'tax',
  'minimum',
] as const;
export type FeeLineKind = (typeof FEE_LINE_KINDS)[number];

/** One row of a table: holds where `over` < quantity <= `upTo`. */
export interface FeeBand {
  readonly over: number;
  /** Null: no upper end. */
  readonly upTo: number | null;
  readonly baseCents: number;
  /** The rate counts from here; 0 where a city applies it to the whole quantity. */
  readonly threshold: number;
  readonly rateMicros: number;
  readonly per: number;
  /** True only where "or fraction thereof" is printed. */
  readonly roundUp: boolean;
}

/** How one component is worked out. */
export type FeeRule =
  | { readonly kind: 'flat'; readonly amountCents: number }
  | {
      readonly kind: 'bands';
      readonly quantity: Quantity;
      readonly bands: readonly FeeBand[];
      /** Multiplies base and rate together (Albuquerque's modifier), in millionths. */
      readonly factorMillionths?: number;
      /** Multiplies by a second quantity (frontage by stories). */
      readonly times?: Quantity;
      /** Why nothing can be said above the last band. */
      readonly beyond?: Text | undefined;
    }
  | {
      /** Rate by occupancy group and construction type, times a factor, times the area. */
      readonly kind: 'matrix';
      readonly rateMicros: { readonly [G in OccupancyGroup]?: readonly number[] };
      readonly factorMillionths: number;
    }
  | {
      readonly kind: 'percent';
      readonly millionths: number;
      /** Lines by id, or the value of the work. A line that does not stand counts as nothing. */
      readonly of: 'valuationCents' | readonly string[];
      /** Charged anew for each of these: 15% for each trade. */
      readonly each?: Quantity | undefined;
    }
  | {
      /** Raises the named lines to a minimum that the schedule states for the permit as a whole. */
      readonly kind: 'top_up';
      readonly minimumCents: number;
      readonly of: readonly string[];
    };

export interface FeeComponent {
  readonly id: string;
  readonly kind: FeeLineKind;
  readonly label: Text;
  readonly rule: FeeRule;
  readonly minimumCents?: number;
  /** The minimum stands for each of these: $900.00 per story. */
  readonly minimumEach?: Quantity | undefined;
  readonly maximumCents?: number;
  /** Charged only where this holds: `over` < quantity <= `upTo`. */
  readonly when?: { readonly quantity: Quantity; readonly over: number; readonly upTo: number | null };
  /** Where present, the line is left out when its quantity is not given, and this says so. */
  readonly leftOutNote?: Text;
}

/** A row of the schedule: one kind of work it prices. */
export interface FeeWork {
  readonly id: string;
  readonly label: Text;
  /** The jobs this row is offered for. Null: only where the person picks it. */
  readonly match: {
    readonly occupancies: readonly Occupancy[];
    readonly works: readonly WorkKind[];
    /** Where present, only for work that changes the structure, or only for work that does not. */
    readonly structural?: boolean;
  } | null;
  readonly components: readonly FeeComponent[];
  /** Known to exist, and why it cannot be computed. Such a row has no components. */
  readonly unpublished?: Text;
  /** No permit is asked for up to this value of the work, and the words that say so. */
  readonly noPermitUpTo?: { readonly valuationCents: number; readonly reason: Text };
  readonly notes?: readonly Text[];
  readonly excluded?: readonly Text[];
}

export interface FeeSource {
  /** The page's own title, in its own language. */
  readonly title: string;
  readonly url: string;
  /** The day we read it, `YYYY-MM-DD`. */
  readonly readOn: string;
}

/** A figure somebody else printed for an input. */
export interface PublishedFigure {
  readonly by: 'city' | 'third_party';
  readonly cents: number;
  /** The lines the figure is the sum of; null: all of them. */
  readonly lineIds: readonly string[] | null;
  readonly source: FeeSource;
}

export interface FeeExample {
  readonly id: string;
  readonly title: Text;
  readonly input: FeeInput;
  readonly published: PublishedFigure | null;
}

/** A city by its name, or the part of a county that is in no city. */
export type SchedulePlace = { readonly city: string } | { readonly county: string };

export interface FeeSchedule {
  readonly id: string;
  /** The place's slug in the catalogue of cities; null where it has no page. */
  readonly citySlug: string | null;
  /** Whose schedule it is where it has no page; absent where the place is not known by name. */
  readonly place?: SchedulePlace;
  readonly state: StateCode;
  readonly name: Text;
  readonly mechanism: FeeMechanism;
  /** What the schedule held here prices: "Building permits; electrical services". */
  readonly covers: Text;
  /** The days the figures are in force, and the same in words. */
  readonly effective: { readonly from: string | null; readonly to: string | null; readonly text: Text };
  /** Where the city has since raised these figures: what that means for the reader. */
  readonly outdated: Text | null;
  /** Empty where nothing can be computed; `unpublished` then says why. */
  readonly works: readonly FeeWork[];
  readonly unpublished: Text | null;
  /** What no figure from this schedule includes. */
  readonly excluded: readonly Text[];
  readonly notes: readonly Text[];
  readonly penalty: Text | null;
  readonly examples: readonly FeeExample[];
  /** At least one. */
  readonly sources: readonly FeeSource[];
  readonly confidence: Confidence;
}

/** A table many cities built theirs on. */
export interface FeeTable {
  readonly id: string;
  readonly name: Text;
  readonly bands: readonly FeeBand[];
  readonly notes: readonly Text[];
  readonly sources: readonly FeeSource[];
  readonly confidence: Confidence;
}

export interface FeeStateRule {
  readonly state: StateCode;
  readonly text: Text;
  readonly sources: readonly FeeSource[];
  readonly confidence: Confidence;
}

/** The arithmetic of one line, as data. `lineIds` name lines of the same estimate. */
export type FeeFormula =
  | { readonly kind: 'flat' }
  | {
      /** (base + rate × steps) × factor × times, where steps = (quantity − threshold) ÷ per. */
      readonly kind: 'rate';
      readonly quantity: Quantity;
      readonly value: number;
      readonly baseCents: number;
      readonly threshold: number;
      readonly rateMicros: number;
      readonly per: number;
      /** Whole steps where a fraction counts as one; null where the rate is prorated. */
      readonly steps: number | null;
      readonly factorMillionths: number | null;
      readonly times: { readonly quantity: Quantity; readonly value: number } | null;
    }
  | {
      readonly kind: 'percent';
      readonly millionths: number;
      readonly of: 'valuationCents' | readonly string[];
      readonly ofCents: number;
      readonly each: { readonly quantity: Quantity; readonly value: number } | null;
    }
  | {
      readonly kind: 'top_up';
      readonly minimumCents: number;
      readonly ofCents: number;
      readonly lineIds: readonly string[];
    };

export interface FeeLine {
  readonly id: string;
  readonly kind: FeeLineKind;
  readonly label: Text;
  readonly formula: FeeFormula;
  /** The minimum or maximum that decided the amount instead of the formula. */
  readonly limit: { readonly kind: 'minimum' | 'maximum'; readonly cents: number } | null;
  readonly amountCents: number;
}

export interface FeeRow {
  readonly id: string;
  readonly label: Text;
}

export interface EstimatedFee {
  readonly status: 'estimated';
  readonly scheduleId: string;
  readonly row: FeeRow;
  readonly lines: readonly FeeLine[];
  /** Always the sum of the lines. */
  readonly totalCents: number;
  /** What the total leaves out. */
  readonly excluded: readonly Text[];
  readonly notes: readonly Text[];
  readonly outdated: Text | null;
  readonly confidence: Confidence;
}

export type FeeEstimate =
  | EstimatedFee
  /** No figure can be computed from what the city publishes, or from what we hold of it. */
  | { readonly status: 'not_published'; readonly scheduleId: string; readonly reason: Text }
  | {
      readonly status: 'missing_input';
      readonly scheduleId: string;
      readonly missing: readonly FeeInputName[];
      /** The rows to choose from, where `row` is missing. */
      readonly rows: readonly FeeRow[];
    }
  /** The city may not price this by value: a dwelling in Texas. Nobody may be asked for it. */
  | {
      readonly status: 'not_allowed';
      readonly scheduleId: string;
      readonly reason: Text;
      readonly rule: FeeStateRule;
    }
  /** The schedule says that this work needs no permit. */
  | { readonly status: 'no_permit'; readonly scheduleId: string; readonly reason: Text };
