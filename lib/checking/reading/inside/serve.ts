import { setPriority } from 'node:os';
import { endWithParent } from '@/lib/platform/programs/end-with-parent';
import type { ReaderMessage, ReadOrder } from '../messages';
import { toReadingFailed } from './failure';
import { read } from './read';

/** Waits for one order from the process that started this one, carries it out and ends. */
export function serveReader(): void {
  process.once('disconnect', () => process.exit(1));
  endWithParent();
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
