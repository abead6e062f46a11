import { and, eq, inArray, sql } from 'drizzle-orm';
import { companyCities, feeds, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';

/** The feeds a search goes through: never one of a city the company does not work in. */
export interface Reach {
  feedIds: string[];
  /** Whether there is no other feed, so that nothing need be told apart. */
  isWhole: boolean;
  /** The newest day among their permits; null where they hold none. */
  newest: string | null;
  /** Permits of all cities together, as the statistics have it. */
  total: number;
}

export async function readReach(ctx: Context<UserActor>, cities: string[]): Promise<Reach> {
  const newest = sql<string | null>`(
    select ${permits.listedOn} from ${permits} where ${permits.feedId} = ${feeds.id}
    order by ${permits.feedId} desc, ${permits.listedOn} desc, ${permits.id} desc limit 1)`;
  const rows = await ctx.db
    .select({
      id: feeds.id,
      newest,
      all: sql<number>`(select count(*)::int from ${feeds})`,
      total: sql<number>`(select reltuples::float8 from pg_class where oid = ${'permits'}::regclass)`,
    })
    .from(feeds)
    .innerJoin(companyCities, eq(companyCities.city, feeds.record))
    .where(
      and(
        eq(companyCities.companyId, ctx.actor.companyId),
        eq(feeds.enabled, true),
        cities.length > 0 ? inArray(feeds.record, cities) : undefined,
      ),
    );
  const held = rows.filter((row) => row.newest !== null);
  return {
    feedIds: held.map(({ id }) => id),
    isWhole: held.length === rows[0]?.all,
    newest: held.reduce<string | null>(
      (max, row) => (row.newest && (!max || row.newest > max) ? row.newest : max),
      null,
    ),
    total: Math.max(0, rows[0]?.total ?? 0),
  };
}
