import { enqueue } from '@/lib/platform/queue/enqueue';
import { linkUnlinked } from '@/lib/tracking/matching/mutations';
import { suggestDue, suggestNewNames } from '@/lib/tracking/matching/suggestions';
import type { JobRun } from './types';

/**
 * Suggests spellings for companies to be compared again and for names new in a feed, and links permits of confirmed
 * names that no event links. Where nothing is new it reads a few rows.
 */
export const suggestNamesJob: JobRun<'suggest-names'> = async (ctx, { signal }) => {
  // First, so that a known name in today's form is not asked about as a new one.
  const due = await suggestDue(ctx, { signal });
  const fresh = await suggestNewNames(ctx, { signal });
  if (due.renormalised > 0) ctx.log.info({ names: due.renormalised }, 'Contractor names renormalised');
  const suggested = fresh.suggested + due.suggested;
  if (suggested > 0) ctx.log.info({ suggested, companies: due.companies }, 'Name spellings suggested');
  const linked = due.linked + (await linkUnlinked(ctx, { signal })).linked;
  if (linked > 0) {
    ctx.log.info({ linked }, 'Missing permit links added');
    await enqueue(ctx, 'fan-out', {});
  }
};
