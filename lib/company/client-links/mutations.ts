import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { clientLinks } from '@/db/schema';
import { recordActivity } from '@/lib/company/projects/activity';
import { ownedProject } from '@/lib/company/projects/owned';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { hashSecret, newSecret } from '@/lib/identity/sessions/secrets';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { newId } from '@/lib/ids';
import { type CreateClientLink, clientTokenSchema } from './schema';
import { MAX_CLIENT_LINKS } from './view';

type UserContext = Context<UserActor>;

/**
 * Makes an address for the client of a job. The token is returned once: only its hash is stored.
 * @throws AppError `conflict` where too many work already
 */
export async function createClientLink(
  ctx: UserContext,
  { projectId, locale, label }: CreateClientLink,
): Promise<{ id: string; token: string }> {
  requirePermission(ctx, 'projects.change');
  await requireCompanyCap(ctx, 'shares');
  const token = newSecret();
  const id = newId('clientLink');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await ownedProject(within, projectId, { hold: true });
    const [held] = await tx
      .select({ working: count() })
      .from(clientLinks)
      .where(and(eq(clientLinks.projectId, projectId), isNull(clientLinks.endedAt)));
    if ((held?.working ?? 0) >= MAX_CLIENT_LINKS)
      throw new AppError('conflict', { fields: { label: 'too_many_links' } });
    await tx.insert(clientLinks).values({
      id,
      companyId: ctx.actor.companyId,
      projectId,
      tokenHash: hashSecret(token),
      label: label || null,
      locale,
      createdBy: ctx.actor.userId,
      createdAt: ctx.now,
    });
    await recordAudit(within, { action: 'client_link.made', subject: id, details: { projectId } });
    const { companyId } = ctx.actor;
    await recordActivity(within, { companyId, projectId, kind: 'client_page_opened', subject: id });
  });
  return { id, token };
}

/** Ends a link; whoever has it open is told at the next look. Ending it twice changes nothing. */
export async function endClientLink(ctx: UserContext, { linkId }: { linkId: string }): Promise<void> {
  requirePermission(ctx, 'projects.change');
  const own = and(eq(clientLinks.id, linkId), eq(clientLinks.companyId, ctx.actor.companyId));
  await ctx.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(clientLinks)
      .set({ endedAt: ctx.now })
      .where(and(own, isNull(clientLinks.endedAt)))
      .returning({ projectId: clientLinks.projectId });
    if (ended) {
      const within = { ...ctx, db: tx };
      await recordAudit(within, { action: 'client_link.ended', subject: linkId });
      await recordActivity(within, {
        companyId: ctx.actor.companyId,
        projectId: ended.projectId,
        kind: 'client_page_ended',
        subject: linkId,
      });
    } else if ((await tx.$count(clientLinks, own)) === 0)
      throw new AppError('not_found', { detail: `no link ${linkId}` });
  });
}

/** Notes that somebody opened the page of a link: that, and when, and nothing about who. */
export async function countClientOpening(ctx: Context, { token }: { token: string }): Promise<void> {
  if (!clientTokenSchema.safeParse(token).success) return;
  await ctx.db
    .update(clientLinks)
    .set({ opened: sql`${clientLinks.opened} + 1`, openedAt: ctx.now })
    .where(eq(clientLinks.tokenHash, hashSecret(token)));
}
