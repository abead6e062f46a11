import { vi } from 'vitest';
import type { ActionAnswer } from '@/components/forms/action-answer';
import type { ErrorCode, FieldErrors } from '@/lib/errors';

// What server actions answer, for components that are handed them.

export function done<T = null>(data: T = null as T): ActionAnswer<T> & { ok: true } {
  return { ok: true, data };
}

export function refused(
  code: ErrorCode,
  fieldErrors: FieldErrors = {},
): { ok: false; code: ErrorCode; fieldErrors: FieldErrors } {
  return { ok: false, code, fieldErrors };
}

/** An action that does what it is asked, until a test says otherwise. */
export function doneAction<Input = unknown, Data = unknown>(data: Data = null as Data) {
  return vi.fn<(input: Input) => Promise<ActionAnswer<Data>>>(async () => done(data));
}
