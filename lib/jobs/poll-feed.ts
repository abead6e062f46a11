import { AppError } from '@/lib/errors';
import { pollFeed } from '@/lib/feeds/poll';
import { feedRecord } from '@/lib/feeds/records/all';
import { linkFeedPermits } from '@/lib/matching/mutations';
import type { JobRun } from './types';

/** Reads one feed and gives the companies what is theirs; a source that fails is noted, not thrown. */
export const pollFeedJob: JobRun = async (ctx, services, data, enqueue) => {
  const { feedId } = data;
  const record = data.record === undefined ? undefined : feedRecord(data.record);
  if (feedId === undefined || !record) {
    throw new AppError('invalid_input', { detail: `no feed to poll: ${JSON.stringify(data)}` });
  }
  const outcome = await pollFeed(ctx, {
    feedId,
    record,
    http: services.feeds,
    everyMs: services.pollEveryMs,
    signal: services.signal,
  });
  if (outcome.state === 'busy' || outcome.state === 'not_due') return;
  ctx.log.info({ feedId, ...outcome }, 'Feed polled');
  const { linked } = await linkFeedPermits(ctx, { feedId });
  if (outcome.events > 0 || linked > 0) await enqueue('fan-out');
};
