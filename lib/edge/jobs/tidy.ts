import { dropOrphans } from '@/lib/checking/reading/orphans';
import { dropOldBulks } from '@/lib/company/desk/bulk';
import { dropOldImports } from '@/lib/company/imports/tidy';
import { blankOldSecrets } from '@/lib/company/notifications/outbox-secrets';
import { dropOldNotices } from '@/lib/company/notifications/retention';
import { forgetOfflineRequests } from '@/lib/company/offline/apply';
import { forgetPutOffs } from '@/lib/company/today/mutations';
import { dropOldRuns } from '@/lib/company/workflows/tidy';
import { forEachApart } from '@/lib/each-apart';
import { dropOldKeys } from '@/lib/edge/api/idempotency';
import { dropUsedMailLinks } from '@/lib/identity/accounts/tidy';
import { dropEndedSessions } from '@/lib/identity/sessions/tidy';
import { dropEndedThrottles } from '@/lib/identity/throttle/throttle';
import { DAY_MS } from '@/lib/platform/clock/days';
import { dropOldBillingEvents } from '@/lib/sales/subscriptions/events';
import { dropOldExports } from '@/lib/site/privacy/tidy';
import { indexPermits } from '@/lib/tracking/feeds/index-permits';
import { dropOldHistory } from '@/lib/tracking/feeds/retention';
import type { JobContext, JobRun } from './types';

/** What was put off or sent from a device this long ago is forgotten. */
const FORGOTTEN_MS = 400 * DAY_MS;

/** Permits from before there was a search, indexed at a time. */
const INDEXED = 1_000;

/** Deletes expired data: counters, stored answers, tokens, links, old history. What cannot be deleted keeps nothing else. */
export const tidyJob: JobRun<'tidy'> = async (ctx, { files, signal }) => {
  const longAgo = new Date(ctx.now.getTime() - FORGOTTEN_MS);
  const steps: [name: string, work: () => Promise<unknown>][] = [
    ['throttles', () => dropEndedThrottles(ctx)],
    ['keys', () => dropOldKeys(ctx)],
    ['sessions', () => dropEndedSessions(ctx)],
    ['mail links', () => dropUsedMailLinks(ctx)],
    ['secrets', () => blankOldSecrets(ctx)],
    ['billing events', () => dropOldBillingEvents(ctx)],
    ['notices', () => dropOldNotices(ctx)],
    ['put off', () => forgetPutOffs(ctx, { before: longAgo })],
    ['offline requests', () => forgetOfflineRequests(ctx, { before: longAgo })],
    ['bulk actions', () => dropOldBulks(ctx)],
    ['imports', () => dropOldImports(ctx)],
    ['workflow runs', () => dropOldRuns(ctx)],
    ['history', () => dropOldHistory(ctx)],
    ['files', () => dropOrphans(ctx, { files, signal })],
    ['exports', () => dropOldExports(ctx, { files, signal })],
    ['search', () => indexOldPermits(ctx, signal)],
  ];
  const label = ([name]: (typeof steps)[number]) => ({ step: name });
  await forEachApart(ctx, steps, { failure: 'Tidying up failed', label, signal }, async ([, work]) => {
    await work();
  });
};

async function indexOldPermits(ctx: JobContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await indexPermits(ctx, { limit: INDEXED })) === INDEXED);
}
