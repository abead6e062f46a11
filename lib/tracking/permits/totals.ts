import { and, count, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { companies, companyPermits, permitEvents, permits } from '@/db/schema';
import type { AdminActor, Context } from '@/lib/context';

export interface InstallationTotals {
  permits: number;
  companies: number;
  /** Permit links over all companies. */
  links: number;
  /** Events of the last 24 hours, without first discoveries. */
  events: number;
}

const DAY_MS = 86_400_000;

/** Totals of this installation over all companies. */
export async function countTotals(ctx: Context<AdminActor>): Promise<InstallationTotals> {
  const dayAgo = new Date(ctx.now.getTime() - DAY_MS);
  const [permitRows, owners, links, events] = await Promise.all([
    ctx.db.select({ rows: count() }).from(permits).where(isNull(permits.ownerId)),
    ctx.db.select({ rows: count() }).from(companies),
    ctx.db.select({ rows: count() }).from(companyPermits).where(eq(companyPermits.state, 'confirmed')),
    ctx.db
      .select({ rows: count() })
      .from(permitEvents)
      .where(
        and(
          gt(permitEvents.detectedAt, dayAgo),
          or(gt(permitEvents.revision, 0), ne(permitEvents.stepKey, '')),
        ),
      ),
  ]);
  return {
    permits: permitRows[0]?.rows ?? 0,
    companies: owners[0]?.rows ?? 0,
    links: links[0]?.rows ?? 0,
    events: events[0]?.rows ?? 0,
  };
}
