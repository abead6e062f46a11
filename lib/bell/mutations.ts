import { noteChangesSeen } from '@/lib/accounts/seen';
import type { BellContext } from './types';

/**
 * Notes that the reader has looked at every change up to an instant: that of the newest one they were shown, so that
 * what came in meanwhile stays new. The home page's list says the same of the same changes and follows.
 */
export async function markBellSeen(ctx: BellContext, input: { until: Date }): Promise<void> {
  const until = new Date(Math.min(input.until.getTime(), ctx.now.getTime()));
  await noteChangesSeen(ctx, { userId: ctx.actor.userId, until });
}
