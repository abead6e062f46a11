import { and, eq, notExists, sql } from 'drizzle-orm';
import { memberships, subcontractors, users } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { isActive } from '@/lib/identity/accounts/active-member';
import { lockCompany } from '@/lib/identity/accounts/lock-company';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { endAllSessions } from '@/lib/identity/sessions/mutations';
import type { OwnSubcontractor, SaveSubcontractor } from './schema';

type UserContext = Context<UserActor>;

function own(ctx: UserContext, subcontractorId: string) {
  return and(eq(subcontractors.id, subcontractorId), eq(subcontractors.companyId, ctx.actor.companyId));
}

/** Corrects how a subcontractor is described; what is left out stays. */
export async function saveSubcontractor(
  ctx: UserContext,
  { subcontractorId, ...described }: SaveSubcontractor,
): Promise<void> {
  requirePermission(ctx, 'subcontractors.manage');
  await ctx.db.transaction(async (tx) => {
    const saved = await tx
      .update(subcontractors)
      // The database refuses to set nothing at all.
      .set({ id: subcontractorId, ...described })
      .where(own(ctx, subcontractorId))
      .returning({ id: subcontractors.id });
    if (saved.length === 0) throw new AppError('not_found', { detail: `subcontractor ${subcontractorId}` });
    await recordAudit({ ...ctx, db: tx }, { action: 'subcontractor.changed', subject: subcontractorId });
  });
}

/** Removes a subcontractor: portal access and open invitations end. */
export async function removeSubcontractor(
  ctx: UserContext,
  { subcontractorId }: OwnSubcontractor,
): Promise<void> {
  requirePermission(ctx, 'subcontractors.manage');
  await ctx.db.transaction(async (tx) => {
    // Invitations and assignments are deleted by cascade.
    const within = { ...ctx, db: tx };
    await lockCompany(within, ctx.actor.companyId);
    const [removed] = await tx.delete(subcontractors).where(own(ctx, subcontractorId)).returning();
    if (!removed) throw new AppError('not_found', { detail: `subcontractor ${subcontractorId}` });
    if (removed.userId) await endUnusedSessions(within, removed.userId);
    await recordAudit(within, {
      action: 'subcontractor.removed',
      subject: subcontractorId,
      details: { email: removed.email },
    });
  });
}

/** Ends the sessions of a user without any company or portal access. */
async function endUnusedSessions(ctx: Context, userId: string): Promise<void> {
  const inCompany = ctx.db
    .select({ one: sql`1` })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isActive));
  const inPortal = ctx.db
    .select({ one: sql`1` })
    .from(subcontractors)
    .where(eq(subcontractors.userId, userId));
  const admin = ctx.db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isAdmin, true)));
  await endAllSessions(ctx, {
    userId,
    revocation: 'access_removed',
    onlyIf: and(notExists(inCompany), notExists(inPortal), notExists(admin)),
  });
}
