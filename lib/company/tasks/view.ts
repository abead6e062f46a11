/** A task as lists and pages show it. */
export interface Task {
  id: string;
  title: string;
  details: string | null;
  dueOn: string | null;
  doneAt: Date | null;
  doneBy: { id: string; name: string } | null;
  /** A member or a subcontractor; null for nobody yet. */
  assignee: { kind: 'member' | 'subcontractor'; id: string; name: string } | null;
  project: { id: string; address: string } | null;
  permit: { id: number; number: string; type: string | null; address: string | null } | null;
  template: string | null;
  version: number;
  createdAt: Date;
}
