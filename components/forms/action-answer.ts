import type { ErrorCode, FieldErrors } from '@/lib/errors';

/** What a server action handed down as a prop answers. */
export type ActionAnswer<T> =
  | { ok: true; data: T }
  | { ok: false; code: ErrorCode; fieldErrors: FieldErrors };

/** Calls an action; a lost connection reads as `unavailable`, like any other refusal. */
export async function callAction<T>(call: Promise<ActionAnswer<T>>): Promise<ActionAnswer<T>> {
  try {
    return await call;
  } catch {
    return { ok: false, code: 'unavailable', fieldErrors: {} };
  }
}
