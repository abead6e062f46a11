import { and, eq } from 'drizzle-orm';
import { complianceHoldings, subcontractors } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { newId } from '@/lib/ids';
import type { AddHolding, EndHolding, HoldingFields } from './schema';
import { MAX_HOLDINGS } from './types';

type UserContext = Context<UserActor>;

/** Enters what somebody holds, typed by hand. */
export async function addHolding(
  ctx: UserContext,
  { subcontractorId, ...fields }: AddHolding,
): Promise<{ id: string }> {
  return ctx.db.transaction(async (tx) => {
    const [id] = await keepHoldings(
      { ...ctx, db: tx },
      { subcontractorId, paperId: null, holdings: [fields] },
    );
    return { id: id ?? '' };
  });
}

/** Enters what a confirmed paper holds, in the caller's transaction. */
export async function keepHoldings(
  ctx: UserContext,
  {
    subcontractorId,
    paperId,
    holdings,
  }: { subcontractorId: string | null; paperId: string | null; holdings: readonly HoldingFields[] },
): Promise<string[]> {
  requirePermission(ctx, 'compliance.manage');
  const { companyId, userId } = ctx.actor;
  if (subcontractorId !== null) await requireSubcontractor(ctx, subcontractorId);
  const held = await ctx.db.$count(complianceHoldings, eq(complianceHoldings.companyId, companyId));
  if (held + holdings.length > MAX_HOLDINGS) throw new AppError('plan_limit', { detail: 'holdings' });
  if (holdings.length === 0) return [];
  const rows = holdings.map((fields) => {
    if (fields.effective !== null && fields.expires !== null && fields.expires < fields.effective)
      throw new AppError('invalid_input', { fields: { expires: 'before_effective' } });
    return {
      id: newId('holding'),
      companyId,
      subcontractorId,
      paperId,
      ...fields,
      enteredBy: userId,
      createdAt: ctx.now,
    };
  });
  await ctx.db.insert(complianceHoldings).values(rows);
  await recordAudit(ctx, {
    action: 'compliance.entered',
    subject: subcontractorId ?? companyId,
    details: { lines: rows.map(({ line }) => line).join(', ') },
  });
  return rows.map(({ id }) => id);
}

/** Notes that a policy was cancelled or a licence suspended from a day on; null takes it back. */
export async function endHolding(ctx: UserContext, { holdingId, endsOn }: EndHolding): Promise<void> {
  requirePermission(ctx, 'compliance.manage');
  const ended = await ctx.db
    .update(complianceHoldings)
    .set({ endsOn })
    .where(own(ctx, holdingId))
    .returning({ id: complianceHoldings.id });
  if (ended.length === 0) throw new AppError('not_found', { detail: `no holding ${holdingId}` });
  await recordAudit(ctx, { action: 'compliance.ended', subject: holdingId, details: { endsOn } });
}

/** Takes out what was entered by mistake. */
export async function removeHolding(ctx: UserContext, { holdingId }: { holdingId: string }): Promise<void> {
  requirePermission(ctx, 'compliance.manage');
  const removed = await ctx.db
    .delete(complianceHoldings)
    .where(own(ctx, holdingId))
    .returning({ id: complianceHoldings.id });
  if (removed.length === 0) throw new AppError('not_found', { detail: `no holding ${holdingId}` });
  await recordAudit(ctx, { action: 'compliance.removed', subject: holdingId });
}

function own(ctx: UserContext, holdingId: string) {
  return and(eq(complianceHoldings.id, holdingId), eq(complianceHoldings.companyId, ctx.actor.companyId));
}

/** A subcontractor of this company, who cannot be removed before this transaction ends. */
export async function requireSubcontractor(ctx: UserContext, subcontractorId: string): Promise<void> {
  const [known] = await ctx.db
    .select({ id: subcontractors.id })
    .from(subcontractors)
    .where(and(eq(subcontractors.companyId, ctx.actor.companyId), eq(subcontractors.id, subcontractorId)))
    .for('key share');
  if (!known) throw new AppError('not_found', { detail: `${subcontractorId} is not of this company` });
}

/** Ends the policy a cancellation notice names, in the caller's transaction; how many there were. */
export async function endByNumber(
  ctx: UserContext,
  { subcontractorId, number, endsOn }: { subcontractorId: string | null; number: string; endsOn: string },
): Promise<number> {
  requirePermission(ctx, 'compliance.manage');
  const rows = await ctx.db
    .select({
      id: complianceHoldings.id,
      subcontractorId: complianceHoldings.subcontractorId,
      number: complianceHoldings.number,
    })
    .from(complianceHoldings)
    .where(eq(complianceHoldings.companyId, ctx.actor.companyId));
  const squeeze = (text: string | null) => (text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  const named = rows.filter(
    (row) => row.subcontractorId === subcontractorId && squeeze(row.number) === squeeze(number),
  );
  for (const { id } of named) await endHolding(ctx, { holdingId: id, endsOn });
  return named.length;
}
