import type { MentionKind } from './mentions';

export interface NoteMention {
  kind: MentionKind;
  id: string;
  name: string;
}

/** A note as pages show it; the body has `@[usr_…]` where somebody of `mentions` is named. */
export interface Note {
  id: string;
  body: string;
  /** Null for somebody who is gone. */
  author: { id: string; name: string } | null;
  mentions: NoteMention[];
  /** Read by the subcontractors of its job or permit as well. */
  shared: boolean;
  projectId: string | null;
  permit: { id: number; number: string; type: string | null } | null;
  version: number;
  createdAt: Date;
  editedAt: Date | null;
}

/** Somebody who can be named in a note, and what they see of it. */
export interface Mentionable {
  kind: MentionKind;
  id: string;
  name: string;
  /** Whom a subcontractor works for; null of a member. */
  company: string | null;
  /** A member's role, or a subcontractor's trade in the company's words. */
  part: string;
  /** `all`: everything of the company; `shared`: notes shared with subcontractors; `nothing`: not on this job or permit. */
  sees: 'all' | 'shared' | 'nothing';
}

/** A note that names the reader. */
export interface OwnMention {
  id: number;
  noteId: string;
  projectId: string | null;
  permitId: number | null;
  /** What it says, without the names in it. */
  text: string;
  /** Null for somebody who is gone. */
  author: string | null;
  at: Date;
  unread: boolean;
  /** The address of the job or the permit, or the permit's number. */
  where: string;
}
