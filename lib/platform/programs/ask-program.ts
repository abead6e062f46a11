import { spawn } from 'node:child_process';

export interface ProgramLimits {
  readonly ms: number;
  /** Of what JavaScript holds. */
  readonly heapMegabytes: number;
  readonly signal?: AbortSignal | undefined;
}

export interface ProgramEnd<Answer> {
  /** Null where it ended without one. */
  readonly answer: Answer | null;
  /** How it ended, in the system's words: `code 1`, `SIGKILL`. */
  readonly ended: string;
  /** The end of its error output. */
  readonly errors: string;
  /** Whether its time was up. */
  readonly isLate: boolean;
}

/** Kept from the end of its error output. */
const DETAIL = 2_000;

/**
 * Runs one of our programs for a single question, which `answerOnce` takes on the other side. It is killed when its time
 * is up, when the signal says so and when this process ends. What is asked and answered passes as it is, dates included.
 */
export async function askProgram<Answer>(
  command: readonly string[],
  question: object,
  { ms, heapMegabytes, signal }: ProgramLimits,
): Promise<ProgramEnd<Answer>> {
  // Its environment is empty, because ours contains secrets.
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, ...command], {
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  const kill = () => child.kill('SIGKILL');
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    kill();
  }, ms);
  process.once('exit', kill);
  signal?.addEventListener('abort', kill);
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-DETAIL);
  });
  let answer: Answer | null = null;
  child.on('message', (given) => {
    answer = given as Answer;
  });
  try {
    const ended = await new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('close', (code, by) => resolve(by ?? `code ${code}`));
      child.send(question, () => {});
    });
    return { answer, ended, errors, isLate };
  } finally {
    clearTimeout(timer);
    process.off('exit', kill);
    signal?.removeEventListener('abort', kill);
  }
}
