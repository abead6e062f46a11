import type { Attachment } from './view';

/** A document or photo in the API's field names. */
export function toFileAnswer({ id, kind, name, caption, type, bytes, shared, ...file }: Attachment) {
  return {
    ...{ id, kind, name, caption, type, bytes, shared },
    job_id: file.projectId,
    permit_id: file.permit?.id ?? null,
    created_at: file.createdAt.toISOString(),
  };
}
