import type { NormalisedPermit } from '@/lib/tracking/permits/types';

/** Platforms of open data, which anybody may read. */
export const OPEN_PLATFORMS = ['socrata', 'arcgis', 'ckan', 'carto'] as const;

/** Permit systems whose JSON is read only with the operator's credentials or the city's permission. */
export const PERMIT_SYSTEMS = ['accela', 'energov', 'opengov'] as const;
export type PermitSystem = (typeof PERMIT_SYSTEMS)[number];

export const PLATFORMS = [...OPEN_PLATFORMS, ...PERMIT_SYSTEMS] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The columns under which CARTO is asked for the point of a row, in degrees. */
export const CARTO_LATITUDE = 'wgs84_latitude';
export const CARTO_LONGITUDE = 'wgs84_longitude';

/** Where rows come from: the cities' portals, or our own sample feed server. */
export const FEED_MODES = ['live', 'sample'] as const;
export type FeedMode = (typeof FEED_MODES)[number];
/** Where a permit comes from: a feed, or a company that wrote it down itself. */
export const PERMIT_MODES = [...FEED_MODES, 'hand'] as const;
export type PermitMode = (typeof PERMIT_MODES)[number];

/** The result of probing a source. */
export const PROBE_STATES = ['passed', 'quiet', 'columns_changed', 'unreadable', 'unreachable'] as const;
export type ProbeState = (typeof PROBE_STATES)[number];

/** One row as the portal gave it: ArcGIS attributes (geometry under `geometry`), Socrata, CKAN or CARTO object. */
export type RawRow = Record<string, unknown>;

/** Why a source could not be read. Shown to the admin with the time of the next try. */
export const FEED_FAILURES = [
  'timeout',
  'network',
  'server_error',
  'rate_limited',
  'not_found',
  'refused',
  'not_json',
  'truncated',
  'too_large',
  'portal_error',
  'missing_column',
  'empty',
  'over_budget',
  'not_believed',
] as const;
export type FeedFailureCode = (typeof FEED_FAILURES)[number];

/** Thrown by the HTTP client and the adapters when the whole source failed; data already stored is kept. */
export class FeedFailure extends Error {
  readonly code: FeedFailureCode;
  /** How long the portal asked us to wait, from `Retry-After`, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    code: FeedFailureCode,
    detail: string,
    options: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = 'FeedFailure';
    this.code = code;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Why one row was set aside while the rest of its page was processed. */
export const SET_ASIDE_REASONS = [
  'no_key',
  'no_permit_number',
  'placeholder',
  'not_construction',
  'other_address',
  'no_location',
  'no_date_or_status',
  'row_too_large',
  'not_an_object',
  'unreadable',
] as const;
export type SetAsideReason = (typeof SET_ASIDE_REASONS)[number];

/**
 * What is counted by feed and day: cells that could not be read, status words nobody has mapped, rows set aside,
 * rows of one page in which a field changed, and permits by the days they were posted late.
 */
export const COUNTED_KINDS = ['warning', 'unknown_word', 'set_aside', 'changed', 'days_late'] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

/** Something to count about a row. */
export interface Note {
  kind: CountedKind;
  detail: string;
}

/** A change on more rows than is plausible. */
export interface Hold {
  field: HeldField;
  /** The column is gone or empty, or its values are others. */
  kind: 'cleared' | 'replaced';
  /** Rows it concerns, of those that had a value. */
  rows: number;
  of: number;
  /** One of them, before and after. */
  before: string | null;
  after: string | null;
  /** The status words that no row bears any more. */
  words?: string[];
  /** When it was first seen, ISO. */
  since: string;
}

/** A field whose change on many rows has been accepted. */
export interface Believed {
  field: HeldField;
  /** The status words that no longer stand for a state of their own. */
  words?: string[];
  /** ISO. */
  until: string;
}

export interface SetAsideRow {
  sourceKey: string | null;
  reason: SetAsideReason;
  detail: string;
  /** At most 2 kB of the row as JSON, personal phone numbers and e-mail addresses removed. */
  excerpt: string;
}

/** The result of reading a row: a permit with warnings, or the reason it was set aside. */
export type ReadRow =
  | { ok: true; permit: NormalisedPermit; unknownStatus: string | null; warnings: string[] }
  | { ok: false; setAside: SetAsideRow };

/** A cursor; plain JSON, opaque to all but the adapter that wrote it. */
export type Position = Record<string, string | number | null>;

export interface ReadRequest {
  /** Only rows changed on or after this instant (UTC); null reads everything the feed's window allows. */
  since: Date | null;
  /** Resume after this position; null starts at the beginning. */
  position: Position | null;
  /** Rows per page; the adapter may lower it to the platform's limit. */
  pageSize?: number;
}

export interface FeedPage {
  rows: RawRow[];
  /** Where the next page starts; null when this was the last. */
  next: Position | null;
}

/** One page converted to permits, which ingest writes together with `next` in one transaction. */
export interface ReadPage {
  /** In the order of the feed; where a key stood twice in the page, its last row. */
  permits: NormalisedPermit[];
  setAside: SetAsideRow[];
  /** Status words no bucket of the record holds, with how many rows carry them. */
  unknownStatuses: Map<string, number>;
  /** Rows dropped because a later row of the same page has the same key. */
  duplicates: number;
  /** The keys of those rows. */
  doubledKeys?: Set<string>;
  /** By key, what the portal says of when the row was published, as it says it. */
  stamps?: Map<string, unknown>;
  /** The source says that nothing has changed since it was last read whole; there are no rows. */
  notModified?: true;
  /** Fields whose columns none of the rows has, where the platform gives empty cells too. */
  absent?: ReadonlySet<HeldField>;
  /** What could not be read well, by key. */
  notes?: Map<string, Note[]>;
  /** Rows as received: `permits.length + setAside.length + duplicates`. */
  rows: number;
  /** Where the next page starts; null when this was the last. */
  next: Position | null;
}

/** One platform's protocol. Yields pages in a stable order that survives rows being added while it reads. */
export interface PlatformAdapter {
  platform: Platform;
  pages(record: FeedRecord, request: ReadRequest, http: FeedHttp): AsyncGenerator<FeedPage, void, void>;
  /**
   * The rows whose `column` is one of `values`, in as many requests as URL length requires. Absent values are
   * meaningful, so a failed request throws and nothing is returned.
   */
  rowsBy(
    record: FeedRecord,
    column: string,
    values: string[],
    http: FeedHttp,
    narrow?: ColumnValues,
  ): Promise<RawRow[]>;
  /**
   * At most `size` of the newest rows, sorted by `column` or, with null, by the platform's row id or
   * timestamp.
   */
  newest(record: FeedRecord, column: string | null, size: number, http: FeedHttp): Promise<NewestRows>;
}

/** A few rows of a source and the columns it says it has; null where it does not say. */
export interface NewestRows {
  rows: RawRow[];
  columns: string[] | null;
}

/** Rows whose column holds one of these values. */
export interface ColumnValues {
  column: string;
  values: string[];
}

export interface FeedRequest {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A search that is sent as JSON by POST; it changes nothing there. */
  search?: Record<string, unknown>;
  /** The permit system asked: the operator's credentials are added, and without them the request is refused. */
  system?: PermitSystem;
}

export interface FeedHttp {
  /**
   * Asks (by GET unless there is a search) and parses JSON within the client's time and size limits. Throws
   * `FeedFailure`; the signal's reason once the signal is raised.
   */
  getJson(url: URL, options?: FeedRequest): Promise<unknown>;
  /** Asks for a file as text, which may be larger and take longer than a page of rows. */
  getText?(url: URL, options?: Pick<FeedRequest, 'signal'>): Promise<string>;
}

/** The validators of a response for conditional requests: `ETag` and `Last-Modified`. */
export interface Validator {
  etag: string | null;
  lastModified: string | null;
}

export interface ValidatorStore {
  get(url: string): Promise<Validator | null>;
  set(url: string, validator: Validator): Promise<void>;
}

export type ConditionalAnswer =
  | { modified: false }
  /** Call `remember` once the body has been processed; until then the next request is answered in full. */
  | { modified: true; body: unknown; remember: () => Promise<void> };

/** For URLs that are read whole, never for a page of a keyset, where a 304 would hide the following pages. */
export interface ConditionalFeedHttp extends FeedHttp {
  /** Whether validators are stored; without them conditional requests are pointless. */
  remembers: boolean;
  getJsonIfChanged(url: URL, options?: { signal?: AbortSignal }): Promise<ConditionalAnswer>;
}

/** The columns of a permit a feed can fill. */
export const PERMIT_FIELDS = [
  'permitNumber',
  'permitType',
  'permitSubtype',
  'workClass',
  'description',
  'statusWord',
  'statusDate',
  'appliedDate',
  'approvedDate',
  'issuedDate',
  'completedDate',
  'expiresDate',
  'address',
  'city',
  'state',
  'zip',
  'contractorName',
  'contractorLicense',
  'valuation',
  'fee',
  'unpaidFee',
  'latitude',
  'longitude',
  'link',
  'parcel',
] as const;
export type PermitField = (typeof PERMIT_FIELDS)[number];

/** The fields a page may be held for; the status word stands for word and bucket. */
export type HeldField = Exclude<PermitField, 'city' | 'state' | 'description'>;

/**
 * Where to find a value in a raw row. A string is a path (`a.b`, `a[0]`, or a plain key with spaces);
 * `{join}` concatenates the non-empty parts with one space; `{first}` takes the first non-empty part;
 * `{contact}` is Chicago's numbered contacts: the first `contact_N_name` whose `contact_N_type` contains
 * `type` (`prefix` names the columns, default `contact_`).
 */
export type FieldSource =
  | string
  | { join: FieldSource[] }
  | { first: FieldSource[] }
  | { contact: { type: string; prefix?: string } };

/** How a feed is queried for changes. */
export type PollRule =
  /**
   * By Socrata's per-row update timestamp. A data set that is reloaded every night updates all timestamps;
   * instead of the whole table, rows are then requested whose `columns` lie within the window.
   */
  | { by: 'updated_at'; whenReloaded?: { columns: string[]; overlapDays: number } }
  /**
   * Rows whose `column`, or one of those in `also`, lies within the window; `overlapDays` are read again each
   * time, more where the city is known to post late. `unissued` asks for the rows whose `column` is empty as
   * well, permits that are not issued yet: for all of them, or for those whose `since` lies within a year
   * before the window. Not for Socrata, which pages by the column.
   */
  | {
      by: 'date';
      column: string;
      also?: string[];
      unissued?: 'all' | { since: string };
      overlapDays: number;
      kind?: 'timestamp' | 'date' | 'text';
    }
  /** Read everything; unchanged rows are skipped by hash. */
  | { by: 'all' };

/** One city's feed, declared: `feed.ts` in the city's folder below `content/cities`. */
export interface FeedRecord {
  /** The city's slug, `austin-tx`. */
  id: string;
  city: string;
  state: string;
  /** IANA zone in which the city's dates are meant. */
  timeZone: string;
  platform: Platform;
  /**
   * Socrata: the resource's .json address; ArcGIS: the layer; CKAN: the site's /api/3/action; CARTO: the SQL address.
   * Accela: the API with its version; EnerGov: the self-service site; OpenGov: the API with its version.
   */
  endpoint: string;
  /**
   * Where the city splits its permits over several layers or tables of one shape (one per year, residential
   * beside commercial): all of them, read one after the other; `endpoint` is then the first.
   */
  layers?: FeedLayer[];
  /** For cities that add a layer each year: layers added since this record was written are found by name. */
  newLayers?: NewLayers;
  /** Of the layer that is read; see `FeedLayer`. */
  withoutColumn?: string;
  /** Joins columns of another data set of the same portal to each row, as `lookup.<column>`. */
  lookup?: Lookup;
  /**
   * The city's words for type, subtype or work class by checklist permit type, compared like status words;
   * `Building Permit + R-434` requires both in one row.
   */
  checklistTypes?: Record<string, string[]>;
  /** Days without a new date after which the feed counts as quiet; default 14. */
  quietAfterDays?: number;
  /** CKAN resource id or CARTO table; Accela `AGENCY/Module`; EnerGov's tenant; OpenGov's community. */
  dataset?: string;
  landing: string;
  key: FieldSource[];
  fields: Partial<Record<PermitField, FieldSource>>;
  /** The city's status words by bucket, compared case-insensitively after folding white space and dashes; never by substring. */
  status: Partial<Record<Exclude<NormalisedPermit['statusBucket'], 'unknown'>, string[]>>;
  /**
   * Derive the status from dates: for ambiguous words (Phoenix `OPEN`) and feeds without a status column, or
   * `always` where the words are not mapped yet; each such word is reported.
   */
  statusByDates?: 'when_ambiguous' | 'always';
  ambiguous?: string[];
  /** Words that say the permit is over but not how: finaled where there is a completion date, else unknown. */
  ambiguousClosed?: string[];
  /** Those of the status words above that say the city waits for money. */
  moneyWords?: string[];
  /** A date column that, when filled, says the permit was cancelled (Denver). */
  cancelledDate?: FieldSource;
  /** Columns that must be present in at least one row of a page of 50 or more, else the feed has changed. */
  requiredColumns: string[];
  poll: PollRule;
  /** How often, in minutes, while the feed answers. */
  everyMinutes: number;
  /** Rows to keep aside, by exact value of a column (case and white space folded). */
  exclude?: {
    field: FieldSource;
    values: string[];
    /** `not_construction` unless told. */
    reason?: Extract<SetAsideReason, 'not_construction' | 'placeholder' | 'other_address'>;
  }[];
  /** False where the feed has no contractor column: permits are then added by number or address. */
  hasContractor: boolean;
  /** The projected grid of coordinates that are not in degrees. */
  grid?: Grid;
  /** Short name of a city-specific clean-up in `normalise`, for the rare quirk no declaration covers. */
  quirks?: (
    | 'zip_in_address'
    | 'strip_main_marker'
    | 'company_dash_qualifier'
    /** "Person, Firm": the person who applies, then the firm. */
    | 'person_comma_firm'
    /** The date of issue is filled on every row: it counts only beside a word that says the permit was issued. */
    | 'issue_date_needs_status'
    /** An issue date later than the row itself is a typing error. */
    | 'issue_date_may_be_mistyped'
    /** The contractor's state licence stands behind the name, in the same cell. */
    | 'licence_after_contractor'
  )[];
  licence: string;
  /** How certain the address, columns and words in this record are. */
  confidence: 'high' | 'medium' | 'low';
  /** Month the evidence for this record was dated, `YYYY-MM`. */
  evidenceDate: string;
}

/** One of several layers of the same shape; omitted properties are the record's. */
export interface FeedLayer {
  id: string;
  endpoint?: string;
  dataset?: string;
  /**
   * Socrata: only its rows in which this column is empty. Where one data set has every application and another the
   * permits that were issued, each permit then stands in one of them.
   */
  withoutColumn?: string;
}

/** ArcGIS: layers of `service` whose name holds `name` and a year later than any of the record's layer ids. */
export interface NewLayers {
  service: string;
  name: string;
}

/** Joins the first row (in a deterministic order) whose `column` equals the feed row's `by`. */
export interface Lookup {
  endpoint: string;
  dataset?: string;
  column: string;
  by: string;
  /** Only rows of this kind, where the data set holds several. */
  where?: ColumnValues;
}

/** EPSG numbers of the grids cities use, in US survey feet. */
export const GRIDS = [2272, 2278] as const;
export type Grid = (typeof GRIDS)[number];

/** Why a feed is read as often as it is. */
export const PACE_REASONS = [
  /** The city has published in this hour of its week. */
  'publishes_now',
  /** It sometimes has. */
  'may_publish',
  /** It hardly ever has. */
  'quiet_hour',
  /** Not enough has been seen of this hour yet. */
  'learning',
  /** The portal does not say when its data changed, so every look is a whole read. */
  'no_stamp',
  /** The day's requests to the portal's host are nearly used up. */
  'budget',
  /** The operator set one interval for every feed. */
  'fixed',
] as const;
export type PaceReason = (typeof PACE_REASONS)[number];
