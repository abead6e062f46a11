import type { Answer } from '@/components/permits/use-run';
import type { Assignee } from '@/lib/checking/checks/round-types';
import type { CommentState } from '@/lib/checking/checks/types';

/** What a form sends of a new comment. */
export interface CommentInput {
  discipline: string | null;
  sheet: string | null;
  comment: string;
}

export interface RoundDates {
  receivedOn: string;
  dueOn: string;
  reviewer: string;
}

export interface RoundActions {
  add: (input: RoundDates & { checkId: string; carry: boolean }) => Promise<Answer<{ number: number }>>;
  update: (input: RoundDates & { roundId: string }) => Promise<Answer>;
  remove: (input: { roundId: string }) => Promise<Answer>;
}

export interface CommentChange {
  commentId: string;
  discipline?: string | null;
  comment?: string;
  sheet?: string | null;
  answer?: string | null;
  version?: string | null;
  fileId?: string | null;
  state?: CommentState;
  assigneeId?: string | null;
}

export interface CommentActions {
  add: (input: { roundId: string; comments: CommentInput[] }) => Promise<Answer<{ added: number }>>;
  update: (input: CommentChange) => Promise<Answer>;
  remove: (input: { commentId: string }) => Promise<Answer>;
}

/** What an answer can point at: who sees to it, and the files of the check. */
export interface Choices {
  assignees: readonly Assignee[];
  files: readonly { id: string; name: string }[];
  /** Subjects named so far. */
  disciplines: readonly string[];
}
