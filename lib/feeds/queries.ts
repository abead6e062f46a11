import { and, asc, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { feeds } from '@/db/schema';
import type { Context } from '@/lib/context';

export interface DueFeed {
  id: string;
  record: string;
}

/** The feeds to poll now, the longest due first; those another worker is reading are left out. */
export function listDueFeeds(ctx: Context): Promise<DueFeed[]> {
  return ctx.db
    .select({ id: feeds.id, record: feeds.record })
    .from(feeds)
    .where(
      and(
        eq(feeds.enabled, true),
        isNull(feeds.pausedAt),
        // What no probe has passed yet is not what its record says, or not there.
        isNotNull(feeds.verifiedAt),
        lte(feeds.nextPollAt, ctx.now),
        or(isNull(feeds.readLeaseUntil), lt(feeds.readLeaseUntil, ctx.now)),
      ),
    )
    .orderBy(asc(feeds.nextPollAt), asc(feeds.id));
}
