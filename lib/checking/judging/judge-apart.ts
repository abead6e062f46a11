import type { ReviewInput } from '@/lib/checking/review/input';
import type { Review } from '@/lib/checking/review/types';
import { askProgram } from '@/lib/platform/programs/ask-program';
import { JUDGING_LIMITS, type Judge, type JudgeProgram, JudgingFailed, type JudgingLimits } from './types';

/** Node's own words for a heap that is full. */
const HEAP_FULL = /heap out of memory|heap limit|allocation failed/i;

/** The judge as it stands in the source, from the project's folder. */
export const JUDGE_FROM_SOURCE: JudgeProgram = { command: ['--import', 'tsx', 'scripts/judge.ts'] };

/**
 * Judges each package in a process of its own, so that a large one delays nothing else and one that blocks or fills its
 * judge ends that judge alone.
 */
export function judgeApart(program: JudgeProgram, limits: JudgingLimits = JUDGING_LIMITS): Judge {
  return (input, { signal }) => judgeOnce(program, input, limits, signal);
}

async function judgeOnce(
  { command }: JudgeProgram,
  input: ReviewInput,
  { ms, pageMs, heapMegabytes }: JudgingLimits,
  signal: AbortSignal,
): Promise<Review> {
  signal.throwIfAborted();
  const allowed = ms + pageMs * input.files.reduce((sum, { pages }) => sum + pages.length, 0);
  const { answer, ended, errors, isLate } = await askProgram<Review>(command, input, {
    ms: allowed,
    heapMegabytes,
    signal,
  });
  if (answer !== null) return answer;
  signal.throwIfAborted();
  if (isLate) throw new JudgingFailed('took_too_long', `not done after ${allowed} ms`);
  if (HEAP_FULL.test(errors)) throw new JudgingFailed('needed_too_much', `${heapMegabytes} MB`);
  throw new Error(`the package could not be judged: ${ended} ${errors}`.trim());
}
