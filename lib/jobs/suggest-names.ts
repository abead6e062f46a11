import { linkAllFeeds } from '@/lib/matching/mutations';
import { renormaliseNames } from '@/lib/matching/renormalise';
import { suggestInTurn, suggestNewNames } from '@/lib/matching/suggestions';
import { enqueue } from '@/lib/queue/enqueue';
import type { JobRun } from './types';

/** Twice the pause between two runs; what an outage lets pass, the daily round finds. */
const LOOK_BACK_MS = 2 * 3_600_000;

/**
 * Brings names to today's form and links what is confirmed and not linked, then asks companies about spellings
 * that may be theirs: those first seen in the last hours, then the hour's part of all.
 */
export const suggestNamesJob: JobRun<'suggest-names'> = async (ctx, { signal }) => {
  const renormalised = await renormaliseNames(ctx, { signal });
  if (renormalised.names + renormalised.companies > 0)
    ctx.log.info(renormalised, 'Names brought to their new form');
  const { linked } = await linkAllFeeds(ctx, { signal });
  if (linked > 0) {
    ctx.log.info({ linked }, 'Permits linked that were left');
    await enqueue(ctx, 'fan-out', {});
  }
  const fresh = await suggestNewNames(ctx, { since: new Date(ctx.now.getTime() - LOOK_BACK_MS), signal });
  const round = await suggestInTurn(ctx, { signal });
  const suggested = fresh.suggested + round.suggested;
  if (suggested > 0) ctx.log.info({ suggested, companies: round.companies }, 'Spellings suggested');
};
