import { and, asc, eq, sql } from 'drizzle-orm';
import { companyPermits, invitations, permitAssignments, subcontractors } from '@/db/schema';
import { requirePermission } from '@/lib/access/permissions';
import type { Context, UserActor } from '@/lib/context';
import { isOpen } from '@/lib/team/open-invitation';
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
      assignedPermits: assignedTo(ctx),
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

/** A permit the company has removed since is nobody's work. */
function assignedTo(ctx: UserContext) {
  const assigned = ctx.db
    .select({ rows: sql`count(*)` })
    .from(permitAssignments)
    .innerJoin(
      companyPermits,
      and(
        eq(companyPermits.permitId, permitAssignments.permitId),
        eq(companyPermits.companyId, permitAssignments.companyId),
        eq(companyPermits.state, 'confirmed'),
      ),
    )
    .where(
      and(
        eq(permitAssignments.companyId, ctx.actor.companyId),
        eq(permitAssignments.subcontractorId, subcontractors.id),
      ),
    );
  return sql<number>`(${assigned})`.mapWith(Number);
}
