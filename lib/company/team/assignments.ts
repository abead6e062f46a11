import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { companyPermits, memberships, permitAssignments, subcontractors, users } from '@/db/schema';
import { requireAssignable } from '@/lib/company/compliance/gate';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { recordAudit } from '@/lib/identity/audit/mutations';
import type { AssignPermit } from './schema';
import type { Assignment } from './view';

type UserContext = Context<UserActor>;

/** Makes a permit of the company the work of one of its people; doing it twice changes nothing. */
export async function assignPermit(ctx: UserContext, input: AssignPermit): Promise<void> {
  requireManager(ctx, input);
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await requirePerson(within, input);
    if (input.subcontractorId !== undefined) await requireAssignable(within, input.subcontractorId);
    if (!(await isCompanyPermit(within, input.permitId)))
      throw new AppError('not_found', { detail: `permit ${input.permitId} is not this company's` });
    const added = await tx
      .insert(permitAssignments)
      .values({
        companyId: ctx.actor.companyId,
        permitId: input.permitId,
        userId: input.userId ?? null,
        subcontractorId: input.subcontractorId ?? null,
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: permitAssignments.id });
    if (added.length > 0) await recordAudit(within, entry('permit.assigned', input));
  });
}

/** Takes a permit from somebody again; one they do not have changes nothing. */
export async function unassignPermit(ctx: UserContext, input: AssignPermit): Promise<void> {
  requireManager(ctx, input);
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await requirePerson(within, input);
    const person =
      input.userId === undefined
        ? eq(permitAssignments.subcontractorId, input.subcontractorId)
        : eq(permitAssignments.userId, input.userId);
    const removed = await tx
      .delete(permitAssignments)
      .where(
        and(
          eq(permitAssignments.companyId, ctx.actor.companyId),
          eq(permitAssignments.permitId, input.permitId),
          person,
        ),
      )
      .returning({ id: permitAssignments.id });
    if (removed.length > 0) await recordAudit(within, entry('permit.unassigned', input));
    else if (!(await isCompanyPermit(within, input.permitId)))
      throw new AppError('not_found', { detail: `permit ${input.permitId} is not this company's` });
  });
}

function entry(action: 'permit.assigned' | 'permit.unassigned', input: AssignPermit) {
  return { action, subject: input.userId ?? input.subcontractorId, details: { permit: input.permitId } };
}

function requireManager(ctx: UserContext, { userId }: AssignPermit): void {
  requirePermission(ctx, userId === undefined ? 'subcontractors.manage' : 'team.manage');
}

/** Somebody of the company, who cannot be removed from it before this transaction ends. */
async function requirePerson(ctx: UserContext, { userId, subcontractorId }: AssignPermit): Promise<void> {
  const { companyId } = ctx.actor;
  const [person] =
    userId === undefined
      ? await ctx.db
          .select({ id: subcontractors.id })
          .from(subcontractors)
          .where(and(eq(subcontractors.companyId, companyId), eq(subcontractors.id, subcontractorId)))
          .for('key share')
      : await ctx.db
          .select({ id: memberships.userId })
          .from(memberships)
          .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
          .for('key share');
  if (!person)
    throw new AppError('not_found', { detail: `${userId ?? subcontractorId} is not of this company` });
}

async function isCompanyPermit(ctx: UserContext, permitId: number): Promise<boolean> {
  const [linked] = await ctx.db
    .select({ id: companyPermits.permitId })
    .from(companyPermits)
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        eq(companyPermits.permitId, permitId),
        eq(companyPermits.state, 'confirmed'),
      ),
    )
    .limit(1);
  return linked !== undefined;
}

const MAX_PERMITS = 500;

/** Whose work the given permits are, in the order people were put on them; others than the company's tell nothing. */
export async function listAssignments(
  ctx: UserContext,
  { permitIds }: { permitIds: readonly number[] },
): Promise<Assignment[]> {
  requirePermission(ctx, 'team.read');
  if (permitIds.length > MAX_PERMITS) throw new AppError('invalid_input', { detail: 'too many permits' });
  if (permitIds.length === 0) return [];
  return ctx.db
    .select({
      permitId: permitAssignments.permitId,
      userId: permitAssignments.userId,
      subcontractorId: permitAssignments.subcontractorId,
      name: sql<string>`coalesce(${subcontractors.companyName}, trim(concat_ws(' ', ${users.firstName}, ${users.lastName})))`,
    })
    .from(permitAssignments)
    .innerJoin(
      companyPermits,
      and(
        eq(companyPermits.companyId, permitAssignments.companyId),
        eq(companyPermits.permitId, permitAssignments.permitId),
        eq(companyPermits.state, 'confirmed'),
      ),
    )
    .leftJoin(users, eq(users.id, permitAssignments.userId))
    .leftJoin(subcontractors, eq(subcontractors.id, permitAssignments.subcontractorId))
    .where(
      and(
        eq(permitAssignments.companyId, ctx.actor.companyId),
        inArray(permitAssignments.permitId, [...permitIds]),
      ),
    )
    .orderBy(asc(permitAssignments.id));
}
