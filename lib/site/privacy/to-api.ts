import type { Deletion } from './deletions';
import type { DataExport } from './exports';

export function toExport(one: DataExport) {
  return {
    id: one.id,
    subject: one.subject,
    state: one.state,
    steps_done: one.stepsDone,
    steps: one.steps,
    rows: one.rows,
    bytes: one.bytes,
    created_at: one.createdAt.toISOString(),
    ready_at: one.readyAt?.toISOString() ?? null,
    expires_at: one.expiresAt?.toISOString() ?? null,
  };
}

export function toDeletion({ id, subject, state, requestedAt, dueAt }: Deletion) {
  return { id, subject, state, requested_at: requestedAt.toISOString(), due_at: dueAt.toISOString() };
}
