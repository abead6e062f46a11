import { inArray, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { contractorFeeds, feeds } from '@/db/schema';
import type { Context } from '@/lib/context';

/** A name that is new in a feed. */
export interface NewName {
  norm: string;
  /** As a city wrote it when it was first seen. */
  name: string;
  /** As `licenceKey` gives it; empty where none is known. */
  licence: string;
}

/** The enabled feeds that have names nobody was compared with, with the slugs of their cities. */
export async function listFeedsWithNewNames(ctx: Context): Promise<{ id: string; city: string }[]> {
  return ctx.db.execute<{ id: string; city: string }>(sql`
    select id, record as city from ${feeds}
    where enabled and exists (
      select from ${contractorFeeds} where feed_id = ${feeds}.id and compared_at is null)
    order by id`);
}

/** The next new names of a feed, in order; `noteCompared` takes them off. */
export async function readNewNames(
  ctx: Context,
  { feedId, limit }: { feedId: string; limit: number },
): Promise<NewName[]> {
  return ctx.db.execute<NewName & Record<string, unknown>>(sql`
    select n.norm, coalesce(c.name, n.norm) as name, n.licence
    from ${contractorFeeds} n left join contractors c on c.norm = n.norm
    where n.feed_id = ${feedId} and n.compared_at is null
    order by n.norm limit ${limit}`);
}

export async function noteCompared(
  ctx: Context,
  { feedId, names }: { feedId: string; names: readonly NewName[] },
): Promise<void> {
  const column = (field: 'norm' | 'licence') => sql.param(names.map((name) => name[field]));
  await ctx.db.execute(sql`
    update ${contractorFeeds} set compared_at = ${ctx.now.toISOString()}::timestamptz
    from unnest(${column('norm')}::text[], ${column('licence')}::text[]) as n (norm, licence)
    where contractor_feeds.norm = n.norm and contractor_feeds.feed_id = ${feedId}
      and contractor_feeds.licence = n.licence`);
}

/** Has all names of feeds that were switched on compared and linked anew: what happened meanwhile passed them by. */
export async function compareAgain(tx: Database, feedIds: readonly string[]): Promise<void> {
  if (feedIds.length === 0) return;
  const which = [...feedIds];
  await tx.update(contractorFeeds).set({ comparedAt: null }).where(inArray(contractorFeeds.feedId, which));
  await tx
    .update(feeds)
    .set({ unannouncedPages: sql`${feeds.unannouncedPages} + 1` })
    .where(inArray(feeds.id, which));
}
