import { pollFeed } from '@/lib/feeds/poll';
import { linkFeedPermits } from '@/lib/matching/mutations';
import { enqueue } from '@/lib/queue/enqueue';
import { requireFeedRecord } from './feed-of';
import type { JobRun } from './types';

/** Reads one feed and gives the companies what is theirs; a source that fails is noted, not thrown. */
export const pollFeedJob: JobRun<'poll-feed'> = async (ctx, services, data) => {
  const { feedId, record } = requireFeedRecord(data);
  const outcome = await pollFeed(ctx, {
    feedId,
    record,
    http: services.feeds,
    pageSize: services.pageSize,
    everyMs: services.pollEveryMs,
    leaseMs: services.leaseMs,
    clock: services.clock,
    signal: services.signal,
  });
  if (outcome.state === 'busy' || outcome.state === 'not_due') return;
  ctx.log.info({ feedId, ...outcome }, 'Feed polled');
  // What is new in a feed that is known is linked as its events go out; the rest of a first read is linked here.
  const { linked } =
    outcome.inserted > outcome.events ? await linkFeedPermits(ctx, { feedId }) : { linked: 0 };
  if (linked > 0) await enqueue(ctx, 'fan-out', {});
};
