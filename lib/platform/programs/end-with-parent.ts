import { Worker } from 'node:worker_threads';

const WATCH = `
const parent = process.ppid;
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 500);
`;

/**
 * Ends this process when its parent has gone, even while work blocks the main thread: it watches from a thread of its
 * own, because the channel between the two processes is read by the blocked one.
 */
export function endWithParent(): void {
  const watch = new Worker(WATCH, { eval: true, execArgv: [], env: {}, stdout: false, stderr: false });
  watch.on('error', () => {});
  watch.unref();
}
