import { fanOutEvents, type KnownRules } from '@/lib/company/notifications/fan-out';
import type { JobRun } from './types';

/** Fans out all undecided events. */
export const fanOutJob: JobRun<'fan-out'> = async (ctx, services) => {
  const known: KnownRules = new Map();
  while (!services.signal.aborted) {
    const batch = await fanOutEvents(ctx, known);
    if (batch.events === 0) break;
  }
};
