import { eq } from 'drizzle-orm';
import { companies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { addDays } from '@/lib/platform/clock/days';
import { dayIn, getFirstHour } from '@/lib/platform/clock/zones';
import type { Digest } from './types';

/** On the company's clock, before the day begins. */
const HOUR = 6;
const MONDAY = 1;

/** When the next digest goes out: tomorrow, or next Monday, at six on the company's clock; null where none is wanted. */
export async function nextDigest(ctx: Context, companyId: string, digest: Digest): Promise<Date | null> {
  const [company] = await ctx.db
    .select({ timeZone: companies.timeZone })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company ? digestAfter(ctx.now, company.timeZone, digest) : null;
}

export function digestAfter(now: Date, timeZone: string, digest: Digest): Date | null {
  if (digest === 'off') return null;
  let day = addDays(dayIn(timeZone, now), 1);
  while (digest === 'weekly' && new Date(`${day}T00:00:00Z`).getUTCDay() !== MONDAY) day = addDays(day, 1);
  return new Date(getFirstHour(timeZone, day, HOUR));
}
