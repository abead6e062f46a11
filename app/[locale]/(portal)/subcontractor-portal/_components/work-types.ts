import type { ActionAnswer } from '@/components/forms/action-answer';

/** What a comment or a paper belongs to: exactly one of the two. */
export type PortalSubject = { projectId: string } | { permitId: number };

export type SetTaskDone = (input: { taskId: string; done: boolean }) => Promise<ActionAnswer<unknown>>;
export type AddComment = (input: PortalSubject & { body: string }) => Promise<ActionAnswer<{ id: string }>>;
