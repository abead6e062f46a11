import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feeds } from '@/db/schema';
import type { Context } from '@/lib/context';

/**
 * Notes that permits of a feed got contractors' names without events. What has an event is linked when that fans out;
 * the rest is linked by feed.
 */
export async function noteUnannounced(tx: Database, feedId: string): Promise<void> {
  await tx
    .update(feeds)
    .set({ unannouncedPages: sql`${feeds.unannouncedPages} + 1` })
    .where(eq(feeds.id, feedId));
}

/** The enabled feeds with such permits that are not linked yet. */
export async function listUnlinkedFeeds(ctx: Context): Promise<{ id: string }[]> {
  return ctx.db
    .select({ id: feeds.id })
    .from(feeds)
    .where(and(eq(feeds.enabled, true), gt(feeds.unannouncedPages, feeds.linkedPages)))
    .orderBy(asc(feeds.id));
}

/**
 * Links what a feed has of them by `link`, and notes up to which page that was, so that a crash meanwhile, or a page
 * that comes meanwhile, has it done again.
 */
export async function linkUnannounced<Result>(
  ctx: Context,
  { feedId }: { feedId: string },
  link: () => Promise<Result>,
): Promise<Result> {
  const [feed] = await ctx.db
    .select({ pages: feeds.unannouncedPages })
    .from(feeds)
    .where(eq(feeds.id, feedId));
  const result = await link();
  if (feed)
    await ctx.db
      .update(feeds)
      .set({ linkedPages: sql`greatest(${feeds.linkedPages}, ${feed.pages})` })
      .where(and(eq(feeds.id, feedId), sql`${feeds.linkedPages} < ${feed.pages}`));
  return result;
}
