import { enqueue } from '@/lib/platform/queue/enqueue';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import { linkFeedPermits } from '@/lib/tracking/matching/mutations';
import { requireFeedRecord } from './feed-of';
import type { JobRun } from './types';

/** Polls one feed and links new permits to companies; a failure of the source is recorded, not thrown. */
export const pollFeedJob: JobRun<'poll-feed'> = async (ctx, services, data) => {
  const { feedId, record } = requireFeedRecord(data);
  const outcome = await pollFeed(ctx, {
    feedId,
    record,
    http: services.feeds,
    pageSize: services.pageSize,
    everyMs: services.pollEveryMs,
    requestsPerHost: services.requestsPerHost,
    leaseMs: services.leaseMs,
    clock: services.clock,
    signal: services.signal,
  });
  if (outcome.state === 'busy' || outcome.state === 'not_due') return;
  if (outcome.state === 'waits' || outcome.state === 'unchanged') {
    ctx.log.debug({ feedId, state: outcome.state }, 'Feed not read');
    return;
  }
  ctx.log.info({ feedId, ...outcome }, 'Feed polled');
  // After the first read, new permits are linked when their events fan out; permits of the first read are
  // linked here.
  const { linked } =
    outcome.inserted > outcome.events ? await linkFeedPermits(ctx, { feedId }) : { linked: 0 };
  if (linked > 0) await enqueue(ctx, 'fan-out', {});
};
