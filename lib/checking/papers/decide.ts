import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { compliancePapers } from '@/db/schema';
import { endByNumber, keepHoldings, requireSubcontractor } from '@/lib/company/compliance/mutations';
import { holdingFieldsSchema } from '@/lib/company/compliance/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { idSchema } from '@/lib/identity/accounts/schema';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { daySchema } from '@/lib/platform/clock/day-schema';
import { enqueue } from '@/lib/platform/queue/enqueue';

type UserContext = Context<UserActor>;

export const ownPaperSchema = z.object({ paperId: idSchema });

export const confirmPaperSchema = ownPaperSchema.extend({
  /** Whose it is; null for the company itself. */
  subcontractorId: idSchema.nullable(),
  /** As read, with what a person put right. */
  holdings: z.array(holdingFieldsSchema).max(20),
  /** Of a cancellation: the policy it ends, and from when. */
  cancellation: z
    .object({ number: z.string().trim().min(1).max(100), endsOn: daySchema })
    .nullable()
    .default(null),
});
export type ConfirmPaper = z.infer<typeof confirmPaperSchema>;

/** A person's yes: what the paper says is entered, together with it or not at all. */
export async function confirmPaper(
  ctx: UserContext,
  { paperId, subcontractorId, holdings, cancellation }: ConfirmPaper,
): Promise<{ entered: number; ended: number }> {
  requirePermission(ctx, 'compliance.manage');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    if (subcontractorId !== null) await requireSubcontractor(within, subcontractorId);
    await decide(within, paperId, { state: 'confirmed', subcontractorId });
    const entered = await keepHoldings(within, { subcontractorId, paperId, holdings });
    const ended = cancellation ? await endByNumber(within, { subcontractorId, ...cancellation }) : 0;
    await recordAudit(within, { action: 'compliance.paper_confirmed', subject: paperId });
    return { entered: entered.length, ended };
  });
}

/** Nothing of it counts; the paper is kept for a while. */
export async function setAsidePaper(ctx: UserContext, { paperId }: { paperId: string }): Promise<void> {
  requirePermission(ctx, 'compliance.manage');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await decide(within, paperId, { state: 'set_aside' });
    await recordAudit(within, { action: 'compliance.paper_set_aside', subject: paperId });
  });
}

async function decide(
  ctx: UserContext,
  paperId: string,
  set: Partial<typeof compliancePapers.$inferInsert>,
): Promise<void> {
  const decided = await ctx.db
    .update(compliancePapers)
    .set({ ...set, decidedBy: ctx.actor.userId, decidedAt: ctx.now })
    .where(and(own(ctx, paperId), inArray(compliancePapers.state, ['to_confirm', 'failed'])))
    .returning({ id: compliancePapers.id });
  if (decided.length === 0) throw await inAnotherState(ctx, paperId);
}

/** Why a paper was not moved: it stands elsewhere, or is none of the company's. */
async function inAnotherState(ctx: UserContext, paperId: string): Promise<AppError> {
  const [known] = await ctx.db
    .select({ state: compliancePapers.state })
    .from(compliancePapers)
    .where(own(ctx, paperId));
  return known
    ? new AppError('conflict', { detail: `paper ${paperId} is ${known.state}` })
    : new AppError('not_found', { detail: `no paper ${paperId}` });
}

/** Has a paper read anew that could not be read. */
export async function readPaperAgain(ctx: UserContext, { paperId }: { paperId: string }): Promise<void> {
  requirePermission(ctx, 'compliance.manage');
  await ctx.db.transaction(async (tx) => {
    const again = await tx
      .update(compliancePapers)
      .set({ state: 'waiting', failure: null, attempts: 0, lease: null, heldUntil: null })
      .where(and(own(ctx, paperId), eq(compliancePapers.state, 'failed')))
      .returning({ id: compliancePapers.id });
    if (again.length === 0) throw await inAnotherState({ ...ctx, db: tx }, paperId);
    await enqueue({ db: tx }, 'read-paper', { paperId }, { key: paperId });
  });
}

function own(ctx: UserContext, paperId: string) {
  return and(eq(compliancePapers.id, paperId), eq(compliancePapers.companyId, ctx.actor.companyId));
}
