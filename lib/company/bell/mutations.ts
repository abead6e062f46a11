import { noteChangesSeen } from '@/lib/identity/accounts/seen';
import type { BellContext } from './types';

/**
 * Marks changes as read up to the newest one shown, so that later ones stay unread. The dashboard's list uses
 * the same mark.
 */
export async function markBellSeen(ctx: BellContext, input: { until: Date }): Promise<void> {
  const until = new Date(Math.min(input.until.getTime(), ctx.now.getTime()));
  await noteChangesSeen(ctx, { userId: ctx.actor.userId, until });
}
