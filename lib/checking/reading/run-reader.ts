import { type ChildProcess, spawn } from 'node:child_process';
import { z } from 'zod';
import type { ReaderMessage, ReadOrder } from './messages';
import { processorTime, residentMemory } from './process-usage';
import { READ_FAILURES, type ReaderProgram, type ReadFailure } from './types';
import { WorkClock } from './work-clock';

export interface ReaderEnd {
  /** Null where it came to its end. */
  readonly failure: ReadFailure | null;
  readonly detail: string;
  readonly peakBytes: number;
}

const LOOK_MS = 100;
/** A reader that does nothing uses no processor time either: so many times its limits may pass by the clock on the wall. */
const AT_WORST = 6;
/** Maximum kept from the end of its error output. */
const DETAIL = 2_000;
/** Node's own words and codes for a heap that is full, and the system's for a process it had to end. */
const HEAP_FULL = /heap out of memory|heap limit|allocation failed/i;

const MESSAGE = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('facts'), facts: z.looseObject({ pages: z.int().min(0) }) }),
  z.object({
    kind: z.literal('page'),
    page: z.looseObject({ number: z.int().min(1), lines: z.array(z.any()) }),
  }),
  z.object({ kind: z.literal('alive') }),
  z.object({ kind: z.literal('read') }),
  z.object({ kind: z.literal('drawn'), number: z.int().min(1), path: z.string() }),
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('failed'), failure: z.enum(READ_FAILURES), detail: z.string() }),
]);

/**
 * Runs the reader for one file and monitors it from outside: progress, total time, memory. Returns when the
 * process has ended and all its messages are handled. What limits its time counts what the machine gave it.
 */
export async function runReader(
  program: ReaderProgram,
  order: ReadOrder,
  {
    onMessage,
    signal,
  }: { onMessage(message: ReaderMessage): Promise<void>; signal?: AbortSignal | undefined },
): Promise<ReaderEnd> {
  const { limits } = order;
  const child = start(program, limits.heapMegabytes);
  const began = performance.now();
  const clock = new WorkClock(began, 0);
  let lastSign = { at: began, worked: 0 };
  let worked = 0;
  let peakBytes = 0;
  let end: { failure: ReadFailure; detail: string } | null = null;
  let isDone = false;
  let thrown: { error: unknown } | null = null;
  let progress: Promise<void> = Promise.resolve();
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-DETAIL);
  });
  const stop = (failure: ReadFailure, detail: string) => {
    end ??= { failure, detail };
    child.kill('SIGKILL');
  };
  const abort = () => stop('took_too_long', 'stopped');
  signal?.addEventListener('abort', abort);
  child.on('message', (given: unknown) => {
    lastSign = { at: performance.now(), worked };
    const parsed = MESSAGE.safeParse(given);
    if (!parsed.success) return stop('reader_failed', 'said what nobody understands');
    const message = given as ReaderMessage;
    if (message.kind === 'done') isDone = true;
    else if (message.kind === 'failed') end ??= message;
    else {
      progress = progress
        .then(() => (thrown ? undefined : onMessage(message)))
        .catch((error: unknown) => {
          thrown ??= { error };
          child.kill('SIGKILL');
        });
    }
  });
  const watching = setInterval(async () => {
    if (child.pid === undefined) return;
    const bytes = (await residentMemory(child.pid)) ?? 0;
    const processorMs = await processorTime(child.pid);
    const now = performance.now();
    worked = clock.read({ now, processorMs });
    const isOver = (limit: number, since: { at: number; worked: number }) =>
      worked - since.worked > limit || now - since.at > AT_WORST * limit;
    if (isOver(limits.pageMs, lastSign)) stop('took_too_long', `no sign for ${limits.pageMs} ms of work`);
    else if (isOver(limits.totalMs, { at: began, worked: 0 }))
      stop('took_too_long', `not done after ${limits.totalMs} ms of work`);
    peakBytes = Math.max(peakBytes, bytes);
    if (bytes > limits.memoryBytes) stop('needed_too_much', `${bytes} bytes`);
  }, LOOK_MS);
  const closed = await whenClosed(child, order);
  clearInterval(watching);
  signal?.removeEventListener('abort', abort);
  await progress;
  if (thrown !== null) throw (thrown as { error: unknown }).error;
  signal?.throwIfAborted();
  if (end !== null) return { ...(end as { failure: ReadFailure; detail: string }), peakBytes };
  if (isDone) return { failure: null, detail: '', peakBytes };
  const detail = `${closed} ${errors}`.trim();
  const isFull = HEAP_FULL.test(errors) || closed === 'SIGKILL';
  return { failure: isFull ? 'needed_too_much' : 'reader_failed', detail, peakBytes };
}

/** Starts it with an empty environment, because ours contains secrets. */
function start({ command }: ReaderProgram, heapMegabytes: number): ChildProcess {
  return spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, '--expose-gc', ...command], {
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Gives the order and waits for the end: how it ended, in the system's words. */
async function whenClosed(child: ChildProcess, order: ReadOrder): Promise<string> {
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  try {
    return await new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('close', (code, ended) => resolve(ended ?? `code ${code}`));
      child.send(order, () => {});
    });
  } finally {
    process.off('exit', killWithUs);
  }
}
