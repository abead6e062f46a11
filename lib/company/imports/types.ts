/** What can be brought in from a spreadsheet. Contacts become the clients of jobs and the people of subcontractors. */
export const IMPORT_KINDS = ['permits', 'jobs', 'subcontractors', 'contacts'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What a column can be taken for, by kind; those of `REQUIRED` have to be somewhere. */
export const IMPORT_FIELDS = {
  permits: [
    'permitNumber',
    'status',
    'address',
    'city',
    'state',
    'permitType',
    'description',
    'appliedDate',
    'issuedDate',
    'expiresDate',
    'value',
  ],
  jobs: [
    'address',
    'city',
    'state',
    'zip',
    'name',
    'jobNumber',
    'clientName',
    'clientEmail',
    'clientPhone',
    'startsOn',
    'endsOn',
    'value',
  ],
  subcontractors: ['companyName', 'contactName', 'email', 'phone', 'trade'],
  contacts: [
    'personName',
    'firstName',
    'lastName',
    'companyName',
    'email',
    'phone',
    'address',
    'city',
    'state',
    'jobNumber',
  ],
} as const satisfies Record<ImportKind, readonly string[]>;
export type ImportField = (typeof IMPORT_FIELDS)[ImportKind][number];

/** Without a column of it, or a value for all rows, no row can come in. */
export const REQUIRED: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  permits: ['permitNumber', 'city', 'state'],
  jobs: ['address', 'city', 'state'],
  subcontractors: ['companyName', 'email'],
  contacts: ['personName'],
};

/** What gives a field as well: "Austin, TX" in the cell of a city its state, a first and a last name the whole one. */
export const GIVEN_BY: Readonly<Partial<Record<ImportField, readonly ImportField[]>>> = {
  state: ['city'],
  personName: ['firstName', 'lastName', 'companyName'],
};

/** What all rows can be given that have no cell of it. */
export const DEFAULTED = ['city', 'state'] as const;
export type ImportDefaults = { [F in (typeof DEFAULTED)[number]]?: string | undefined };

/** `draft` is looked at; `stopped` by somebody, `failed` where whoever began it may no more. Both can be taken back. */
export const IMPORT_STATES = ['draft', 'running', 'done', 'stopped', 'failed', 'undoing', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * What became of a row: new, followed in its city's feed, followed again, there before, or not taken. After it was
 * taken back: gone, or kept because somebody had worked on it.
 */
export const ROW_OUTCOMES = [
  'added',
  'matched',
  'restored',
  'known',
  'rejected',
  'taken_back',
  'kept',
] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** What of a person a row of contacts says. */
export const CONTACT_PARTS = ['name', 'email', 'phone'] as const;
/** What a row put in where nothing stood: taken back is only that. */
export type Filled = { [Part in (typeof CONTACT_PARTS)[number]]?: string };

/**
 * What is wrong with a row: which field, and how. Of contacts: nobody there whose they are, several, or one of whom
 * something else stands already.
 */
export const ROW_PROBLEMS = [
  'required',
  'too_long',
  'not_a_date',
  'not_an_amount',
  'not_an_email',
  'not_a_place',
  'not_a_state',
  'twice',
  'no_room',
  'nobody',
  'several',
  'another',
  'other',
] as const;
export type RowProblem = { field: ImportField; code: (typeof ROW_PROBLEMS)[number] };

/** Why a file cannot be read at all. */
export const FILE_PROBLEMS = [
  'empty',
  'no_rows',
  'one_column',
  'too_many_rows',
  'too_many_columns',
  'too_large',
  'not_a_table',
  'old_excel',
  'locked',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 60;
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
/** Characters of one cell that are kept. */
export const MAX_CELL = 2_000;
