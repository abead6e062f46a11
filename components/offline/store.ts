import type { QueuedEntry, QueueStore } from './types';

const DATABASE = 'lintel';
const STORE = 'queue';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('person', 'person');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function act<T>(mode: IDBTransactionMode, what: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = what(transaction.objectStore(STORE));
      // Only what is on the disk counts: the answer of the request comes before.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** The queue in the browser's own database, which outlives the page, the session and the signal. */
export const deviceStore: QueueStore = {
  list: async (person) => {
    const all = await act<QueuedEntry[]>('readonly', (store) => store.index('person').getAll(person));
    return all.sort((a, b) => a.order - b.order);
  },
  put: async (entry) => {
    await act('readwrite', (store) => store.put(entry));
  },
  remove: async (key) => {
    await act('readwrite', (store) => store.delete(key));
  },
};
