import { Worker } from 'node:worker_threads';
import type { ReviewInput } from '@/lib/checking/review/input';
import { reviewPackage } from '@/lib/checking/review/review';

/**
 * Ends this process when its parent has gone, even while a page blocks the main thread; so in a thread of its own.
 */
const WATCH = `
const parent = process.ppid;
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 500);
`;

/** Waits for one package from the process that started this one, judges it and ends. */
export function serveJudge(): void {
  process.once('disconnect', () => process.exit(1));
  const watch = new Worker(WATCH, { eval: true, execArgv: [], env: {}, stdout: false, stderr: false });
  watch.on('error', () => {});
  watch.unref();
  process.once('message', (input: ReviewInput) => {
    try {
      process.send?.(reviewPackage(input), () => process.exit(0));
    } catch (error) {
      process.stderr.write(error instanceof Error ? `${error.stack}` : String(error), () => process.exit(1));
    }
  });
}
