export const TASK_SCOPES = ['mine', 'all', 'unassigned'] as const;
export const TASK_TIMES = ['open', 'late', 'today', 'week', 'undated', 'done'] as const;

export const MAX_TASKS = 500;
