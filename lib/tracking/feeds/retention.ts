import { and, inArray, lt, notExists, sql } from 'drizzle-orm';
import {
  attachments,
  companyPermits,
  feedCounts,
  inspections,
  notes,
  notifications,
  permitAssignments,
  permitEvents,
  permits,
  reviewComments,
  reviewSteps,
  reviewTargets,
  setAsideRows,
} from '@/db/schema';
import type { Context } from '@/lib/context';
import { DAY_MS, utcDay } from '@/lib/platform/clock/days';
import { dropOldWeeks } from './delays';
import { dropOldHosts } from './hosts';

/** Retention of events of unwatched permits; events of watched ones are kept for ever. */
export const EVENTS_KEPT_DAYS = 2 * 365;
/** Retention of unwatched permits that the city no longer lists. */
export const MISSING_KEPT_DAYS = 2 * 365;
/** Retention of set-aside rows since they were last seen. */
export const SET_ASIDE_KEPT_DAYS = 90;
/** Retention of what is counted by feed and day. */
const COUNTS_KEPT_DAYS = 400;
/** Rows deleted per run: an hourly job must not hold locks for minutes. */
const BATCH = 5_000;

/**
 * Deletes history past its retention. Permits that the city still lists are kept: if deleted, the next
 * complete read would report them as new.
 */
export async function dropOldHistory(ctx: Context): Promise<{ events: number; permits: number }> {
  const before = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
  await ctx.db.delete(setAsideRows).where(lt(setAsideRows.lastSeenAt, before(SET_ASIDE_KEPT_DAYS)));
  await dropOldWeeks(ctx);
  await dropOldHosts(ctx);
  const day = utcDay(before(COUNTS_KEPT_DAYS));
  await ctx.db.delete(feedCounts).where(lt(feedCounts.day, day));
  const isLinked = (permitId: typeof permits.id | typeof permitEvents.permitId) =>
    ctx.db.select({ one: sql`1` }).from(companyPermits).where(sql`${companyPermits.permitId} = ${permitId}`);
  const hasNotification = ctx.db
    .select({ one: sql`1` })
    .from(notifications)
    .where(sql`${notifications.eventId} = ${permitEvents.id}`);
  const oldEvents = ctx.db
    .select({ id: permitEvents.id })
    .from(permitEvents)
    .where(
      and(
        lt(permitEvents.detectedAt, before(EVENTS_KEPT_DAYS)),
        notExists(isLinked(permitEvents.permitId)),
        notExists(hasNotification),
        sql`${permitEvents.fannedOutAt} is not null`,
      ),
    )
    .limit(BATCH);
  const events = await ctx.db
    .delete(permitEvents)
    .where(inArray(permitEvents.id, oldEvents))
    .returning({ id: permitEvents.id });
  const gone = await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: permits.id })
      .from(permits)
      .where(
        and(
          sql`${permits.missingSince} is not null`,
          lt(permits.missingSince, before(MISSING_KEPT_DAYS)),
          notExists(isLinked(permits.id)),
          notExists(
            tx
              .select({ one: sql`1` })
              .from(permitAssignments)
              .where(sql`${permitAssignments.permitId} = ${permits.id}`),
          ),
          // What somebody wrote or filed at it would go with it.
          notExists(tx.select({ one: sql`1` }).from(notes).where(sql`${notes.permitId} = ${permits.id}`)),
          notExists(
            tx.select({ one: sql`1` }).from(attachments).where(sql`${attachments.permitId} = ${permits.id}`),
          ),
          // A permit is deleted only after its events, by the rule above.
          notExists(
            tx
              .select({ one: sql`1` })
              .from(permitEvents)
              .where(sql`${permitEvents.permitId} = ${permits.id}`),
          ),
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = rows.map((row) => row.id);
    if (ids.length === 0) return 0;
    await tx.delete(inspections).where(inArray(inspections.permitId, ids));
    await tx.delete(reviewSteps).where(inArray(reviewSteps.permitId, ids));
    await tx.delete(reviewTargets).where(inArray(reviewTargets.permitId, ids));
    await tx.delete(reviewComments).where(inArray(reviewComments.permitId, ids));
    await tx.delete(permits).where(inArray(permits.id, ids));
    return ids.length;
  });
  return { events: events.length, permits: gone };
}
