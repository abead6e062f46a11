import { and, count, eq, gt } from 'drizzle-orm';
import { companies, companyPermits, permitEvents, permits } from '@/db/schema';
import type { AdminActor, Context } from '@/lib/context';

export interface Holdings {
  permits: number;
  companies: number;
  /** Permits some company watches, each company counted. */
  links: number;
  /** Changes seen in the last 24 hours; permits merely seen for the first time are none. */
  events: number;
}

const DAY_MS = 86_400_000;

/** What this installation holds, over all companies. */
export async function countHoldings(ctx: Context<AdminActor>): Promise<Holdings> {
  const dayAgo = new Date(ctx.now.getTime() - DAY_MS);
  const [held, owners, links, events] = await Promise.all([
    ctx.db.select({ rows: count() }).from(permits),
    ctx.db.select({ rows: count() }).from(companies),
    ctx.db.select({ rows: count() }).from(companyPermits).where(eq(companyPermits.state, 'confirmed')),
    ctx.db
      .select({ rows: count() })
      .from(permitEvents)
      .where(and(gt(permitEvents.detectedAt, dayAgo), gt(permitEvents.revision, 0))),
  ]);
  return {
    permits: held[0]?.rows ?? 0,
    companies: owners[0]?.rows ?? 0,
    links: links[0]?.rows ?? 0,
    events: events[0]?.rows ?? 0,
  };
}
