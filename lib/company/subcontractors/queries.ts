import { and, asc, eq, sql } from 'drizzle-orm';
import { invitations, permitAssignments, subcontractors, tasks } from '@/db/schema';
import { taskCounts } from '@/lib/company/tasks/person-counts';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { isOpen } from '@/lib/identity/accounts/open-invitation';
import { assignedCount } from '@/lib/tracking/permits/assigned-count';
import type { Subcontractor } from './view';

type UserContext = Context<UserActor>;

/** The company's subcontractors by name, with where their invitation stands. */
export async function listSubcontractors(ctx: UserContext): Promise<Subcontractor[]> {
  requirePermission(ctx, 'subcontractors.read');
  const now = ctx.now.toISOString();
  return ctx.db
    .select({
      id: subcontractors.id,
      companyName: subcontractors.companyName,
      contactName: subcontractors.contactName,
      email: subcontractors.email,
      phone: subcontractors.phone,
      role: subcontractors.role,
      state: sql<Subcontractor['state']>`case
        when ${subcontractors.userId} is not null then 'active'
        when ${invitations.id} is null then 'revoked'
        when ${invitations.expiresAt} > ${now}::timestamptz then 'invited'
        else 'expired' end`,
      invitationId: invitations.id,
      acceptedAt: subcontractors.acceptedAt,
      assignedPermits: assignedCount(ctx, eq(permitAssignments.subcontractorId, subcontractors.id)),
      ...taskCounts(ctx, eq(tasks.subcontractorId, subcontractors.id)),
    })
    .from(subcontractors)
    .leftJoin(
      invitations,
      and(
        eq(invitations.subcontractorId, subcontractors.id),
        eq(invitations.companyId, subcontractors.companyId),
        isOpen,
      ),
    )
    .where(eq(subcontractors.companyId, ctx.actor.companyId))
    .orderBy(asc(sql`lower(${subcontractors.companyName})`), asc(subcontractors.id));
}
