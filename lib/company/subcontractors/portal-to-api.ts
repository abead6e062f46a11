import { plainNote } from '@/lib/company/notes/mentions';
import type { Note } from '@/lib/company/notes/view';
import type { Task } from '@/lib/company/tasks/view';
import type { PortalProject } from './view';

export function toPortalTask(task: Task & { companyName: string }) {
  return {
    id: task.id,
    title: task.title,
    details: task.details,
    due_on: task.dueOn,
    done_at: task.doneAt?.toISOString() ?? null,
    project_id: task.project?.id ?? null,
    permit_id: task.permit?.id ?? null,
    company_name: task.companyName,
  };
}

export function toPortalProject(project: PortalProject) {
  const { id, address, city, state, zip, name, standing } = project;
  return {
    ...{ id, address, city, state, zip, name, standing },
    starts_on: project.startsOn,
    ends_on: project.endsOn,
    company_name: project.companyName,
    company_phone: project.companyPhone,
  };
}

export function toPortalNote({ id, author, body, mentions, createdAt }: Note) {
  const names = new Map(mentions.map((one) => [one.id, one.name]));
  return {
    id,
    author: author?.name ?? null,
    body: plainNote(body, (one) => names.get(one) ?? null, '…'),
    created_at: createdAt.toISOString(),
  };
}
