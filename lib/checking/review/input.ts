import type { Checklist } from '@/lib/catalogue/checklists/checklist';
import type { FeeEstimate, FeeInput, FeeSchedule } from '@/lib/catalogue/fees/types';
import type { ReadFailure, ReadFile } from '@/lib/checking/reading/types';
import type { Correction } from './corrections';
import type { ModelReading, StatedFacts } from './types';

/** The complete input of a review, which is deterministic. */
export interface ReviewInput {
  readonly checklist: Checklist;
  readonly stated: StatedFacts;
  /** Null where no schedule of the place is held. `input`: what the estimate was made from. */
  readonly fee: {
    readonly schedule: FeeSchedule;
    readonly estimate: FeeEstimate;
    readonly input?: FeeInput;
  } | null;
  readonly files: readonly ReadFile[];
  readonly failedFiles: readonly {
    readonly id: string;
    readonly name: string;
    readonly failure: ReadFailure;
  }[];
  /** The day in the company's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly readings?: readonly ModelReading[];
  /** What people said of pages, the later last. */
  readonly corrections?: readonly Correction[];
}
