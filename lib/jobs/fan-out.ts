import { fanOutEvents, type KnownRules } from '@/lib/notifications/fan-out';
import type { JobRun } from './types';

/** Decides for every waiting event who is told. */
export const fanOutJob: JobRun = async (ctx, services, _data, enqueue) => {
  const known: KnownRules = new Map();
  let notices = 0;
  while (!services.signal.aborted) {
    const batch = await fanOutEvents(ctx, known);
    notices += batch.notifications;
    if (batch.events === 0) break;
  }
  if (notices > 0) await enqueue('deliver');
};
