import { and, eq } from 'drizzle-orm';
import { checkFindings, checkRuns, findingMarks, memberships } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { ownedCheck } from './owned';
import type { MarkFinding } from './schema';

/**
 * Sets a finding's state or assignee; omitted properties are unchanged. The mark is kept by finding key from
 * run to run.
 * @throws AppError `not_found` for a finding no run of the check had; `invalid_input` for an assignee outside
 * the company
 */
export async function markFinding(ctx: Context<UserActor>, input: MarkFinding): Promise<void> {
  requirePermission(ctx, 'checks.change');
  const { checkId, key, state, note, assigneeId } = input;
  await ownedCheck(ctx, checkId);
  const [found] = await ctx.db
    .select({ key: checkFindings.key })
    .from(checkFindings)
    .innerJoin(checkRuns, eq(checkRuns.id, checkFindings.runId))
    .where(and(eq(checkRuns.checkId, checkId), eq(checkFindings.key, key)))
    .limit(1);
  if (!found) throw new AppError('not_found', { detail: `no finding ${key}` });
  if (assigneeId) await requireMember(ctx, assigneeId);
  const set = {
    ...(state === undefined ? {} : { state }),
    ...(note === undefined ? {} : { note }),
    ...(assigneeId === undefined ? {} : { assigneeId }),
    markedBy: ctx.actor.userId,
    markedAt: ctx.now,
  };
  await ctx.db
    .insert(findingMarks)
    .values({ checkId, key, ...set })
    .onConflictDoUpdate({ target: [findingMarks.checkId, findingMarks.key], set });
}

/** @throws AppError `invalid_input` for somebody who does not work in the asker's company */
export async function requireMember(ctx: Context<UserActor>, userId: string): Promise<void> {
  const [member] = await ctx.db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, ctx.actor.companyId), eq(memberships.userId, userId)));
  if (!member) throw new AppError('invalid_input', { fields: { assigneeId: 'not_a_member' } });
}
