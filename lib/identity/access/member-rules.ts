import type { InvitedRole } from '@/lib/company/invitations/types';
import type { MemberRole } from '@/lib/context';

/**
 * The table of role management: the roles each role may assign, change and remove. Nobody outranks the owner,
 * a manager cannot manage another manager, and nobody can manage themselves.
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

/** The roles somebody may assign, to invitees and to members they may manage. */
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
