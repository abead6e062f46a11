import { and, eq, inArray, sql } from 'drizzle-orm';
import { companyCities, feeds, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';

/** The feeds of a search: only those of the company's cities. */
export interface Reach {
  feedIds: string[];
  /** Whether these are all feeds, so that no feed condition is needed. */
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
      all: sql<number>`(select count(*)::int from ${feeds} where mode <> 'hand')`,
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
  const readable = rows.filter((row) => row.newest !== null);
  return {
    feedIds: readable.map(({ id }) => id),
    isWhole: readable.length === rows[0]?.all,
    newest: readable.reduce<string | null>(
      (max, row) => (row.newest && (!max || row.newest > max) ? row.newest : max),
      null,
    ),
    total: Math.max(0, rows[0]?.total ?? 0),
  };
}
