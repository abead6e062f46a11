import { sql } from 'drizzle-orm';
import type { Context } from '@/lib/context';

/**
 * Claims the oldest events without a fan-out decision. The claim belongs to the caller's transaction, so a
 * rollback releases it; two workers never claim the same event.
 */
export async function claimEvents(
  ctx: Context,
  { limit }: { limit: number },
): Promise<{ id: string; permitId: number }[]> {
  const claimed = await ctx.db.execute<{ id: string; permit_id: string }>(sql`
    update permit_events set fanned_out_at = ${ctx.now.toISOString()}::timestamptz
    where id = any(array(
      select id from permit_events where fanned_out_at is null order by id limit ${limit} for update skip locked
    )) returning id, permit_id`);
  return claimed.map((event) => ({ id: event.id, permitId: Number(event.permit_id) }));
}
