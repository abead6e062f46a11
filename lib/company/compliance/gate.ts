import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { mayUse } from '@/lib/identity/access/permissions';
import { findStanding } from './queries';
import type { HoldingLine } from './types';

/**
 * THE rule who may be given work. With a plan that has compliance and a company that blocks, nobody with a gap is;
 * otherwise the gaps are handed back, to be said.
 * @throws AppError `conflict` with `subcontractorId: compliance_gap`
 */
export async function requireAssignable(
  ctx: Context<UserActor>,
  subcontractorId: string,
): Promise<{ gaps: readonly HoldingLine[] }> {
  const { companyId, tier } = ctx.actor;
  // A smaller plan shows no gap, so that none may stop its work.
  if (!mayUse('compliance.read', { role: 'owner', tier })) return { gaps: [] };
  const { assignable, gaps } = await findStanding(ctx, { companyId, subcontractorId });
  if (assignable === 'block')
    throw new AppError('conflict', {
      fields: { subcontractorId: 'compliance_gap' },
      detail: `${subcontractorId} lacks ${gaps.join(', ')}`,
    });
  return { gaps };
}
