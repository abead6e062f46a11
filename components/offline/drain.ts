import type { QueuedEntry, QueueStore, Sent } from './types';

/**
 * Sends what waits, one after the other in its order, and stops at the first that cannot be sent now. One the server
 * refuses for good stays with its reason, for its owner to drop, and holds up nothing. An entry leaves the device only
 * after the server's word: what is sent again because that word was lost is known there by its key.
 */
export async function drain(
  store: QueueStore,
  person: string,
  send: (entry: QueuedEntry) => Promise<Sent>,
): Promise<void> {
  for (const entry of await store.list(person)) {
    if (entry.refused !== null) continue;
    const sent = await send(entry);
    if (sent.kind === 'later') return;
    if (sent.kind === 'taken') await store.remove(entry.key);
    else await store.put({ ...entry, refused: sent.code });
  }
}
