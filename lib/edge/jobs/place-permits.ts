import { placePermits } from '@/lib/tracking/feeds/side/place';
import { countUsuals } from '@/lib/tracking/permits/standing/usuals';
import type { JobRun } from './types';

const BATCH = 500;

/** Says anew whom permits wait for where something moved, and once a day how long they usually take. */
export const placePermitsJob: JobRun<'place-permits'> = async (ctx, { signal }) => {
  while (!signal.aborted && (await placePermits(ctx, { limit: BATCH })) === BATCH);
  if (!signal.aborted) await countUsuals(ctx);
};
