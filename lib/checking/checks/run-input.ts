import { eq } from 'drizzle-orm';
import { companies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { dayIn } from '@/lib/platform/clock/zones';
import type { CheckRecord } from './owned';
import type { RunInput } from './types';

/** What a check says now, on the day it is where its company works. */
export async function buildRunInput(ctx: Context, check: CheckRecord): Promise<RunInput> {
  const [company] = await ctx.db
    .select({ timeZone: companies.timeZone })
    .from(companies)
    .where(eq(companies.id, check.companyId));
  const { permitType, city, county, state, answers, stated, work } = check;
  const today = dayIn(company?.timeZone ?? 'UTC', ctx.now);
  return { permitType, place: { city, county, state }, answers, stated, work, today };
}
