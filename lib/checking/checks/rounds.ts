import { and, asc, eq, isNull, max } from 'drizzle-orm';
import { checkFiles, checkRounds, permitChecks, roundComments } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { newId } from '@/lib/ids';
import { requireMember } from './marks';
import { ownedCheck } from './owned';
import type { AddComments, AddRound, UpdateComment, UpdateRound } from './round-schema';
import { MAX_COMMENTS, MAX_ROUNDS } from './round-types';

type UserContext = Context<UserActor>;
type CommentRow = typeof roundComments.$inferSelect;

/** Begins a round; with `carry` it takes over what is still open in the one before, to be answered anew. */
export async function addRound(
  ctx: UserContext,
  { checkId, receivedOn, dueOn, reviewer, carry }: AddRound,
): Promise<{ id: string; number: number; carried: number }> {
  requirePermission(ctx, 'checks.change');
  await requireCompanyCap(ctx, 'rounds');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await ownedCheck(within, checkId, { hold: true });
    const [before] = await tx
      .select({ number: max(checkRounds.number) })
      .from(checkRounds)
      .where(eq(checkRounds.checkId, checkId));
    const last = before?.number ?? 0;
    if (last >= MAX_ROUNDS) throw new AppError('conflict', { fields: { receivedOn: 'too_many_rounds' } });
    const round = { id: newId('round'), number: last + 1 };
    const { companyId, userId } = ctx.actor;
    await tx.insert(checkRounds).values({
      ...round,
      checkId,
      companyId,
      receivedOn,
      dueOn,
      reviewer,
      createdBy: userId,
      createdAt: ctx.now,
    });
    const carried = carry ? await carryOpen(within, { checkId, from: last, to: round.id }) : 0;
    await touch(within, checkId);
    return { ...round, carried };
  });
}

/** Earlier answers are kept as drafts, because the city asked again. */
async function carryOpen(
  ctx: UserContext,
  { checkId, from, to }: { checkId: string; from: number; to: string },
): Promise<number> {
  const open = await ctx.db
    .select({
      discipline: roundComments.discipline,
      comment: roundComments.comment,
      sheet: roundComments.sheet,
      answer: roundComments.answer,
      version: roundComments.version,
      assigneeId: roundComments.assigneeId,
    })
    .from(roundComments)
    .innerJoin(checkRounds, eq(checkRounds.id, roundComments.roundId))
    .where(
      and(eq(checkRounds.checkId, checkId), eq(checkRounds.number, from), eq(roundComments.state, 'open')),
    )
    .orderBy(asc(roundComments.position));
  await insertComments(ctx, to, open, 0);
  return open.length;
}

/** Changes a round's dates and reviewer. */
export async function updateRound(
  ctx: UserContext,
  { roundId, receivedOn, dueOn, reviewer }: UpdateRound,
): Promise<void> {
  requirePermission(ctx, 'checks.change');
  const { checkId } = await ownedRound(ctx, roundId);
  await ctx.db.update(checkRounds).set({ receivedOn, dueOn, reviewer }).where(eq(checkRounds.id, roundId));
  await touch(ctx, checkId);
}

export async function deleteRound(ctx: UserContext, { roundId }: { roundId: string }): Promise<void> {
  requirePermission(ctx, 'checks.change');
  const { checkId } = await ownedRound(ctx, roundId);
  await ctx.db.delete(checkRounds).where(eq(checkRounds.id, roundId));
  await touch(ctx, checkId);
}

/** Adds comments at the end of a round, in the order given. */
export async function addComments(
  ctx: UserContext,
  { roundId, comments }: AddComments,
): Promise<{ added: number }> {
  requirePermission(ctx, 'checks.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const { checkId } = await ownedRound(within, roundId, { hold: true });
    const [before] = await tx
      .select({ position: max(roundComments.position) })
      .from(roundComments)
      .where(eq(roundComments.roundId, roundId));
    const commentCount = await tx.$count(roundComments, eq(roundComments.roundId, roundId));
    if (commentCount + comments.length > MAX_COMMENTS)
      throw new AppError('conflict', { fields: { comments: 'too_many' } });
    await insertComments(within, roundId, comments, before?.position ?? 0);
    await touch(within, checkId);
    return { added: comments.length };
  });
}

type NewComment = Pick<CommentRow, 'discipline' | 'comment' | 'sheet'> &
  Partial<Pick<CommentRow, 'answer' | 'version' | 'assigneeId'>>;

async function insertComments(
  ctx: UserContext,
  roundId: string,
  comments: readonly NewComment[],
  after: number,
): Promise<void> {
  if (comments.length === 0) return;
  await ctx.db.insert(roundComments).values(
    comments.map((comment, index) => ({
      ...comment,
      id: newId('comment'),
      roundId,
      companyId: ctx.actor.companyId,
      position: after + index + 1,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })),
  );
}

/**
 * Changes what is given of a comment.
 * @throws AppError `invalid_input` where it would count as answered without an answer, or names a file of another
 * check or somebody who does not work here
 */
export async function updateComment(ctx: UserContext, input: UpdateComment): Promise<void> {
  requirePermission(ctx, 'checks.change');
  const { commentId, ...change } = input;
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const { comment, checkId } = await ownedComment(within, commentId);
    const answer = change.answer === undefined ? comment.answer : change.answer;
    const state = change.state ?? comment.state;
    if (state === 'answered' && answer === null)
      throw new AppError('invalid_input', { fields: { answer: 'required' } });
    if (change.fileId && change.fileId !== comment.fileId) await requireFile(within, checkId, change.fileId);
    if (change.assigneeId && change.assigneeId !== comment.assigneeId)
      await requireMember(within, change.assigneeId);
    await tx
      .update(roundComments)
      .set({ ...change, state, ...answeredMark(ctx, comment, state), updatedAt: ctx.now })
      .where(eq(roundComments.id, commentId));
    await touch(within, checkId);
  });
}

/** Author and time of the answer: set when a comment is no longer open, cleared when reopened. */
function answeredMark(ctx: UserContext, before: CommentRow, state: CommentRow['state']) {
  if (state === 'open') return { answeredBy: null, answeredAt: null };
  return before.state === 'open' ? { answeredBy: ctx.actor.userId, answeredAt: ctx.now } : {};
}

export async function deleteComment(ctx: UserContext, { commentId }: { commentId: string }): Promise<void> {
  requirePermission(ctx, 'checks.change');
  const { checkId } = await ownedComment(ctx, commentId);
  await ctx.db.delete(roundComments).where(eq(roundComments.id, commentId));
  await touch(ctx, checkId);
}

async function ownedRound(ctx: UserContext, roundId: string, { hold = false }: { hold?: boolean } = {}) {
  const query = ctx.db
    .select()
    .from(checkRounds)
    .where(and(eq(checkRounds.id, roundId), eq(checkRounds.companyId, ctx.actor.companyId)));
  const [row] = await (hold ? query.for('update') : query);
  if (!row) throw new AppError('not_found', { detail: `no round ${roundId}` });
  return row;
}

async function ownedComment(ctx: UserContext, commentId: string) {
  const [row] = await ctx.db
    .select({ comment: roundComments, checkId: checkRounds.checkId })
    .from(roundComments)
    .innerJoin(checkRounds, eq(checkRounds.id, roundComments.roundId))
    .where(and(eq(roundComments.id, commentId), eq(roundComments.companyId, ctx.actor.companyId)));
  if (!row) throw new AppError('not_found', { detail: `no comment ${commentId}` });
  return row;
}

async function requireFile(ctx: UserContext, checkId: string, fileId: string): Promise<void> {
  const kept = and(eq(checkFiles.id, fileId), eq(checkFiles.checkId, checkId), isNull(checkFiles.removedAt));
  if ((await ctx.db.$count(checkFiles, kept)) === 0)
    throw new AppError('invalid_input', { fields: { fileId: 'unknown' } });
}

function touch(ctx: UserContext, checkId: string) {
  return ctx.db.update(permitChecks).set({ updatedAt: ctx.now }).where(eq(permitChecks.id, checkId));
}
