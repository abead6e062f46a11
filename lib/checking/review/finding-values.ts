import type { FindingRule } from './types';

/** How a value of a finding becomes words. */
export type ValueKind =
  | 'text'
  /** As it stands in a document: said in quotation marks. */
  | 'quoted'
  | 'number'
  /** A number set with its separators. */
  | 'figure'
  | 'cents'
  | 'sqft'
  | 'amps'
  | 'day'
  /** A document's id, or `stated`. */
  | 'source'
  /** A reason a file could not be read. */
  | 'failure'
  /** What a form asks for. */
  | 'label'
  /** Facts, by commas, whose questions are said. */
  | 'questions'
  | 'state'
  /** Chooses words and is not said itself. */
  | 'choice';

/** Two papers that may both be right: asked, never certain. */
const ASKED = { found: 'quoted', expected: 'quoted', expectedIn: 'source' } as const;
const DIFFERS = { found: 'quoted', expected: 'quoted', expectedIn: 'source', unsure: 'choice' } as const;

/** Every value a rule may give. A guard holds rules, this table and the words together. */
export const FINDING_VALUES: Readonly<Record<FindingRule, Readonly<Record<string, ValueKind>>>> = {
  missing_document: { unread: 'choice' },
  undecided_document: { questions: 'questions' },
  address_differs: DIFFERS,
  address_missing: {},
  parcel_differs: DIFFERS,
  parcel_missing: {},
  owner_differs: DIFFERS,
  contractor_differs: DIFFERS,
  license_differs: DIFFERS,
  license_expired: { found: 'day', today: 'day' },
  insurance_expired: { found: 'day', today: 'day', policy: 'choice' },
  valuation_differs: { ...DIFFERS, found: 'cents', expected: 'cents' },
  area_differs: { ...DIFFERS, found: 'sqft', expected: 'sqft' },
  edition_outdated: { found: 'text', expected: 'text', count: 'number', state: 'state' },
  edition_differs: { code: 'text', found: 'text', expected: 'text', expectedIn: 'source' },
  edition_missing: {},
  signature_missing: { count: 'number' },
  seal_missing: { count: 'number' },
  date_missing: { count: 'number' },
  date_in_future: { found: 'day', today: 'day' },
  scale_missing: {},
  scale_differs: { found: 'text', expected: 'text' },
  north_arrow_missing: {},
  sheet_not_in_set: { sheet: 'text' },
  sheet_not_in_index: { sheet: 'text' },
  sheet_twice: { sheet: 'text' },
  sheet_number_missing: {},
  field_blank: { field: 'label' },
  not_recorded: {},
  jurisdiction_differs: { found: 'text', expected: 'text' },
  service_amps_differ: { ...DIFFERS, found: 'amps', expected: 'amps' },
  fee_differs: {
    stated: 'cents',
    computed: 'cents',
    difference: 'cents',
    cause: 'choice',
    lines: 'choice',
    line: 'text',
    lineStated: 'cents',
    lineComputed: 'cents',
    hint: 'choice',
  },
  fee_sum: { stated: 'cents', computed: 'cents', difference: 'cents' },
  form_not_flattened: { file: 'text', count: 'number' },
  script_in_file: { file: 'text' },
  page_unreadable: { file: 'text', count: 'number', pages: 'text' },
  file_unreadable: { file: 'text', failure: 'failure' },
  page_upside_down: { file: 'text', count: 'number', pages: 'text' },
  pages_missing: { count: 'number', pages: 'text', of: 'number' },
  speaks_to_programs: {},
  same_file_twice: { file: 'text', otherFile: 'text' },
  code_value: { check: 'choice', found: 'number', limit: 'number', base: 'number' },
  model_note: { note: 'text' },
  dates_out_of_order: { found: 'day', expected: 'day', order: 'choice' },
  seal_expired: { found: 'day', signed: 'day', when: 'choice' },
  approval_expired: { found: 'day', today: 'day' },
  not_notarized: {},
  not_registered: {},
  marked_draft: { found: 'text' },
  panel_sum_differs: { found: 'figure', expected: 'figure', panel: 'text' },
  sum_differs: {
    found: 'figure',
    expected: 'figure',
    foundCents: 'cents',
    expectedCents: 'cents',
    unit: 'choice',
  },
  quantity_differs: ASKED,
  equipment_differs: ASKED,
  scope_differs: ASKED,
  occupancy_differs: ASKED,
  construction_type_differs: ASKED,
  stories_differ: ASKED,
  setbacks_missing: { askedIn: 'source' },
  license_class_wrong: { found: 'quoted' },
  seal_of_other_state: { found: 'state', expected: 'state' },
  address_place_differs: ASKED,
  page_cut_off: { file: 'text', count: 'number', pages: 'text' },
};
