import { enqueue } from '@/lib/platform/queue/enqueue';
import { linkAllFeeds } from '@/lib/tracking/matching/mutations';
import { renormaliseNames } from '@/lib/tracking/matching/renormalise';
import { suggestInTurn, suggestNewNames } from '@/lib/tracking/matching/suggestions';
import type { JobRun } from './types';

/** Twice the interval of the job; anything missed in an outage is found by the daily round. */
const LOOK_BACK_MS = 2 * 3_600_000;

/**
 * Renormalises names, links permits of confirmed names that are not linked, then suggests spellings: for
 * contractors first seen recently, then for this hour's part of all companies.
 */
export const suggestNamesJob: JobRun<'suggest-names'> = async (ctx, { signal }) => {
  const renormalised = await renormaliseNames(ctx, { signal });
  if (renormalised.names + renormalised.companies > 0)
    ctx.log.info(renormalised, 'Contractor names renormalised');
  const { linked } = await linkAllFeeds(ctx, { signal });
  if (linked > 0) {
    ctx.log.info({ linked }, 'Missing permit links added');
    await enqueue(ctx, 'fan-out', {});
  }
  const fresh = await suggestNewNames(ctx, { since: new Date(ctx.now.getTime() - LOOK_BACK_MS), signal });
  const round = await suggestInTurn(ctx, { signal });
  const suggested = fresh.suggested + round.suggested;
  if (suggested > 0) ctx.log.info({ suggested, companies: round.companies }, 'Name spellings suggested');
};
