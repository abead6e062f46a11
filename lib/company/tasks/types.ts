export const TASK_SCOPES = ['mine', 'all', 'unassigned'] as const;
export type TaskScope = (typeof TASK_SCOPES)[number];
export const TASK_TIMES = ['open', 'late', 'today', 'week', 'undated', 'done'] as const;
export type TaskTime = (typeof TASK_TIMES)[number];

export const MAX_TASKS = 500;
