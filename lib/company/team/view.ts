import type { MemberRole } from '@/lib/context';

export interface Member {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  role: MemberRole;
  joinedAt: Date;
  /** Waits for a seat since then; null for who has one. */
  pausedAt: Date | null;
  /** When they last worked in this company; null where no session of theirs tells. */
  lastSeenAt: Date | null;
  /** Signs in with more than a password. */
  secondFactor: boolean;
  assignedPermits: number;
  openTasks: number;
  /** Of those, the ones whose day is over. */
  overdueTasks: number;
  isYou: boolean;
}

/** Whose work a permit is: exactly one of the two ids is given. */
export interface Assignment {
  permitId: number;
  userId: string | null;
  subcontractorId: string | null;
  /** The member's name, or the subcontractor's company. */
  name: string;
}
