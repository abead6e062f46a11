import type { FeeInputName } from '@/lib/catalogue/fees/types';
import type { Box } from '@/lib/checking/reading/types';

/** What is read out of documents. */
export const FIELD_IDS = [
  'address',
  'parcel',
  'legal_description',
  'owner',
  'applicant',
  'contractor',
  'designer',
  'license',
  'license_expires',
  'insurance_expires',
  'seal_expires',
  'valuation',
  'area',
  'scale',
  'north_arrow',
  'sheet_number',
  'sheet_title',
  'sheet_index',
  'code_edition',
  'date',
  'signature',
  'seal',
  'fee_total',
  'service_amps',
  'jurisdiction',
  'recording',
] as const;
export type FieldId = (typeof FIELD_IDS)[number];

/** Where something stands. */
export interface FoundAt {
  readonly fileId: string;
  /** From 1. */
  readonly page: number;
  readonly box: Box;
  /** The words as they stand there. */
  readonly quote: string;
}

export interface ExtractedField {
  readonly id: FieldId;
  /**
   * Normalised by field, so that values can be compared: an address in capitals with USPS suffixes, a parcel
   * and a licence in capitals without punctuation, money in cents, an area in square feet, a date as
   * `YYYY-MM-DD`, a scale as `1:48` (or `NTS`), a code edition as `IRC 2021`, a sheet as `A-101`, a
   * signature, seal or north arrow as `present`, `absent` or `unclear`.
   */
  readonly value: string;
  readonly at: FoundAt;
  /** 0 to 1. */
  readonly certainty: number;
  readonly by: 'rule' | 'model';
}

/** A stretch of a file that is one document. */
export interface FoundDocument {
  /** Of the checklist's documents, or `other` (a document nobody asked for), or `unclear`. */
  readonly documentId: string;
  readonly fileId: string;
  readonly firstPage: number;
  readonly lastPage: number;
  /** 0 to 1. */
  readonly certainty: number;
  /** The words it was recognised by. */
  readonly cues: readonly string[];
  readonly fields: readonly ExtractedField[];
  /** Other documents of the checklist that stand on its pages too, where a language model saw them. */
  readonly alsoHolds?: readonly string[];
  /** The rules were sure of it, and a language model took its page for others. */
  readonly isDisputed?: true;
  readonly by: 'rule' | 'model';
}

/** Severity: will be rejected, is likely to be, should be corrected, for information. */
export const SEVERITIES = ['critical', 'major', 'minor', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Every kind of finding. Its words stand in `messages` below `findings.<rule>`. */
export const FINDING_RULES = [
  'missing_document',
  'undecided_document',
  'address_differs',
  'address_missing',
  'parcel_differs',
  'parcel_missing',
  'owner_differs',
  'contractor_differs',
  'license_differs',
  'license_expired',
  'insurance_expired',
  'valuation_differs',
  'area_differs',
  'edition_outdated',
  'edition_differs',
  'edition_missing',
  'signature_missing',
  'seal_missing',
  'date_missing',
  'date_in_future',
  'scale_missing',
  'scale_differs',
  'north_arrow_missing',
  'sheet_not_in_set',
  'sheet_not_in_index',
  'sheet_twice',
  'sheet_number_missing',
  'field_blank',
  'not_recorded',
  'jurisdiction_differs',
  'service_amps_differ',
  'fee_differs',
  'fee_sum',
  'form_not_flattened',
  'script_in_file',
  'page_unreadable',
  'file_unreadable',
  'page_upside_down',
  'pages_missing',
  'speaks_to_programs',
  'same_file_twice',
  'code_value',
  'model_note',
  'dates_out_of_order',
  'seal_expired',
  'approval_expired',
  'not_notarized',
  'not_registered',
  'marked_draft',
  'panel_sum_differs',
  'sum_differs',
  'quantity_differs',
  'equipment_differs',
  'scope_differs',
  'occupancy_differs',
  'construction_type_differs',
  'stories_differ',
  'setbacks_missing',
  'license_class_wrong',
  'seal_of_other_state',
  'address_place_differs',
  'page_cut_off',
] as const;
export type FindingRule = (typeof FINDING_RULES)[number];

export interface Finding {
  /** The same in every run as long as it is the same fault, so that a mark stays with it. */
  readonly key: string;
  readonly rule: FindingRule;
  readonly severity: Severity;
  /** The document it is about; null where it is about the package. */
  readonly documentId: string | null;
  /** The first is the place to mend; the others are what it was compared with. Empty for what is not there. */
  readonly places: readonly FoundAt[];
  /** What the words of the rule need: `{found: '123 MAIN ST', expected: '132 MAIN ST'}`. Money in cents, dates ISO. */
  readonly values: Readonly<Record<string, string | number>>;
  /** What it rests on: a citation by the edition in force, or null for a plain comparison. */
  readonly citation: { readonly en: string; readonly es: string } | null;
  readonly by: 'rule' | 'model';
}

/** What the applicant says of the job, as it would stand in the city's form; null where not said. */
export interface StatedFacts {
  readonly address: string | null;
  readonly parcel: string | null;
  readonly owner: string | null;
  readonly contractor: string | null;
  readonly license: string | null;
  readonly valuationCents: number | null;
  readonly areaSqft: number | null;
  /** The fee the city named or the form shows. */
  readonly feeCents: number | null;
}

export const NOTHING_STATED: StatedFacts = {
  address: null,
  parcel: null,
  owner: null,
  contractor: null,
  license: null,
  valuationCents: null,
  areaSqft: null,
  feeCents: null,
};

export const FEE_VERDICTS = [
  'matches',
  'differs',
  /** Documents and form name no fee. */
  'none_stated',
  /** The city publishes nothing we could compute by. */
  'not_published',
  /** Something is missing to compute it. */
  'open',
  /** No permit fee, by the schedule itself; or none may be computed (a dwelling in Texas by its value). */
  'not_computed',
] as const;
export type FeeVerdict = (typeof FEE_VERDICTS)[number];

/** What a fee was computed from that was not stated but stands in a paper. */
export interface FeeTaken {
  readonly name: FeeInputName;
  readonly value: number;
  readonly at: FoundAt;
}

/**
 * A charge of a fee paper beside the schedule's. `beside`: of a kind that is charged beside the schedule. `unknown`: the
 * schedule prices such things and has no such charge. `absent`: not on the paper. `apart`: paid apart, as the paper says.
 */
export const CHARGE_STANDINGS = ['same', 'differs', 'beside', 'unknown', 'absent', 'apart'] as const;
export type ChargeStanding = (typeof CHARGE_STANDINGS)[number];

export interface FeeCharge {
  readonly standing: ChargeStanding;
  /** What the paper calls it; null where it does not have it. */
  readonly label: string | null;
  readonly at: FoundAt | null;
  readonly statedCents: number | null;
  /** Lines of the estimate, by id; none where the schedule has no such charge. */
  readonly lines: readonly string[];
  readonly computedCents: number | null;
}

export interface FeeCheck {
  readonly verdict: FeeVerdict;
  readonly statedCents: number | null;
  readonly statedAt: FoundAt | null;
  /** Of a fee paper: what its charges should come to. Else the whole estimate. */
  readonly computedCents: number | null;
  readonly taken?: readonly FeeTaken[];
  /** Lines of the estimate, by id, that the fee paper says are charged apart. */
  readonly apart?: readonly string[];
  /** Of a fee paper: charge by charge, in the paper's order, then what it leaves out. */
  readonly charges?: readonly FeeCharge[];
}

/** The status of a checklist document in the package. */
export const STANDINGS = ['found', 'missing', 'open', 'optional', 'unclear'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface ChecklistStanding {
  readonly documentId: string;
  readonly standing: Standing;
  /** Indexes into `documents`. */
  readonly found: readonly number[];
}

/** What a person says pages are to a document: it and nothing else, it as well, or not it. */
export const PAGE_RELATIONS = ['is', 'also', 'not'] as const;
export type PageRelation = (typeof PAGE_RELATIONS)[number];

/** What a review says; plain data, the same for the same input. */
export interface Review {
  readonly documents: readonly FoundDocument[];
  readonly standings: readonly ChecklistStanding[];
  readonly findings: readonly Finding[];
  readonly fee: FeeCheck;
}

/** What a language model read on a page, after its quotes were verified. */
export interface ModelReading {
  readonly fileId: string;
  readonly page: number;
  /**
   * The checklist's documents on the page, the main one first; empty where it holds none of them, null where what was
   * said of it could not be verified.
   */
  readonly documents: readonly string[] | null;
  /** Whether the page goes on with the document of the page before. */
  readonly continues: boolean;
  /** Its picture was shown as well, because its text is recognised or sparse: a quote may stand in the picture alone. */
  readonly isPictured: boolean;
  readonly fields: readonly {
    readonly id: FieldId;
    readonly value: string;
    readonly quote: string;
    /** Where the model saw it, for a quote that stands in the picture alone. */
    readonly box: Box | null;
  }[];
}

/** A result in plain words and one language, by a language model. */
export interface Explanation {
  readonly summary: string;
  /** By the findings' keys. */
  readonly findings: Readonly<Record<string, string>>;
}
