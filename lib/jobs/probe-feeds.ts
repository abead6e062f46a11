import { untilStopped } from '@/lib/feeds/http';
import { claimProbe, listFeedsToProbe, probeFeed, releaseProbe } from '@/lib/feeds/probe';
import { feedRecord } from '@/lib/feeds/records';
import type { JobRun } from './types';

/** A run ends here, well before its time is up: what it has not come to is due as before. */
const LONGEST_RUN_MS = 15 * 60_000;

/** Looks at every source that is due and no other worker has, one after the other; what may be read for the first time is read at once. */
export const probeFeedsJob: JobRun = async (ctx, services, _data, enqueue) => {
  const { signal } = services;
  const http = untilStopped(services.feeds, signal);
  const end = performance.now() + LONGEST_RUN_MS;
  for (const feed of await listFeedsToProbe(ctx)) {
    const record = feedRecord(feed.record);
    if (!record) continue;
    if (signal.aborted || performance.now() > end) return;
    const claim = await claimProbe(ctx, { feedId: feed.id });
    if (!claim) continue;
    try {
      const { state, detail, newestOn, isFirstPass } = await probeFeed(ctx, {
        feedId: feed.id,
        record,
        http,
        ...claim,
      });
      const level = state === 'passed' ? 'info' : 'warn';
      ctx.log[level]({ feed: feed.id, state, detail, newestOn }, 'A source was looked at');
      if (isFirstPass) await enqueue('poll-feed', { feedId: feed.id, record: feed.record });
    } catch (error) {
      if (signal.aborted) return await releaseProbe(ctx, { feedId: feed.id, ...claim });
      throw error;
    }
  }
};
