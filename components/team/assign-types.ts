import type { Answer } from '@/components/permits/use-run';
import type { AssignPermit } from '@/lib/company/team/schema';
import type { StatusBucket } from '@/lib/tracking/permits/types';

/** Whose work a permit can be: a member of the team, or a subcontractor. */
export type Person = { userId: string } | { subcontractorId: string };

export interface AssignablePermit {
  id: number;
  permitNumber: string;
  /** Street and city, as the reader writes them. */
  place: string;
  bucket: StatusBucket;
  isAssigned: boolean;
}

export interface AssignablePage {
  items: AssignablePermit[];
  /** To go on with; null at the end. */
  next: string | null;
  /** Whether a gap in somebody's papers warns, or keeps work from them. */
  assignable: 'yes' | 'warn' | 'block';
  /** The papers they lack, as the reader calls them. */
  gaps: string[];
}

export interface AssignActions {
  list: (input: { person: Person; q: string; after: string }) => Promise<Answer<AssignablePage>>;
  assign: (input: AssignPermit) => Promise<Answer>;
  unassign: (input: AssignPermit) => Promise<Answer>;
}
