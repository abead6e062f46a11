import { forEachApart } from '@/lib/each-apart';
import { untilStopped } from '@/lib/tracking/feeds/http';
import { claimProbe, keepProbe, listFeedsToProbe, probeFeed, releaseProbe } from '@/lib/tracking/feeds/probe';
import { feedRecord } from '@/lib/tracking/feeds/records';
import type { JobRun } from './types';

/** Time limit of a run, well below the job's timeout; remaining feeds stay due. */
const LONGEST_RUN_MS = 15 * 60_000;

/** Probes all due feeds, one after the other; a feed whose first probe passes is polled at once. */
export const probeFeedsJob: JobRun<'probe-feeds'> = async (ctx, services) => {
  const { signal } = services;
  const http = untilStopped(services.feeds, signal);
  const began = performance.now();
  // A run takes longer than a lease: each claim is made at its own time.
  const at = () => ({ ...ctx, now: new Date(ctx.now.getTime() + performance.now() - began) });
  const apart = {
    failure: 'A source could not be looked at',
    label: ({ id }: { id: string }) => ({ feed: id }),
    signal,
  };
  await forEachApart(ctx, await listFeedsToProbe(ctx), apart, async (feed) => {
    const record = feedRecord(feed.record);
    if (!record || performance.now() - began > LONGEST_RUN_MS) return;
    const lease = await claimProbe(at(), { feedId: feed.id });
    if (!lease) return;
    const letGo = keepProbe(at, lease);
    try {
      const { state, detail, newestOn } = await probeFeed(at(), {
        feedId: feed.id,
        record,
        http,
        lease,
      });
      const level = state === 'passed' ? 'info' : 'warn';
      ctx.log[level]({ feed: feed.id, state, detail, newestOn }, 'A source was looked at');
    } catch (error) {
      if (signal.aborted) return await releaseProbe(at(), lease);
      // Its lease runs out by itself.
      throw error;
    } finally {
      letGo();
    }
  });
};
