import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { feeds, permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { addDays, utcDay } from '@/lib/platform/clock/days';

/** Permits of the city looked at, the last issued first, and how far back. */
const MOST = 2_000;
const BACK_DAYS = 540;

/** What makes permits alike in how long they take: the feed or, of one written down by hand, the place, and the work. */
export interface IssuedLike {
  feedId: string;
  record: string;
  /** The company that wrote it down itself. */
  ownerId: string | null;
  checklistType: string | null;
  permitType: string | null;
}

/**
 * Days from application to issue of permits of the same kind in the same city, as its feed has them: by the kind of
 * work where it is known, else by the city's own type. Empty where the permit has neither.
 */
export async function listIssueDays(
  ctx: Context,
  { feedId, record, ownerId, checklistType, permitType }: IssuedLike,
): Promise<number[]> {
  // What a company wrote down itself is held against what its city publishes, never against others' notes.
  const ofCity =
    ownerId === null
      ? eq(permits.feedId, feedId)
      : inArray(
          permits.feedId,
          ctx.db
            .select({ id: feeds.id })
            .from(feeds)
            .where(and(eq(feeds.record, record), eq(feeds.enabled, true))),
        );
  if (checklistType === null && permitType === null) return [];
  const rows = await ctx.db
    .select({ days: sql<number>`(${permits.issuedDate} - ${permits.appliedDate})::int` })
    .from(permits)
    .where(
      and(
        ofCity,
        gte(permits.listedOn, addDays(utcDay(ctx.now), -BACK_DAYS)),
        isNotNull(permits.issuedDate),
        isNotNull(permits.appliedDate),
        sql`${permits.issuedDate} >= ${permits.appliedDate}`,
        checklistType === null
          ? eq(permits.permitType, permitType ?? '')
          : eq(permits.checklistType, checklistType),
      ),
    )
    .orderBy(desc(permits.listedOn))
    .limit(MOST);
  return rows.map(({ days }) => days);
}
