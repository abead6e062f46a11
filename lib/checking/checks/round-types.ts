import type { CommentState } from './types';

export const MAX_ROUNDS = 30;
export const MAX_COMMENTS = 300;
/** Characters of a letter pasted at once. */
export const MAX_LETTER = 60_000;

export interface RoundCounts {
  all: number;
  open: number;
  answered: number;
  accepted: number;
}

/** A round of a city's comments without the comments. */
export interface RoundSummary {
  id: string;
  /** From 1 within its check. */
  number: number;
  receivedOn: string;
  /** When the answer has to be back. */
  dueOn: string | null;
  reviewer: string | null;
  counts: RoundCounts;
}

export interface RoundComment {
  id: string;
  /** From 1 within its round; it stays when others are taken away. */
  number: number;
  discipline: string | null;
  comment: string;
  sheet: string | null;
  answer: string | null;
  version: string | null;
  file: { id: string; name: string } | null;
  state: CommentState;
  assignee: { id: string; name: string } | null;
}

/** What a city's reviewers say about one subject; `discipline` as the first of them wrote it, null for none named. */
export interface CommentGroup {
  discipline: string | null;
  comments: RoundComment[];
}

export interface Round extends RoundSummary {
  groups: CommentGroup[];
}

/** Who of the company can be given a comment. */
export interface Assignee {
  id: string;
  name: string;
}

/** The day by which the answer to a city's comments has to be back. */
export interface Deadline {
  kind: 'deadline';
  key: string;
  day: string;
  round: number;
  check: { id: string; name: string };
}
