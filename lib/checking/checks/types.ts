import type { Checklist, ChecklistInput } from '@/lib/catalogue/checklists/checklist';
import type { FeeEstimate, FeeInput, FeeSchedule } from '@/lib/catalogue/fees/types';
import type { StatedFacts } from '@/lib/checking/review/types';

export type { Checklist };

/** How far the reading of a file is. */
export const FILE_STATES = ['waiting', 'reading', 'read', 'failed', 'cancelled'] as const;
export type FileState = (typeof FILE_STATES)[number];

/**
 * `waiting` for its files to be read, `judging` by the rules, `explaining` by the language model; then
 * `done`, `failed` or `cancelled`. Only `done` is charged.
 */
export const RUN_STATES = ['waiting', 'judging', 'explaining', 'done', 'failed', 'cancelled'] as const;
export type RunState = (typeof RUN_STATES)[number];
export const OPEN_RUN_STATES = ['waiting', 'judging', 'explaining'] as const satisfies readonly RunState[];

/** Why a run failed: no readable file, too many pages, judging beyond its limits, or repeated crashes. */
export const RUN_FAILURES = ['nothing_readable', 'too_many_pages', 'too_much_to_judge', 'broke_off'] as const;
export type RunFailure = (typeof RUN_FAILURES)[number];

export const MARK_STATES = ['open', 'fixed', 'dismissed'] as const;
export type MarkState = (typeof MARK_STATES)[number];

export const COMMENT_STATES = ['open', 'answered', 'accepted'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** What a run judged by, kept so that it can be explained later. */
export interface RunInput extends ChecklistInput {
  readonly stated: StatedFacts;
  readonly work: FeeInput;
  /** The day in the company's time zone. */
  readonly today: string;
}

/** An estimate and what it was made by, without the rows of the schedule that price other work. */
export interface PricedFee {
  readonly schedule: Omit<FeeSchedule, 'works' | 'examples'>;
  readonly estimate: FeeEstimate;
}

/** Files of a company that may be on their way in at the same time. */
export const MAX_UPLOADS = 3;
/** Files of one check that are not removed. */
export const MAX_FILES = 50;
/** Bytes of them all. */
export const MAX_CHECK_BYTES = 500 * 1024 * 1024;
/** Of all the files a company holds. */
export const MAX_COMPANY_BYTES = 20 * 1024 * 1024 * 1024;
/** Of a company that has no plan. */
export const MAX_PLANLESS_BYTES = 500 * 1024 * 1024;
/** Pages of the files a run reads. */
export const MAX_RUN_PAGES = 1_000;
