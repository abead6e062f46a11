import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { mayUse } from '@/lib/identity/access/permissions';
import { findStanding } from './queries';
import type { Standing } from './standing';
import type { HoldingLine } from './types';

export interface Assignability {
  /** `yes` with no gap; a gap warns or blocks as the company sets it. */
  readonly assignable: Standing['assignable'];
  readonly gaps: readonly HoldingLine[];
}

/** Whether somebody may be given work, to be said before it is tried. */
export async function findAssignability(
  ctx: Context<UserActor>,
  subcontractorId: string,
): Promise<Assignability> {
  const { companyId, tier } = ctx.actor;
  // A smaller plan shows no gap, so that none may stop its work.
  if (!mayUse('compliance.read', { role: 'owner', tier })) return { assignable: 'yes', gaps: [] };
  const { assignable, gaps } = await findStanding(ctx, { companyId, subcontractorId });
  return { assignable, gaps };
}

/**
 * THE rule who may be given work: with a plan that has compliance and a company that blocks, nobody with a gap.
 * @throws AppError `conflict` with `subcontractorId: compliance_gap`
 */
export async function requireAssignable(ctx: Context<UserActor>, subcontractorId: string): Promise<void> {
  const { assignable, gaps } = await findAssignability(ctx, subcontractorId);
  if (assignable === 'block')
    throw new AppError('conflict', {
      fields: { subcontractorId: 'compliance_gap' },
      detail: `${subcontractorId} lacks ${gaps.join(', ')}`,
    });
}
