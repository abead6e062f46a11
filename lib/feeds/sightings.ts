import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feedSightings, feeds, missingPermits, permits } from '@/db/schema';

/** More permits than this missing at once, and more than a tenth of the feed, is a portal in trouble. */
const FEW = 20;
const BELIEVABLE_SHARE = 0.1;

/** Forgets what an earlier read met; the first page of a read does. */
export async function forgetSightings(tx: Database, feedId: string): Promise<void> {
  await tx.delete(feedSightings).where(eq(feedSightings.feedId, feedId));
}

/** Of these permits, those an earlier page of the read under way has met or written; `noted` is this page's own entry. */
export async function metBefore(
  tx: Database,
  read: { feedId: string; noted: number | null },
  permitIds: number[],
): Promise<Set<number>> {
  if (permitIds.length === 0) return new Set();
  // Set operations on purpose, here and below: of the arrays' size the planner knows nothing, and a join it takes for
  // small would compare each permit with each.
  const rows = await tx.execute<{ id: string }>(sql`
    select unnest(${`{${permitIds.join(',')}}`}::bigint[]) as id
    intersect
    select unnest(f.permit_ids) from ${feedSightings} f
    where f.feed_id = ${read.feedId} and f.id is distinct from ${read.noted}::bigint`);
  return new Set(rows.map((row) => Number(row.id)));
}

/**
 * After a read that had everything: the permits it did not meet may be gone. They are asked for by their number
 * before anybody is told (`recheck.ts`).
 */
export async function noteMissing(tx: Database, feedId: string, now: Date): Promise<void> {
  const missing = await tx.execute<{ id: string }>(sql`
    select p.id from ${permits} p where p.feed_id = ${feedId} and p.missing_since is null
    except
    select unnest(f.permit_ids) from ${feedSightings} f where f.feed_id = ${feedId}`);
  const [held] = await tx
    .select({ rows: count() })
    .from(permits)
    .where(and(eq(permits.feedId, feedId), isNull(permits.missingSince)));
  const believable = missing.length <= Math.max(FEW, (held?.rows ?? 0) * BELIEVABLE_SHARE);
  await tx
    .update(feeds)
    .set({ unbelievedMissing: believable ? 0 : missing.length })
    .where(and(eq(feeds.id, feedId), sql`${feeds.unbelievedMissing} <> ${believable ? 0 : missing.length}`));
  if (!believable || missing.length === 0) return;
  await tx
    .insert(missingPermits)
    .values(missing.map((row) => ({ permitId: Number(row.id), feedId, noticedAt: now })))
    .onConflictDoNothing();
}
