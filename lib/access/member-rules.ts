import type { MemberRole } from '@/lib/context';
import type { InvitedRole } from '@/lib/invitations/types';

/**
 * THE table of who may put whom in their place: the roles each role may give, change and take away. Nobody is
 * above the owner, a manager is not above another manager, and nobody is above themselves.
 */
export const GOVERNS: Readonly<Record<MemberRole, readonly InvitedRole[]>> = {
  owner: ['manager', 'member', 'viewer'],
  manager: ['member', 'viewer'],
  member: [],
  viewer: [],
};

interface Person {
  userId: string;
  role: MemberRole;
}

/** The roles somebody may give: to whom they invite, and to whom they may manage. */
export function rolesToGive(role: MemberRole): readonly InvitedRole[] {
  return GOVERNS[role];
}

export function mayGive(role: MemberRole, given: InvitedRole): boolean {
  return GOVERNS[role].includes(given);
}

/** Whether `by` may change the role of `whom`, or remove them. */
export function mayManage(by: Person, whom: Person): boolean {
  if (by.userId === whom.userId) return false;
  return GOVERNS[by.role].some((role) => role === whom.role);
}
