import type { Task } from './view';

/** A task in the API's field names. */
export function toTaskAnswer(task: Task) {
  const { assignee } = task;
  return {
    id: task.id,
    title: task.title,
    details: task.details,
    due_on: task.dueOn,
    done_at: task.doneAt?.toISOString() ?? null,
    assignee_id: assignee?.kind === 'member' ? assignee.id : null,
    subcontractor_id: assignee?.kind === 'subcontractor' ? assignee.id : null,
    job_id: task.project?.id ?? null,
    permit_id: task.permit?.id ?? null,
    version: task.version,
    created_at: task.createdAt.toISOString(),
  };
}
