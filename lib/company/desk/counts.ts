import { type SQL, sql } from 'drizzle-orm';
import type { Context, UserActor } from '@/lib/context';
import { fromPermits, ofCompany } from './scope';

export interface SetCount {
  permits: number;
  cents: number;
}

/** How many permits fit each of some conditions, and the shown set's sum, in one reading of them. */
export async function countSets(
  ctx: Context<UserActor>,
  { shown, sets }: { shown: SQL; sets: readonly SQL[] },
): Promise<{ shown: SetCount; sets: number[] }> {
  const counts = sets.map((where) => sql`count(*) filter (where ${where})`);
  const [row] = await ctx.db.execute<{
    shown: number | string;
    cents: number | string;
    sets: (number | string)[];
  }>(sql`
    select count(*) filter (where ${shown}) as shown,
      coalesce(sum(p.valuation_cents) filter (where ${shown}), 0) as cents,
      array[${counts.length === 0 ? sql`` : sql.join(counts, sql`, `)}]::bigint[] as sets
    from ${fromPermits(ctx.now)} where ${ofCompany(ctx.actor.companyId)}`);
  return {
    shown: { permits: Number(row?.shown ?? 0), cents: Number(row?.cents ?? 0) },
    sets: (row?.sets ?? []).map(Number),
  };
}

/** Shown filters without one of their parts each: where nothing fits, the nearest that finds some. */
export async function countOnlyFirst(ctx: Context<UserActor>, sets: readonly SQL[]): Promise<number[]> {
  if (sets.length === 0) return [];
  return (await countSets(ctx, { shown: sql`false`, sets })).sets;
}
