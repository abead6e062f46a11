import { spawn } from 'node:child_process';
import type { ReviewInput } from '@/lib/checking/review/input';
import type { Review } from '@/lib/checking/review/types';
import { JUDGING_LIMITS, type Judge, type JudgeProgram, JudgingFailed, type JudgingLimits } from './types';

/** Kept from the end of its error output. */
const DETAIL = 2_000;
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
  // Its environment is empty, because ours contains secrets.
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, ...command], {
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  const kill = () => child.kill('SIGKILL');
  const allowed = ms + pageMs * input.files.reduce((sum, { pages }) => sum + pages.length, 0);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    kill();
  }, allowed);
  process.once('exit', kill);
  signal.addEventListener('abort', kill);
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-DETAIL);
  });
  let review: Review | null = null;
  child.on('message', (given) => {
    review = given as Review;
  });
  try {
    const ended = await new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('close', (code, by) => resolve(by ?? `code ${code}`));
      child.send(input, () => {});
    });
    if (review !== null) return review;
    signal.throwIfAborted();
    if (isLate) throw new JudgingFailed('took_too_long', `not done after ${allowed} ms`);
    if (HEAP_FULL.test(errors)) throw new JudgingFailed('needed_too_much', `${heapMegabytes} MB`);
    throw new Error(`the package could not be judged: ${ended} ${errors}`.trim());
  } finally {
    clearTimeout(timer);
    process.off('exit', kill);
    signal.removeEventListener('abort', kill);
  }
}
