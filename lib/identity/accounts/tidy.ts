import { and, isNotNull, lt } from 'drizzle-orm';
import { mailLinkRequests, mailLinks, passkeyChallenges } from '@/db/schema';
import type { Context } from '@/lib/context';

const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Links, requests and challenges nobody can use any more. */
export async function dropUsedMailLinks(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - KEPT_MS);
  await ctx.db.delete(mailLinks).where(lt(mailLinks.expiresAt, before));
  await ctx.db
    .delete(mailLinkRequests)
    .where(and(isNotNull(mailLinkRequests.handledAt), lt(mailLinkRequests.handledAt, before)));
  await ctx.db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, ctx.now));
}
