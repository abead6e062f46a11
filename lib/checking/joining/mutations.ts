import type { JoinByHand } from '@/lib/company/by-hand/schema';
import { listTwins } from '@/lib/company/by-hand/twins';
import { recordActivity } from '@/lib/company/projects/activity';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { deleteByHand } from '@/lib/tracking/feeds/by-hand';
import { confirmLinks, forgetLinks } from '@/lib/tracking/permits/links';
import { inPermitYear } from '@/lib/tracking/permits/mutations';
import { moveRows } from './move-rows';

/**
 * Joins a permit the company wrote down with the one its city publishes by now: whatever the company has at the first
 * is at the second, and the first is gone.
 * @throws AppError `not_found` where they do not carry the same number in the same city
 */
export async function joinByHand(
  ctx: Context<UserActor>,
  { permitId, cityPermitId }: JoinByHand,
): Promise<{ id: number }> {
  requirePermission(ctx, 'permits.change');
  const { companyId } = ctx.actor;
  return inPermitYear(ctx, async (within) => {
    const [twin] = await listTwins(within, { permitId });
    if (twin?.cityPermitId !== cityPermitId)
      throw new AppError('not_found', { detail: `permit ${permitId} has no twin ${cityPermitId}` });
    await confirmLinks(within, { companyId, permitIds: [cityPermitId], source: 'number' });
    await moveRows(within, { companyId, from: permitId, to: cityPermitId });
    await forgetLinks(within, { companyId, permitIds: [permitId] });
    await deleteByHand(within, { companyId, permitIds: [permitId] });
    await recordActivity(within, {
      companyId,
      permitId: cityPermitId,
      kind: 'permit_joined',
      details: { number: twin.permitNumber },
    });
    return { id: cityPermitId };
  });
}
