import { and, eq } from 'drizzle-orm';
import { companyPermits, feeMarks, permits } from '@/db/schema';
import { markCityFee } from '@/lib/checking/city-mail/apply';
import { addProjectFee, markProjectFee } from '@/lib/company/projects/fees';
import { companyDay } from '@/lib/company/today/day';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { listPaperFees } from './queries';
import type { MarkFee } from './schema';

type UserContext = Context<UserActor>;

/** Marks a fee as paid or not after all, or puts down the day to ask the city about it again, wherever it stands. */
export async function markFee(ctx: UserContext, { id: ref, paid, askAgainOn }: MarkFee): Promise<void> {
  requirePermission(ctx, 'fees.change');
  const mark = {
    ...(paid === undefined ? {} : { paid }),
    ...(askAgainOn === undefined ? {} : { askAgainOn }),
  };
  const today = await companyDay(ctx);
  if (ref.source === 'hand') return markProjectFee(ctx, { feeId: ref.feeId, today, ...mark });
  if (ref.source === 'mail') return markCityFee(ctx, { mailId: ref.mailId, position: ref.position, ...mark });
  await markFeedFee(ctx, { permitId: ref.permitId, today, ...mark });
}

async function markFeedFee(
  ctx: UserContext,
  {
    permitId,
    paid,
    askAgainOn,
    today,
  }: { permitId: number; paid?: boolean; askAgainOn?: string | null; today: string },
): Promise<void> {
  const { companyId, userId } = ctx.actor;
  const [permit] = await ctx.db
    .select({ unpaidCents: permits.unpaidCents })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .where(
      and(
        eq(companyPermits.companyId, companyId),
        eq(companyPermits.state, 'confirmed'),
        eq(permits.id, permitId),
      ),
    );
  if (!permit) throw new AppError('not_found', { detail: `permit ${permitId} is not this company's` });
  const set = {
    ...(paid === undefined
      ? {}
      : { paidOn: paid ? today : null, paidCents: paid ? permit.unpaidCents : null }),
    ...(askAgainOn === undefined ? {} : { askAgainOn }),
    markedBy: userId,
    updatedAt: ctx.now,
  };
  await ctx.db
    .insert(feeMarks)
    .values({ companyId, permitId, ...set })
    .onConflictDoUpdate({ target: [feeMarks.companyId, feeMarks.permitId], set });
}

/** A person's yes: what a check read on a paper is put on the job's list of fees, charge by charge where it can be. */
export async function takePaperFees(
  ctx: UserContext,
  { checkId, run, title }: { checkId: string; run: number; title: string },
): Promise<{ fees: number }> {
  requirePermission(ctx, 'fees.change');
  const paper = (await listPaperFees(ctx)).find((one) => one.checkId === checkId && one.run === run);
  if (!paper) throw new AppError('not_found', { detail: `no fee of ${checkId} waits for a yes` });
  const lines = paper.lines.length > 0 ? paper.lines : [{ title, cents: paper.cents }];
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    for (const line of lines)
      await addProjectFee(within, {
        projectId: paper.project.id,
        permitId: null,
        title: line.title,
        amountCents: line.cents,
        state: 'due',
        dueOn: null,
        paidOn: null,
      });
  });
  return { fees: lines.length };
}
