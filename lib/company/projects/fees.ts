import { and, eq } from 'drizzle-orm';
import { projectFees, projectPermits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { newId } from '@/lib/ids';
import { recordActivity } from './activity';
import { ownedProject } from './owned';
import type { AddFee, UpdateFee } from './schema';
import { type FeeState, MAX_PROJECT_FEES } from './types';
import { changedMeanwhile } from './versions';

type UserContext = Context<UserActor>;

/** Adds a fee of a job, of one of its permits or of none. */
export async function addProjectFee(
  ctx: UserContext,
  { projectId, ...fee }: AddFee,
): Promise<{ id: string }> {
  requirePermission(ctx, 'projects.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await ownedProject(within, projectId, { hold: true });
    await requirePermitOf(within, projectId, fee.permitId);
    if ((await tx.$count(projectFees, eq(projectFees.projectId, projectId))) >= MAX_PROJECT_FEES)
      throw new AppError('conflict', { fields: { title: 'too_many' } });
    const id = newId('projectFee');
    const { companyId } = ctx.actor;
    await tx.insert(projectFees).values({ id, companyId, projectId, ...fee, createdAt: ctx.now });
    await record(within, { id, projectId, ...fee }, 'fee_added');
    return { id };
  });
}

/** @throws AppError `conflict` where somebody changed it after the version given */
export async function updateProjectFee(
  ctx: UserContext,
  { feeId, version, ...change }: UpdateFee,
): Promise<{ version: number }> {
  requirePermission(ctx, 'projects.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const before = await ownedFee(within, feeId);
    if (before.version !== version) throw changedMeanwhile();
    if (change.permitId !== undefined) await requirePermitOf(within, before.projectId, change.permitId);
    const [after] = await tx
      .update(projectFees)
      .set({ ...change, version: version + 1 })
      .where(eq(projectFees.id, feeId))
      .returning();
    await record(within, after ?? before, 'fee_changed');
    return { version: version + 1 };
  });
}

/** Marks a fee as paid, or not after all, or puts down the day to ask about it again; whoever saw it last may. */
export async function markProjectFee(
  ctx: UserContext,
  {
    feeId,
    paid,
    askAgainOn,
    today,
  }: { feeId: string; paid?: boolean; askAgainOn?: string | null; today: string },
): Promise<void> {
  requirePermission(ctx, 'projects.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const before = await ownedFee(within, feeId);
    const state: FeeState = paid ? 'paid' : before.state === 'paid' ? 'due' : before.state;
    const set = {
      ...(paid === undefined ? {} : { state, paidOn: paid ? (before.paidOn ?? today) : null }),
      ...(askAgainOn === undefined ? {} : { askAgainOn }),
    };
    const [after] = await tx
      .update(projectFees)
      .set({ ...set, version: before.version + 1 })
      .where(eq(projectFees.id, feeId))
      .returning();
    if (paid !== undefined) await record(within, after ?? before, 'fee_changed');
  });
}

export async function removeProjectFee(ctx: UserContext, { feeId }: { feeId: string }): Promise<void> {
  requirePermission(ctx, 'projects.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const before = await ownedFee(within, feeId);
    await tx.delete(projectFees).where(eq(projectFees.id, feeId));
    await record(within, before, 'fee_removed');
  });
}

function record(
  ctx: UserContext,
  fee: {
    id: string;
    projectId: string;
    permitId: number | null;
    title: string;
    amountCents: number;
    state: string;
  },
  kind: 'fee_added' | 'fee_changed' | 'fee_removed',
) {
  const { id, projectId, permitId, title, amountCents, state } = fee;
  return recordActivity(ctx, {
    companyId: ctx.actor.companyId,
    projectId,
    permitId: permitId ?? undefined,
    kind,
    subject: id,
    details: { title, amountCents, state },
  });
}

async function requirePermitOf(ctx: UserContext, projectId: string, permitId: number | null): Promise<void> {
  if (permitId === null) return;
  const inJob = and(eq(projectPermits.projectId, projectId), eq(projectPermits.permitId, permitId));
  if ((await ctx.db.$count(projectPermits, inJob)) === 0)
    throw new AppError('invalid_input', { fields: { permitId: 'unknown' } });
}

async function ownedFee(ctx: UserContext, feeId: string) {
  const [row] = await ctx.db
    .select()
    .from(projectFees)
    .where(and(eq(projectFees.id, feeId), eq(projectFees.companyId, ctx.actor.companyId)))
    .for('update');
  if (!row) throw new AppError('not_found', { detail: `no fee ${feeId}` });
  return row;
}
