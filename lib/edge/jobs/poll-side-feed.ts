import { AppError } from '@/lib/errors';
import { pollSide } from '@/lib/tracking/feeds/side/poll';
import { findSide } from '@/lib/tracking/feeds/side/records';
import { requireFeedRecord } from './feed-of';
import type { JobRun } from './types';

/** Reads one side feed of a city; a failure of the source is recorded, not thrown. */
export const pollSideFeedJob: JobRun<'poll-side-feed'> = async (ctx, services, data) => {
  const { feedId, record } = requireFeedRecord(data);
  const side = findSide(data.record, data.source);
  if (!side) throw new AppError('invalid_input', { detail: `no side feed to read: ${JSON.stringify(data)}` });
  const outcome = await pollSide(ctx, {
    feedId,
    record,
    side,
    http: services.feeds,
    pageSize: services.pageSize,
    everyMs: services.pollEveryMs,
    leaseMs: services.leaseMs,
    clock: services.clock,
    signal: services.signal,
  });
  if (outcome.state === 'not_due') return;
  ctx.log.info({ feedId, source: data.source, ...outcome }, 'Side feed polled');
};
