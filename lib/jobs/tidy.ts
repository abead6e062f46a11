import { dropUsedMailLinks } from '@/lib/accounts/tidy';
import { dropOldKeys } from '@/lib/api/idempotency';
import { blankOldSecrets } from '@/lib/notifications/outbox-secrets';
import { dropEndedSessions } from '@/lib/sessions/tidy';
import { dropOldBillingEvents } from '@/lib/subscriptions/events';
import { dropEndedThrottles } from '@/lib/throttle/throttle';
import type { JobRun } from './types';

/** Clears away what has had its time: counts, kept answers, tokens, links. */
export const tidyJob: JobRun = async (ctx) => {
  await dropEndedThrottles(ctx);
  await dropOldKeys(ctx);
  await dropEndedSessions(ctx);
  await dropUsedMailLinks(ctx);
  await blankOldSecrets(ctx);
  await dropOldBillingEvents(ctx);
};
