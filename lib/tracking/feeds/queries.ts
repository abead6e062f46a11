import { and, asc, isNotNull, lte } from 'drizzle-orm';
import { feeds } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isReadable } from './sync-state';

export interface DueFeed {
  id: string;
  record: string;
}

/** Feeds due for polling, the longest overdue first, without those leased by another worker. */
export function listDueFeeds(ctx: Context): Promise<DueFeed[]> {
  return ctx.db
    .select({ id: feeds.id, record: feeds.record })
    .from(feeds)
    .where(
      and(
        isReadable(ctx.now),
        // Feeds that no probe has passed are excluded: they may not match their record.
        isNotNull(feeds.verifiedAt),
        lte(feeds.nextPollAt, ctx.now),
      ),
    )
    .orderBy(asc(feeds.nextPollAt), asc(feeds.id));
}
