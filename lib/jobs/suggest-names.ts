import { suggestInTurn, suggestNewNames } from '@/lib/matching/suggestions';
import type { JobRun } from './types';

/** Twice the pause between two runs; what an outage lets pass, the daily round finds. */
const LOOK_BACK_MS = 2 * 3_600_000;

/** Asks companies about spellings that may be theirs: those first seen in the last hours, then the hour's part of all. */
export const suggestNamesJob: JobRun = async (ctx, { signal }) => {
  const fresh = await suggestNewNames(ctx, { since: new Date(ctx.now.getTime() - LOOK_BACK_MS), signal });
  const round = await suggestInTurn(ctx, { signal });
  const suggested = fresh.suggested + round.suggested;
  if (suggested > 0) ctx.log.info({ suggested, companies: round.companies }, 'Spellings suggested');
};
