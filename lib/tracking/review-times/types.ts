import type { Confidence, PermitTypeId, Text } from '@/lib/catalogue/checklists/types';
import type { CityFact, CitySource } from '@/lib/tracking/cities/types';

/** Whether the law of the state sets the time, or the city names it itself. */
export const TIME_BASES = ['statute', 'promise'] as const;
export const DAY_COUNTS = ['business', 'calendar'] as const;
/** What it counts from: the day of filing, or the day the city calls the application complete. */
export const TIME_STARTS = ['filed', 'complete'] as const;
/** What has to have happened by then: the first answer to the plans, or the decision on the permit. */
export const TIME_ENDS = ['first_review', 'decision'] as const;

/** A time in which a city has to, or says it will, answer. Everything stands in the source it names. */
export interface ReviewTime {
  /** Unique among all: `fl-553-792-small`. */
  readonly id: string;
  readonly basis: (typeof TIME_BASES)[number];
  readonly days: number;
  readonly counts: (typeof DAY_COUNTS)[number];
  readonly starts: (typeof TIME_STARTS)[number];
  readonly ends: (typeof TIME_ENDS)[number];
  /** The kinds of work it holds for; null for every kind. */
  readonly permitTypes: readonly PermitTypeId[] | null;
  /** What else has to be so, and a permit's record does not say. */
  readonly provided: Text | null;
  /** As a letter names it. */
  readonly citation: string;
  /** What may be claimed once it is missed, each in one sentence; none where the text we could read names nothing. */
  readonly claims: readonly CityFact[];
  readonly sources: readonly CitySource[];
  readonly confidence: Confidence;
  /** Times of the state, by id, that this one stands for in its city. */
  readonly replaces?: readonly string[];
}

export type ReviewTimes = readonly ReviewTime[];

/** Days on which the permit lay with its applicant, from the first to the day before the city had it again. */
export interface Away {
  /** Null where it lay there before we first saw it. */
  readonly from: string | null;
  /** Null while it is still there. */
  readonly to: string | null;
}

export const READING_STATES = ['running', 'with_you', 'late', 'kept', 'missed'] as const;

/** Where a permit stands in one of the times that hold for it. */
export interface ClockReading {
  readonly time: ReviewTime;
  readonly state: (typeof READING_STATES)[number];
  /** The day before day 1, and whether it is the one the time counts from, or that of filing in its place. */
  readonly startsOn: string;
  readonly isStartKnown: boolean;
  /** Days counted so far, or until it ended. */
  readonly day: number;
  /** Null while the permit lies with its applicant. */
  readonly dueOn: string | null;
  /** Counted days past the last one. */
  readonly lateBy: number;
  /** The day of what it had to end with. */
  readonly endedOn: string | null;
}
