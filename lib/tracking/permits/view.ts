import type { FeedFailureCode, PermitMode, ProbeState } from '@/lib/tracking/feeds/types';
import type { LinkSource } from '@/lib/tracking/matching/types';
import type { EventKind, InspectionOutcome, NormalisedPermit, ReviewOutcome, StatusBucket } from './types';

/** One line of a list. Dates are the city's calendar dates. */
export interface PermitSummary {
  id: number;
  permitNumber: string;
  permitType: string | null;
  description: string | null;
  address: string | null;
  city: string;
  state: string;
  statusBucket: StatusBucket;
  statusWord: string | null;
  appliedDate: string | null;
  issuedDate: string | null;
  expiresDate: string | null;
  changedAt: Date;
  /** When the city's feed stopped listing it; null while listed. */
  missingSince: Date | null;
  mode: PermitMode;
}

export interface PermitDetail
  extends Omit<
    NormalisedPermit,
    'sourceKey' | 'addressNorm' | 'contractorNorm' | 'hash' | 'latitude' | 'longitude'
  > {
  id: number;
  firstSeenAt: Date;
  changedAt: Date;
  missingSince: Date | null;
  /** Counts the changes seen since it is known. */
  revision: number;
  /** How it came to the company. */
  linkedBy: LinkSource;
  feedId: string;
  /** The company that wrote it down itself. */
  ownerId: string | null;
  /** When its side feeds were last placed; null where nothing that was placed holds. */
  placedAt: Date | null;
  feed: { record: string; mode: PermitMode; lastSuccessAt: Date | null };
}

export interface PermitEvent {
  id: number;
  kind: EventKind;
  fromBucket: StatusBucket | null;
  toBucket: StatusBucket;
  fromWord: string | null;
  toWord: string | null;
  changes: Record<string, [string | number | null, string | number | null]>;
  occurredOn: string | null;
  detectedAt: Date;
}

/** An inspection the city publishes; the day is its own, planned or, with a result, held. */
export interface Inspection {
  sourceKey: string;
  kind: string | null;
  heldOn: string | null;
  /** The city's own word. */
  resultWord: string | null;
  outcome: InspectionOutcome;
}

/** A review of the permit at one of the city's desks. */
export interface ReviewStep {
  sourceKey: string;
  desk: string;
  /** The round of review, where the city counts them. */
  cycle: number | null;
  arrivedOn: string | null;
  finishedOn: string | null;
  /** The city's own target, where it publishes one. */
  dueOn: string | null;
  /** The city's own word. */
  resultWord: string | null;
  outcome: ReviewOutcome;
  /** A desk where nothing waits, as an intake. */
  isTimeless: boolean;
  /** The city lists a review only once it is finished. */
  finishedOnly: boolean;
}

/** What a reviewer wrote. */
export interface ReviewComment {
  sourceKey: string;
  desk: string | null;
  cycle: number | null;
  writtenOn: string | null;
  subject: string | null;
  body: string;
  link: string | null;
}

/** A change with the permit it happened to. */
export interface PermitChange extends PermitEvent {
  permit: Pick<PermitSummary, 'id' | 'permitNumber' | 'address' | 'city' | 'state' | 'mode'>;
}

/** A permit the company could add, with whether it watches it already. */
export interface FoundPermit extends PermitSummary {
  contractorName: string | null;
  foundBy: 'number' | 'address';
  linked: boolean;
}

/** What a feed shows of itself; `lib/tracking/feeds/health.ts` makes one word of it. */
export interface WatchedFeed {
  mode: PermitMode;
  lastSuccessAt: Date | null;
  failureCode: FeedFailureCode | null;
  probeState: ProbeState | null;
  quietSince: Date | null;
  /** The newest date among its permits. */
  newestOn: string | null;
}

/** A city the company works in, and what is read of it. */
export interface WatchedCity {
  slug: string;
  /** "Boise, ID" for a place the catalogue does not hold. */
  label: string | null;
  /** The feed's state; null where the city is not monitored. */
  feed: WatchedFeed | null;
}
