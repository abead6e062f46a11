import { and, eq } from 'drizzle-orm';
import { memberships, projectPeople, subcontractors } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { isActive } from '@/lib/identity/accounts/active-member';
import { recordActivity } from './activity';
import { ownedProject } from './owned';
import type { ProjectPerson } from './schema';
import { MAX_PROJECT_PEOPLE } from './types';

type UserContext = Context<UserActor>;

/** A member or a subcontractor, by exactly one of the two ids. */
export interface PersonIds {
  userId?: string | undefined;
  subcontractorId?: string | undefined;
}

/**
 * Somebody of the company, who cannot be removed from it before this transaction ends.
 * @throws AppError `invalid_input` for anybody else
 */
export async function requirePerson(
  ctx: UserContext,
  { userId, subcontractorId }: PersonIds,
  field = 'person',
): Promise<void> {
  const { companyId } = ctx.actor;
  const [person] =
    userId === undefined
      ? await ctx.db
          .select({ id: subcontractors.id })
          .from(subcontractors)
          .where(and(eq(subcontractors.companyId, companyId), eq(subcontractors.id, subcontractorId ?? '')))
          .for('key share')
      : await ctx.db
          .select({ id: memberships.userId })
          .from(memberships)
          .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId), isActive))
          .for('key share');
  if (!person) throw new AppError('invalid_input', { fields: { [field]: 'unknown' } });
}

/** Puts somebody on a job; doing it twice changes nothing. A subcontractor then sees what the job shares with them. */
export async function addProjectPerson(ctx: UserContext, input: ProjectPerson): Promise<void> {
  requirePermission(ctx, input.userId === undefined ? 'subcontractors.manage' : 'projects.change');
  const { projectId, userId, subcontractorId } = input;
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await ownedProject(within, projectId, { hold: true });
    await requirePerson(within, input);
    if ((await tx.$count(projectPeople, eq(projectPeople.projectId, projectId))) >= MAX_PROJECT_PEOPLE)
      throw new AppError('conflict', { fields: { person: 'too_many' } });
    const { companyId } = ctx.actor;
    const added = await tx
      .insert(projectPeople)
      .values({
        companyId,
        projectId,
        userId: userId ?? null,
        subcontractorId: subcontractorId ?? null,
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: projectPeople.id });
    if (added.length > 0)
      await recordActivity(within, {
        companyId,
        projectId,
        kind: 'person_added',
        subject: userId ?? subcontractorId,
      });
  });
}

export async function removeProjectPerson(ctx: UserContext, input: ProjectPerson): Promise<void> {
  requirePermission(ctx, input.userId === undefined ? 'subcontractors.manage' : 'projects.change');
  const { projectId, userId, subcontractorId } = input;
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await ownedProject(within, projectId, { hold: true });
    const removed = await tx
      .delete(projectPeople)
      .where(and(eq(projectPeople.projectId, projectId), ofPerson(input)))
      .returning({ id: projectPeople.id });
    if (removed.length > 0)
      await recordActivity(within, {
        companyId: ctx.actor.companyId,
        projectId,
        kind: 'person_removed',
        subject: userId ?? subcontractorId,
      });
  });
}

function ofPerson({ userId, subcontractorId }: PersonIds) {
  return userId === undefined
    ? eq(projectPeople.subcontractorId, subcontractorId ?? '')
    : eq(projectPeople.userId, userId);
}

/** Says who answers for a job; null for nobody. */
export async function setProjectLead(
  ctx: UserContext,
  { projectId, userId }: { projectId: string; userId: string | null },
): Promise<void> {
  requirePermission(ctx, 'projects.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await ownedProject(within, projectId, { hold: true });
    if (userId !== null) await requirePerson(within, { userId });
    await tx.update(projectPeople).set({ isLead: false }).where(eq(projectPeople.projectId, projectId));
    if (userId === null) return;
    const { companyId } = ctx.actor;
    const found = and(eq(projectPeople.projectId, projectId), eq(projectPeople.userId, userId));
    const known = await tx
      .update(projectPeople)
      .set({ isLead: true })
      .where(found)
      .returning({ id: projectPeople.id });
    if (known.length === 0)
      await tx
        .insert(projectPeople)
        .values({ companyId, projectId, userId, isLead: true, createdAt: ctx.now });
    await recordActivity(within, {
      companyId,
      projectId,
      kind: 'person_added',
      subject: userId,
      details: { lead: true },
    });
  });
}
