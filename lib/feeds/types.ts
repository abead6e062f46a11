import type { NormalisedPermit } from '@/lib/permits/types';

export const PLATFORMS = ['socrata', 'arcgis', 'ckan', 'carto'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Where rows come from: the cities' portals, or our own sample feed server. */
export const FEED_MODES = ['live', 'sample'] as const;
export type FeedMode = (typeof FEED_MODES)[number];

/** One row as the portal gave it: ArcGIS attributes (geometry under `geometry`), Socrata, CKAN or CARTO object. */
export type RawRow = Record<string, unknown>;

/** Why a source could not be read. Shown to the admin, with the time of the next try. */
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
] as const;
export type FeedFailureCode = (typeof FEED_FAILURES)[number];

/** Thrown by the HTTP client and the adapters: the whole source failed, its last good data stays. */
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

/** Why one row was kept aside while the rest of its page went on. */
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

export interface SetAsideRow {
  sourceKey: string | null;
  reason: SetAsideReason;
  detail: string;
  /** At most 2 kB of the row as JSON, personal phone numbers and e-mail addresses removed. */
  excerpt: string;
}

/** A row that was read: a permit, with what was wrong in it but did not stop it, or the reason it was kept aside. */
export type ReadRow =
  | { ok: true; permit: NormalisedPermit; unknownStatus: string | null; warnings: string[] }
  | { ok: false; setAside: SetAsideRow };

/** How far a read came; plain JSON, opaque to everyone but the adapter that wrote it. */
export type Position = Record<string, string | number | null>;

export interface ReadRequest {
  /** Only rows changed on or after this instant (UTC); null reads everything the feed's window allows. */
  since: Date | null;
  /** Go on after this position; null starts at the beginning. */
  position: Position | null;
  /** Rows per page; the adapter may lower it to the platform's limit. */
  pageSize?: number;
}

export interface FeedPage {
  rows: RawRow[];
  /** Where the next page starts; null when this was the last. */
  next: Position | null;
}

/** One page read into permits: what ingest works in, together with `next`, in one transaction. */
export interface ReadPage {
  /** In the order of the feed; where a key stood twice in the page, its last row. */
  permits: NormalisedPermit[];
  setAside: SetAsideRow[];
  /** Status words no bucket of the record holds, with how many rows carry them. */
  unknownStatuses: Map<string, number>;
  /** Rows dropped because a later row of the same page has the same key. */
  duplicates: number;
  /** Rows as received: `permits.length + setAside.length + duplicates`. */
  rows: number;
  /** Where the next page starts; null when this was the last. */
  next: Position | null;
}

/** One platform's protocol. Yields pages in a stable order that survives rows being added while it reads. */
export interface PlatformAdapter {
  platform: Platform;
  pages(record: FeedRecord, request: ReadRequest, http: FeedHttp): AsyncGenerator<FeedPage, void, void>;
}

export interface FeedHttp {
  /** GETs and parses JSON within the client's time and size limits. Throws `FeedFailure`. */
  getJson(url: URL, options?: { headers?: Record<string, string> }): Promise<unknown>;
}

/** What lets a later request ask "only if it changed": `ETag` and `Last-Modified` as the portal gave them. */
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
  /** Call `remember` once the body is worked in: until then the next request gets the body again. */
  | { modified: true; body: unknown; remember: () => Promise<void> };

/** For addresses read whole, never for a page of a keyset: a 304 there would hide the rest of the pages. */
export interface ConditionalFeedHttp extends FeedHttp {
  /** Whether it keeps validators; without them no answer can be "not modified" and asking first is wasted. */
  remembers: boolean;
  getJsonIfChanged(url: URL): Promise<ConditionalAnswer>;
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
  'latitude',
  'longitude',
  'link',
  'parcel',
] as const;
export type PermitField = (typeof PERMIT_FIELDS)[number];

/**
 * Where a value stands in a raw row. A string is a path (`a.b`, `a[0]`, or a plain key with spaces);
 * `{join}` concatenates the parts that are there with one space; `{first}` takes the first part that is there;
 * `{contact}` is Chicago's numbered contacts: the first `contact_N_name` whose `contact_N_type` contains `type`
 * (`prefix` names the columns, `contact_` unless told).
 */
export type FieldSource =
  | string
  | { join: FieldSource[] }
  | { first: FieldSource[] }
  | { contact: { type: string; prefix?: string } };

/** How a feed is asked for changes. */
export type PollRule =
  /** Socrata's per-row stamp; a nightly full reload falls out through the row hash. */
  | { by: 'updated_at' }
  /** Rows whose `column` lies within the window; `overlapDays` are read again each time. */
  | { by: 'date'; column: string; overlapDays: number; kind?: 'timestamp' | 'date' | 'text' }
  /** Read it all, let the hash decide. */
  | { by: 'all' };

/** One city's feed, declared. Adding a city is adding one of these and its test. */
export interface FeedRecord {
  /** The city's slug, `austin-tx`. */
  id: string;
  city: string;
  state: string;
  /** IANA zone in which the city's dates are meant. */
  timeZone: string;
  platform: Platform;
  /** Socrata: the resource's .json address; ArcGIS: the layer; CKAN: the site's /api/3/action; CARTO: the SQL address. */
  endpoint: string;
  /** CKAN resource id or CARTO table. */
  dataset?: string;
  landing: string;
  key: FieldSource[];
  fields: Partial<Record<PermitField, FieldSource>>;
  /** The city's status words by bucket, compared case-insensitively after folding white space and dashes; never by substring. */
  status: Partial<Record<Exclude<NormalisedPermit['statusBucket'], 'unknown'>, string[]>>;
  /** Words that need the dates to decide (Phoenix `OPEN`, Minneapolis `Closed`), and feeds without a status column. */
  statusByDates?: 'when_ambiguous' | 'always';
  ambiguous?: string[];
  /** Words that say the permit is over but not how: finaled where there is a completion date, else unknown. */
  ambiguousClosed?: string[];
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
  /** Short name of a city-specific clean-up in `normalise`, for the rare quirk no declaration covers. */
  quirks?: ('state_plane_or_wgs84' | 'zip_in_address' | 'strip_main_marker' | 'company_dash_qualifier')[];
  licence: string;
  /** As in the facts: how sure we are of address, columns and words. */
  confidence: 'high' | 'medium' | 'low';
  /** Month the evidence for this record was dated, `YYYY-MM`. */
  evidenceDate: string;
}
