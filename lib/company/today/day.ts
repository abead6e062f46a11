import { eq } from 'drizzle-orm';
import { companies } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { dayIn, knownZone } from '@/lib/platform/clock/zones';

/** The company's time zone. */
async function companyZone(ctx: Context<UserActor>): Promise<string> {
  const [row] = await ctx.db
    .select({ timeZone: companies.timeZone })
    .from(companies)
    .where(eq(companies.id, ctx.actor.companyId))
    .limit(1);
  return knownZone(row?.timeZone ?? '');
}

/** The company's calendar day. */
export async function companyDay(ctx: Context<UserActor>): Promise<string> {
  return dayIn(await companyZone(ctx), ctx.now);
}
