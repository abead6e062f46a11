import { dropOrphans } from '@/lib/checking/reading/orphans';
import { dropOldBulks } from '@/lib/company/desk/bulk';
import { blankOldSecrets } from '@/lib/company/notifications/outbox-secrets';
import { dropOldNotices } from '@/lib/company/notifications/retention';
import { dropOldKeys } from '@/lib/edge/api/idempotency';
import { dropUsedMailLinks } from '@/lib/identity/accounts/tidy';
import { dropEndedSessions } from '@/lib/identity/sessions/tidy';
import { dropEndedThrottles } from '@/lib/identity/throttle/throttle';
import { dropOldBillingEvents } from '@/lib/sales/subscriptions/events';
import { indexPermits } from '@/lib/tracking/feeds/index-permits';
import { dropOldHistory } from '@/lib/tracking/feeds/retention';
import type { JobRun } from './types';

/** Permits from before there was a search, indexed at a time. */
const INDEXED = 1_000;

/** Deletes expired data: counters, stored answers, tokens, links, old history. */
export const tidyJob: JobRun<'tidy'> = async (ctx, { files, signal }) => {
  await dropEndedThrottles(ctx);
  await dropOldKeys(ctx);
  await dropEndedSessions(ctx);
  await dropUsedMailLinks(ctx);
  await blankOldSecrets(ctx);
  await dropOldBillingEvents(ctx);
  await dropOldNotices(ctx);
  await dropOldBulks(ctx);
  await dropOldHistory(ctx);
  await dropOrphans(ctx, { files, signal });
  while (!signal.aborted && (await indexPermits(ctx, { limit: INDEXED })) === INDEXED);
};
