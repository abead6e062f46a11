import { and, eq, sql } from 'drizzle-orm';
import { memberships, permitAssignments, subcontractors } from '@/db/schema';
import { requireAssignable } from '@/lib/company/compliance/gate';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';

type UserContext = Context<UserActor>;
export type Person = { userId: string } | { subcontractorId: string };

/** Somebody of the company, who cannot be removed from it before this transaction ends. */
export async function requirePerson(ctx: UserContext, person: Person): Promise<void> {
  const { companyId } = ctx.actor;
  const [found] =
    'userId' in person
      ? await ctx.db
          .select({ id: memberships.userId })
          .from(memberships)
          .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, person.userId)))
          .for('key share')
      : await ctx.db
          .select({ id: subcontractors.id })
          .from(subcontractors)
          .where(and(eq(subcontractors.companyId, companyId), eq(subcontractors.id, person.subcontractorId)))
          .for('key share');
  if (!found) throw new AppError('not_found', { detail: `${idOf(person)} is not of this company` });
}

/** The same, who may also be given work. */
export async function requireAssignee(ctx: UserContext, person: Person): Promise<void> {
  await requirePerson(ctx, person);
  if ('subcontractorId' in person) await requireAssignable(ctx, person.subcontractorId);
}

/** Gives permits of the company to one person, whom `requireAssignee` has let through; returns those they did not have. */
export async function assignPermits(
  ctx: UserContext,
  { permitIds, person }: { permitIds: readonly number[]; person: Person },
): Promise<number[]> {
  if (permitIds.length === 0) return [];
  const { companyId } = ctx.actor;
  const added = await ctx.db
    .insert(permitAssignments)
    .values(
      permitIds.map((permitId) => ({
        companyId,
        permitId,
        userId: 'userId' in person ? person.userId : null,
        subcontractorId: 'userId' in person ? null : person.subcontractorId,
        createdAt: ctx.now,
      })),
    )
    .onConflictDoNothing()
    .returning({ permitId: permitAssignments.permitId });
  await note(ctx, 'permit.assigned', person, added.length);
  return added.map(({ permitId }) => permitId);
}

/** Takes permits from one person again; returns those they had. */
export async function unassignPermits(
  ctx: UserContext,
  { permitIds, person }: { permitIds: readonly number[]; person: Person },
): Promise<number[]> {
  const removed = await ctx.db
    .delete(permitAssignments)
    .where(
      and(
        eq(permitAssignments.companyId, ctx.actor.companyId),
        'userId' in person
          ? eq(permitAssignments.userId, person.userId)
          : eq(permitAssignments.subcontractorId, person.subcontractorId),
        sql`${permitAssignments.permitId} = any(${`{${permitIds.join(',')}}`}::bigint[])`,
      ),
    )
    .returning({ permitId: permitAssignments.permitId });
  await note(ctx, 'permit.unassigned', person, removed.length);
  return removed.map(({ permitId }) => permitId);
}

/** One entry for all of them: the log says who got how many, the permits say which. */
async function note(
  ctx: UserContext,
  action: 'permit.assigned' | 'permit.unassigned',
  person: Person,
  permits: number,
): Promise<void> {
  if (permits > 0) await recordAudit(ctx, { action, subject: idOf(person), details: { permits } });
}

function idOf(person: Person): string {
  return 'userId' in person ? person.userId : person.subcontractorId;
}
