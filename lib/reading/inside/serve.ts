import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ReaderMessage, ReadOrder } from '../messages';
import { failureOf } from './failure';
import { read } from './read';

/**
 * Ends this process when whoever started it is gone, even while a file holds the main thread in a loop. A thread of its
 * own looks, because the channel to the parent is read by the thread that may be held.
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
  giveWay();
  process.once('message', (order: ReadOrder) => {
    read(order, say)
      .catch((error: unknown) => {
        const { failure, message } = failureOf(error, 'broken');
        say({ kind: 'failed', failure, detail: message });
      })
      .then(() => sent)
      .then(leave);
  });
}

/** What was said last is on its way, and with it all before it: a page of many words takes a while. */
let sent: Promise<void> = Promise.resolve();

function say(message: ReaderMessage): void {
  sent = new Promise((resolve) => {
    if (process.connected) process.send?.(message, () => resolve());
    else resolve();
  });
}

function leave(): void {
  process.disconnect?.();
  process.exit(0);
}

/** Pages and the worker go before files that are read in the background. */
function giveWay(): void {
  try {
    setPriority(2);
  } catch {
    // Not allowed everywhere, and not needed.
  }
}
