/** What can be done to many permits at once. */
export const BULK_VERBS = ['watch', 'mute', 'tag', 'untag', 'assign', 'unassign', 'add_to_job'] as const;

export type BulkPerson = { userId: string } | { subcontractorId: string };

export type BulkAction =
  | { verb: 'watch' | 'mute' }
  | { verb: 'tag' | 'untag'; tagId: string }
  | { verb: 'assign' | 'unassign'; person: BulkPerson }
  /** `isNew`: the job was made for it, and goes with it when it is taken back. */
  | { verb: 'add_to_job'; projectId: string; isNew?: true | undefined };

/** `stopped` by somebody; `failed` where what it needs is gone. Both keep what was done, and can be taken back. */
export const BULK_STATES = ['running', 'done', 'stopped', 'failed', 'undoing', 'undone'] as const;
export type BulkState = (typeof BULK_STATES)[number];

/** What a permit had before, where the action alone does not say. */
export type BulkChange = Record<string, string | number | boolean | null>;

/** Up to so many are done while somebody waits; more are a job with progress. */
export const AT_ONCE = 200;

/** How many can be chosen by hand. */
export const MOST_CHOSEN = 500;
