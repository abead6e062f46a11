import { recheckFeed } from '@/lib/tracking/feeds/recheck';
import { requireFeedRecord } from './feed-of';
import type { JobRun } from './types';

/** Rechecks single permits of a feed; a failure of the source is recorded, not thrown. */
export const recheckFeedJob: JobRun<'recheck-feed'> = async (ctx, services, data) => {
  const { feedId, record } = requireFeedRecord(data);
  const outcome = await recheckFeed(ctx, {
    feedId,
    record,
    http: services.feeds,
    everyMs: services.recheckEveryMs,
    requestsPerHost: services.requestsPerHost,
    leaseMs: services.leaseMs,
    clock: services.clock,
    signal: services.signal,
  });
  if (outcome.state === 'busy' || outcome.state === 'not_due' || outcome.state === 'stopped') return;
  if (outcome.state === 'waits') return;
  ctx.log.info({ feedId, ...outcome }, 'Feed rechecked');
};
