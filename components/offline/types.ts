/** Where something was done: a job or a permit, and what it is called there. */
export interface QueuedPlace {
  projectId?: string;
  permitId?: number;
  title: string;
}

/** What was done: the body of one request. */
export type QueuedWork =
  | { kind: 'note'; body: string }
  | { kind: 'task'; title: string; dueOn: string | null }
  | { kind: 'tick'; taskId: string; title: string; done: boolean }
  | { kind: 'photo' | 'paper'; name: string; file: Blob };

export interface QueuedEntry {
  /** Names it for good: sent twice, it is done once. */
  key: string;
  /** Whose it is, `user:company`: phones are shared. */
  person: string;
  /** Orders what one device did. */
  order: number;
  at: number;
  place: QueuedPlace | null;
  work: QueuedWork;
  /** Why the server would not take it: it changed meanwhile, or is gone. Null while it waits. */
  refused: string | null;
}

/** Where entries are kept on the device. */
export interface QueueStore {
  /** Those of one person, in their order. */
  list: (person: string) => Promise<QueuedEntry[]>;
  put: (entry: QueuedEntry) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** What became of one that was sent. `later`: no signal, or a session that ended; everything after it waits too. */
export type Sent = { kind: 'taken' } | { kind: 'refused'; code: string } | { kind: 'later' };
