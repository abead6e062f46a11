import { and, eq } from 'drizzle-orm';
import { permitClocks } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { dayIn } from '@/lib/platform/clock/zones';
import { zoneOfPlace } from '@/lib/tracking/cities/hand-place';
import { getPermit } from '@/lib/tracking/permits/queries';
import type { NoteComplete } from './schema';

/** Notes the day on which the city called an application complete, which no feed has. */
export async function noteComplete(
  ctx: Context<UserActor>,
  { permitId, completeOn }: NoteComplete,
): Promise<void> {
  requirePermission(ctx, 'permits.change');
  const permit = await getPermit(ctx, permitId);
  const { companyId, userId } = ctx.actor;
  if (completeOn === null) {
    await ctx.db
      .delete(permitClocks)
      .where(and(eq(permitClocks.companyId, companyId), eq(permitClocks.permitId, permitId)));
    return;
  }
  if (completeOn > dayIn(zoneOfPlace(permit.feed.record), ctx.now))
    throw new AppError('invalid_input', { fields: { completeOn: 'future' } });
  if (permit.appliedDate !== null && completeOn < permit.appliedDate)
    throw new AppError('invalid_input', { fields: { completeOn: 'before_filing' } });
  const noted = { completeOn, notedBy: userId, updatedAt: ctx.now };
  await ctx.db
    .insert(permitClocks)
    .values({ companyId, permitId, ...noted })
    .onConflictDoUpdate({ target: [permitClocks.companyId, permitClocks.permitId], set: noted });
}
