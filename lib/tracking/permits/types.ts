/** Our normalised status of a permit; the city's own word is always stored beside it. */
export const STATUS_BUCKETS = [
  'pending',
  'action_required',
  'ready_to_issue',
  'issued',
  'finaled',
  'on_hold',
  'expired',
  'stopped',
  'unknown',
] as const;
export type StatusBucket = (typeof STATUS_BUCKETS)[number];

export const COARSE_STATUSES = ['approved', 'pending', 'other'] as const;
export type CoarseStatus = (typeof COARSE_STATUSES)[number];

/** What a city's side feed tells of one step of a permit: an inspection, a desk of its review, comments. The status stays as it was. */
export const STEP_EVENT_KINDS = [
  'inspection_scheduled',
  'inspection_passed',
  'inspection_partial',
  'inspection_failed',
  'inspection_cancelled',
  'desk_entered',
  'desk_left',
  'desk_corrections',
  'review_comments',
] as const;
export type StepEventKind = (typeof STEP_EVENT_KINDS)[number];

/** What happened to a permit between two readings of its feed. */
export const EVENT_KINDS = [
  'discovered',
  'status_changed',
  'dates_changed',
  'details_changed',
  /** The city's feed no longer lists it, or lists it again. */
  'vanished',
  'reappeared',
  ...STEP_EVENT_KINDS,
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export function isStepEvent(kind: EventKind): kind is StepEventKind {
  return STEP_EVENT_KINDS.some((one) => one === kind);
}

export const INSPECTION_OUTCOMES = [
  'scheduled',
  'passed',
  'partial',
  'failed',
  'cancelled',
  'unknown',
] as const;
export type InspectionOutcome = (typeof INSPECTION_OUTCOMES)[number];

/** How a desk's review of a permit stands; `left` where it ended and the city's word says no more, or nothing. */
export const REVIEW_OUTCOMES = [
  'waiting',
  'approved',
  'corrections',
  'denied',
  'not_needed',
  'left',
] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

/**
 * One permit in the field names of the BLDS standard, as a feed gives it.
 * Dates are the city's calendar dates, `YYYY-MM-DD`; money is integer US cents; coordinates WGS84 degrees.
 */
export interface NormalisedPermit {
  /** The city's own key of the row, unique within its feed. */
  sourceKey: string;
  permitNumber: string;
  permitType: string | null;
  permitSubtype: string | null;
  workClass: string | null;
  description: string | null;
  /** The city's own word, white space folded; null where the feed has no status column. */
  statusWord: string | null;
  statusBucket: StatusBucket;
  statusDate: string | null;
  appliedDate: string | null;
  approvedDate: string | null;
  issuedDate: string | null;
  completedDate: string | null;
  expiresDate: string | null;
  address: string | null;
  /** Upper case, punctuation and suffixes folded, for search and comparison. */
  addressNorm: string | null;
  city: string;
  state: string;
  zip: string | null;
  contractorName: string | null;
  /** Lower case without legal suffixes and the cities' own noise, for matching. */
  contractorNorm: string | null;
  contractorLicense: string | null;
  valuationCents: number | null;
  feeCents: number | null;
  /** What the city has asked for and not been paid; null where its feed does not say. */
  unpaidCents: number | null;
  latitude: number | null;
  longitude: number | null;
  /** http(s) address of the city's own record. */
  link: string | null;
  parcel: string | null;
  /** The id of the checklist's permit type; null where the city's words do not say. */
  checklistType: string | null;
  /** 32 hex digits over every field above; equal hash means nothing to write. */
  hash: string;
}
/** Whom a permit can wait for. `work` is nobody: it is in force and the work goes on. */
export const WAITING_ON = ['applicant', 'desk', 'city', 'inspector', 'work'] as const;
export type WaitingOn = (typeof WAITING_ON)[number];

/** What for; what a status alone says stands beside what side feeds say. */
export const WAITING_FOR = [
  'corrections',
  'answer',
  'issue',
  'reinspection',
  'hold',
  'renewal',
  'stopped',
  'review',
  'visit',
  'result',
  'work',
] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/** What the side feeds say of whom a permit waits for. */
export interface Standing {
  waitsOn: WaitingOn | null;
  why: WaitingFor | null;
  places: string[];
  since: string | null;
  due: string | null;
  visitOn: string | null;
  visitKind: string | null;
  /** The day on which it changes by itself. */
  turnsOn: string | null;
}
