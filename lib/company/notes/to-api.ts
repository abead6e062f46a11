import type { Note } from './view';

/** A note in the API's field names. */
export function toNoteAnswer(note: Note) {
  return {
    id: note.id,
    body: note.body,
    author: note.author?.name ?? null,
    shared: note.shared,
    job_id: note.projectId,
    permit_id: note.permit?.id ?? null,
    version: note.version,
    created_at: note.createdAt.toISOString(),
    edited_at: note.editedAt?.toISOString() ?? null,
  };
}
