import { type SQL, sql } from 'drizzle-orm';
import type { Context, UserActor } from '@/lib/context';
import type { StatusBucket } from '@/lib/tracking/permits/types';
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
    from ${fromPermits()} where ${ofCompany(ctx.actor.companyId)}`);
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

/** The shown set by status, for the suggestions of the filter. */
export async function countStatuses(
  ctx: Context<UserActor>,
  where: SQL,
): Promise<Partial<Record<StatusBucket, number>>> {
  const rows = await ctx.db.execute<{ bucket: StatusBucket; permits: number | string }>(sql`
    select p.status_bucket as bucket, count(*) as permits
    from ${fromPermits()} where ${ofCompany(ctx.actor.companyId)} and ${where} group by 1`);
  return Object.fromEntries(rows.map(({ bucket, permits }) => [bucket, Number(permits)]));
}
