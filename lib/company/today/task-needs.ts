import type { Task } from '@/lib/company/tasks/view';
import type { Need } from './types';

/** So many days ahead a task counts as due. */
export const TASK_AHEAD_DAYS = 3;

/** Tasks that are due. */
export function taskNeeds(tasks: readonly Task[]): Need[] {
  return tasks.map(({ id, title, dueOn, project, permit, version }) => ({
    key: `task:${id}`,
    kind: 'task',
    subject: {
      kind: 'task',
      taskId: id,
      title,
      place: project?.address ?? permit?.address ?? permit?.number ?? null,
      permitId: permit?.id ?? null,
    },
    since: null,
    until: dueOn,
    cost: { kind: 'unknown' },
    mark: `task ${version}`,
  }));
}
