import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feedSightings, feeds, missingPermits, permits } from '@/db/schema';

/**
 * If more permits than this and more than a tenth of the feed are missing at once, the portal is at fault.
 */
const FEW = 20;
const BELIEVABLE_SHARE = 0.1;

/** Deletes the sightings of an earlier read; called with the first page of a read. */
export async function deleteSightings(tx: Database, feedId: string): Promise<void> {
  await tx.delete(feedSightings).where(eq(feedSightings.feedId, feedId));
}

/**
 * Of these permits, those already seen or written by an earlier page of the current read; `sightingId` is
 * this page's own entry.
 */
export async function metBefore(
  tx: Database,
  read: { feedId: string; noted: number | null },
  permitIds: number[],
): Promise<Set<number>> {
  if (permitIds.length === 0) return new Set();
  // Set operations on purpose: the planner cannot estimate array sizes and would pick a nested loop over a
  // join it takes for small.
  const rows = await tx.execute<{ id: string }>(sql`
    select unnest(${`{${permitIds.join(',')}}`}::bigint[]) as id
    intersect
    select unnest(f.permit_ids) from ${feedSightings} f
    where f.feed_id = ${read.feedId} and f.id is distinct from ${read.noted}::bigint`);
  return new Set(rows.map((row) => Number(row.id)));
}

/**
 * After a complete read, marks the permits it did not see as possibly missing. They are rechecked by number
 * before any event is created (`recheck.ts`).
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
