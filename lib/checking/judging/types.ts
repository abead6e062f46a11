import type { ReviewInput } from '@/lib/checking/review/input';
import type { Review } from '@/lib/checking/review/types';

/** Judges a package by the rules. Rejects with `JudgingFailed` where it takes more than a run may have. */
export type Judge = (input: ReviewInput, options: { readonly signal: AbortSignal }) => Promise<Review>;

/** What Node runs to judge a package, apart from this process: `['--import', 'tsx', 'scripts/judge.ts']`. */
export interface JudgeProgram {
  readonly command: readonly string[];
}

/** Limits for judging one package, enforced from outside, because a page can block its judge. */
export interface JudgingLimits {
  /** Some time, and so much for each of its pages. */
  readonly ms: number;
  readonly pageMs: number;
  /** Of what JavaScript holds. */
  readonly heapMegabytes: number;
}

export const JUDGING_LIMITS: JudgingLimits = { ms: 60_000, pageMs: 300, heapMegabytes: 1_536 };

/** A package that cannot be judged within its limits; another try would end the same. */
export class JudgingFailed extends Error {
  constructor(
    readonly reason: 'took_too_long' | 'needed_too_much',
    detail: string,
  ) {
    super(`judging ${reason}: ${detail}`);
    this.name = 'JudgingFailed';
  }
}
