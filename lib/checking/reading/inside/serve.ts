import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ReaderMessage, ReadOrder } from '../messages';
import { toReadingFailed } from './failure';
import { read } from './read';

/**
 * Watchdog: ends this process when its parent has gone, even while a file blocks the main thread. It runs in
 * a thread of its own, because the IPC channel is read by the blocked thread.
 */
const WATCH = `
const parent = process.ppid;
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 500);
`;

/** Waits for one order from the process that started this one, carries it out and ends. */
export function serveReader(): void {
  process.once('disconnect', () => process.exit(1));
  const watch = new Worker(WATCH, { eval: true, execArgv: [], env: {}, stdout: false, stderr: false });
  watch.on('error', () => {});
  watch.unref();
  process.once('message', (order: ReadOrder) => {
    lowerPriority(order);
    read(order, send)
      .catch((error: unknown) => {
        const { failure, message } = toReadingFailed(error, 'broken');
        send({ kind: 'failed', failure, detail: message });
      })
      .then(() => sent)
      .then(leave);
  });
}

/** The last message must be flushed before exiting; a page of many words takes a while. */
let sent: Promise<void> = Promise.resolve();

function send(message: ReaderMessage): void {
  sent = new Promise((resolve) => {
    if (process.connected) process.send?.(message, () => resolve());
    else resolve();
  });
}

function leave(): void {
  process.disconnect?.();
  process.exit(0);
}

/** Lowers the process priority below web and worker; threads that start later inherit it. */
function lowerPriority({ background }: ReadOrder): void {
  try {
    setPriority(background ? 15 : 2);
  } catch {
    // Not allowed everywhere, and not needed.
  }
}
