import { and, eq } from 'drizzle-orm';
import { calendarFeeds } from '@/db/schema';
import { listPortalContractors } from '@/lib/company/subcontractors/portal';
import type { Context, PortalActor, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { hashSecret, newSecret } from '@/lib/identity/sessions/secrets';
import { newId } from '@/lib/ids';

type PortalContext = Context<PortalActor>;

/** A calendar is one person's of one company. */
interface Owner {
  companyId: string;
  userId: string;
}

/**
 * Creates a new secret calendar URL and revokes the previous one. The token is returned once: only its hash
 * is stored.
 */
export function renewCalendar(ctx: Context<UserActor>): Promise<{ token: string }> {
  return renew(ctx, ctx.actor);
}

/** Takes the reader's address away; doing it twice changes nothing. */
export function revokeCalendar(ctx: Context<UserActor>): Promise<void> {
  return revoke(ctx, ctx.actor);
}

/** The same for a subcontractor, of what one contractor assigned. */
export async function renewPortalCalendar(
  ctx: PortalContext,
  { companyId }: { companyId: string },
): Promise<{ token: string }> {
  const contractors = await listPortalContractors(ctx);
  if (!contractors.some((contractor) => contractor.companyId === companyId))
    throw new AppError('not_found', { detail: 'no contractor of this subcontractor' });
  return renew(ctx, { companyId, userId: ctx.actor.userId });
}

export function revokePortalCalendar(
  ctx: PortalContext,
  { companyId }: { companyId: string },
): Promise<void> {
  return revoke(ctx, { companyId, userId: ctx.actor.userId });
}

async function renew(ctx: Context, { companyId, userId }: Owner): Promise<{ token: string }> {
  const token = newSecret();
  const fresh = {
    id: newId('calendar'),
    tokenHash: hashSecret(token),
    createdAt: ctx.now,
    lastReadAt: null,
  };
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(calendarFeeds)
      .values({ companyId, userId, ...fresh })
      .onConflictDoUpdate({ target: [calendarFeeds.companyId, calendarFeeds.userId], set: fresh });
    await recordAudit({ ...ctx, db: tx }, { action: 'calendar.renewed', subject: userId, companyId });
  });
  return { token };
}

async function revoke(ctx: Context, { companyId, userId }: Owner): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const gone = await tx
      .delete(calendarFeeds)
      .where(and(eq(calendarFeeds.companyId, companyId), eq(calendarFeeds.userId, userId)))
      .returning({ id: calendarFeeds.id });
    if (gone.length > 0)
      await recordAudit({ ...ctx, db: tx }, { action: 'calendar.revoked', subject: userId, companyId });
  });
}
