import { drain } from './drain';
import { sendEntry } from './send';
import { deviceStore } from './store';
import type { QueuedEntry, QueuedPlace, QueuedWork } from './types';

const CHANGED = 'lintel:queue';

function told(): void {
  window.dispatchEvent(new Event(CHANGED));
}

export function onQueueChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

export function listQueue(person: string): Promise<QueuedEntry[]> {
  return deviceStore.list(person);
}

/** Keeps one on the device, then tries to send all that wait. */
export async function enqueueWork(
  person: string,
  { place, work }: { place: QueuedPlace | null; work: QueuedWork },
): Promise<void> {
  const now = Date.now();
  const last = (await deviceStore.list(person)).at(-1)?.order ?? 0;
  await deviceStore.put({
    key: crypto.randomUUID(),
    person,
    // A clock set back must not put it before what was done earlier.
    order: Math.max(now, last + 1),
    at: now,
    place,
    work,
    refused: null,
  });
  told();
  await sendQueue(person);
}

/** Two tabs of one browser take turns, so that nothing overtakes. */
export async function sendQueue(person: string): Promise<void> {
  const send = async () => {
    await drain(deviceStore, person, sendEntry);
    told();
  };
  if ('locks' in navigator) await navigator.locks.request('lintel-queue', send);
  else await send();
}

export async function dropEntry(key: string): Promise<void> {
  await deviceStore.remove(key);
  told();
}
