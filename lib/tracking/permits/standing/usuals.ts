import { sql } from 'drizzle-orm';
import { permitUsuals } from '@/db/schema';
import type { Context } from '@/lib/context';
import { utcDay } from '@/lib/platform/clock/days';

/** Fewer say nothing of what is usual. */
export const FEWEST_FOR_USUAL = 30;
const HOURS_KEPT = 20;

/**
 * Counts how long permits that cities publish usually take there: from application to issue, from issue to final, and at each desk,
 * from what ended within two years. Once a day; returns how many were counted.
 */
export async function countUsuals(ctx: Context): Promise<number> {
  const now = ctx.now.toISOString();
  const today = utcDay(ctx.now);
  const [fresh] = await ctx.db.execute<{ fresh: boolean }>(sql`
    select coalesce(max(counted_at) > ${now}::timestamptz - make_interval(hours => ${HOURS_KEPT}), false) as fresh
    from ${permitUsuals}`);
  if (fresh?.fresh) return 0;
  return ctx.db.transaction(async (tx) => {
    await tx.delete(permitUsuals);
    const written = await tx.execute(sql`
      with taken as (
        select feed_id, 'review' as stage, issued_date - applied_date as days from permits
        where owner_id is null and issued_date >= applied_date and issued_date between ${today}::date - 730 and ${today}::date
        union all
        select feed_id, 'work', completed_date - issued_date from permits
        where owner_id is null and completed_date >= issued_date and completed_date between ${today}::date - 730 and ${today}::date
        union all
        select p.feed_id, 'desk ' || lower(r.desk), r.finished_on - r.arrived_on
        from review_steps r join permits p on p.id = r.permit_id
        where r.finished_on >= r.arrived_on and r.finished_on between ${today}::date - 730 and ${today}::date
      ), counted as (
        select feed_id, stage, count(*)::int as permits,
          percentile_cont(array[0.1, 0.5, 0.9]) within group (order by days) as at
        from taken group by feed_id, stage having count(*) >= ${FEWEST_FOR_USUAL}
      )
      insert into ${permitUsuals} (feed_id, stage, permits, low, median, high, counted_at)
      select feed_id, stage, permits, round(at[1]), round(at[2]), greatest(1, round(at[3])), ${now}::timestamptz
      from counted order by feed_id, stage
      on conflict do nothing`);
    return written.count;
  });
}
