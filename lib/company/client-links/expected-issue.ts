import { and, inArray, sql } from 'drizzle-orm';
import { permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { addDays, utcDay } from '@/lib/platform/clock/days';
import type { StatusBucket } from '@/lib/tracking/permits/types';

interface Waits {
  id: number;
  permitType: string | null;
  appliedDate: string | null;
  statusBucket: StatusBucket;
}

export interface ExpectedIssue {
  from: string;
  to: string;
  /** Of so many permits of the city. */
  permits: number;
}

/** With fewer permits of a kind nothing is told. */
const FEWEST = 30;
const IN_REVIEW: readonly StatusBucket[] = ['pending', 'action_required', 'ready_to_issue'];

/**
 * The days between which the middle half of the city's permits of that kind were issued, counted from the day each was
 * applied for: what usually is, no promise. Null where too few tell, and where that time is over.
 */
export async function expectedIssue(
  ctx: Context,
  waiting: readonly Waits[],
): Promise<Map<number, ExpectedIssue>> {
  const asked = waiting.filter(
    ({ permitType, appliedDate, statusBucket }) =>
      permitType !== null && appliedDate !== null && IN_REVIEW.includes(statusBucket),
  );
  if (asked.length === 0) return new Map();
  const today = utcDay(ctx.now);
  const own = ctx.db
    .select({ key: sql`(${permits.feedId}, ${permits.permitType})` })
    .from(permits)
    .where(
      inArray(
        permits.id,
        asked.map(({ id }) => id),
      ),
    );
  const rows = await ctx.db
    .select({
      permitId: sql<number[]>`array_agg(${permits.id}) filter (where ${inArray(
        permits.id,
        asked.map(({ id }) => id),
      )})`,
      issued: sql<number>`count(*) filter (where ${isRecent(today)})`.mapWith(Number),
      quartiles: sql<
        number[] | null
      >`percentile_cont(array[0.25, 0.75]) within group (order by ${permits.issuedDate} - ${permits.appliedDate}) filter (where ${isRecent(today)})`,
    })
    .from(permits)
    .where(sql`(${permits.feedId}, ${permits.permitType}) in ${own}`)
    .groupBy(permits.feedId, permits.permitType);
  const found = new Map<number, ExpectedIssue>();
  for (const { permitId, issued, quartiles } of rows) {
    const [from, to] = (quartiles ?? []).map((days) => Math.round(Number(days)));
    if (issued < FEWEST || from === undefined || to === undefined) continue;
    for (const { id, appliedDate } of asked) {
      if (!permitId?.map(Number).includes(id) || appliedDate === null) continue;
      const last = addDays(appliedDate, to);
      if (last >= today) found.set(id, { from: addDays(appliedDate, from), to: last, permits: issued });
    }
  }
  return found;
}

function isRecent(today: string) {
  return and(
    sql`${permits.issuedDate} > (${today}::date - interval '12 months')`,
    sql`${permits.issuedDate} <= ${today}::date`,
    sql`${permits.appliedDate} <= ${permits.issuedDate}`,
  );
}
