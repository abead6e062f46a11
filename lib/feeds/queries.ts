import { and, asc, isNotNull, lte } from 'drizzle-orm';
import { feeds } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isReadable } from './sync-state';

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
        isReadable(ctx.now),
        // What no probe has passed yet is not what its record says, or not there.
        isNotNull(feeds.verifiedAt),
        lte(feeds.nextPollAt, ctx.now),
      ),
    )
    .orderBy(asc(feeds.nextPollAt), asc(feeds.id));
}
