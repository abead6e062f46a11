import type { Member } from './view';

/** A member in the API's field names. */
export function toMember(member: Member) {
  return {
    id: member.userId,
    first_name: member.firstName,
    last_name: member.lastName,
    email: member.email,
    role: member.role,
    joined_at: member.joinedAt.toISOString(),
    paused_at: member.pausedAt?.toISOString() ?? null,
    last_seen_at: member.lastSeenAt?.toISOString() ?? null,
    second_factor: member.secondFactor,
    assigned_permits: member.assignedPermits,
    open_tasks: member.openTasks,
    overdue_tasks: member.overdueTasks,
    is_you: member.isYou,
  };
}
