import { and, asc, count, desc, eq, exists, gte, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { checkFiles, checkRounds, memberships, permitChecks, roundComments, users } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { fullName } from '@/lib/identity/accounts/full-name';
import { ownedCheck } from './owned';
import type {
  Assignee,
  CommentGroup,
  Deadline,
  Round,
  RoundComment,
  RoundCounts,
  RoundSummary,
} from './round-types';

type UserContext = Context<UserActor>;

const MAX_DEADLINES = 500;

const inState = (state: keyof Omit<RoundCounts, 'all'>) =>
  sql<number>`count(*) filter (where ${roundComments.state} = ${state})`.mapWith(Number);

const summaryColumns = {
  id: checkRounds.id,
  checkId: checkRounds.checkId,
  number: checkRounds.number,
  receivedOn: checkRounds.receivedOn,
  dueOn: checkRounds.dueOn,
  reviewer: checkRounds.reviewer,
  all: count(roundComments.id),
  open: inState('open'),
  answered: inState('answered'),
  accepted: inState('accepted'),
};

function summaries(ctx: UserContext) {
  return ctx.db
    .select(summaryColumns)
    .from(checkRounds)
    .leftJoin(roundComments, eq(roundComments.roundId, checkRounds.id))
    .groupBy(checkRounds.id)
    .$dynamic();
}

type SummaryRow = Omit<RoundSummary, 'counts'> & RoundCounts & { checkId: string };

function toSummary({ all, open, answered, accepted, checkId: _, ...round }: SummaryRow): RoundSummary {
  return { ...round, counts: { all, open, answered, accepted } };
}

/** The rounds of a check, the latest first. */
export async function listRounds(
  ctx: UserContext,
  { checkId }: { checkId: string },
): Promise<RoundSummary[]> {
  requirePermission(ctx, 'checks.read');
  await ownedCheck(ctx, checkId);
  const rows = await summaries(ctx)
    .where(and(eq(checkRounds.checkId, checkId), eq(checkRounds.companyId, ctx.actor.companyId)))
    .orderBy(desc(checkRounds.number));
  return rows.map(toSummary);
}

/** Rounds whose answer is due between two days and is not complete, soonest first; archived checks are left out. */
export async function listDeadlines(
  ctx: UserContext,
  { from, to }: { from: string; to: string },
): Promise<Deadline[]> {
  requirePermission(ctx, 'checks.read');
  const unanswered = ctx.db
    .select({ one: sql`1` })
    .from(roundComments)
    .where(and(eq(roundComments.roundId, checkRounds.id), eq(roundComments.state, 'open')));
  const anyComment = ctx.db
    .select({ one: sql`1` })
    .from(roundComments)
    .where(eq(roundComments.roundId, checkRounds.id));
  const rows = await ctx.db
    .select({
      day: sql<string>`${checkRounds.dueOn}`,
      roundId: checkRounds.id,
      round: checkRounds.number,
      check: { id: permitChecks.id, name: permitChecks.name },
    })
    .from(checkRounds)
    .innerJoin(permitChecks, eq(permitChecks.id, checkRounds.checkId))
    .where(
      and(
        eq(checkRounds.companyId, ctx.actor.companyId),
        gte(checkRounds.dueOn, from),
        lte(checkRounds.dueOn, to),
        isNull(permitChecks.archivedAt),
        or(exists(unanswered), notExists(anyComment)),
      ),
    )
    .orderBy(asc(checkRounds.dueOn), asc(checkRounds.id))
    .limit(MAX_DEADLINES);
  return rows.map(({ roundId, ...row }) => ({ ...row, kind: 'deadline', key: `deadline-${roundId}` }));
}

/** A round with its comments, by what they are about. */
export async function getRound(
  ctx: UserContext,
  { roundId }: { roundId: string },
): Promise<Round & { checkId: string }> {
  requirePermission(ctx, 'checks.read');
  const [row] = await summaries(ctx).where(
    and(eq(checkRounds.id, roundId), eq(checkRounds.companyId, ctx.actor.companyId)),
  );
  if (!row) throw new AppError('not_found', { detail: `no round ${roundId}` });
  return {
    ...toSummary(row),
    checkId: row.checkId,
    groups: byDiscipline(await listComments(ctx, roundId)),
  };
}

async function listComments(ctx: UserContext, roundId: string): Promise<RoundComment[]> {
  const rows = await ctx.db
    .select({
      id: roundComments.id,
      number: roundComments.position,
      discipline: roundComments.discipline,
      comment: roundComments.comment,
      sheet: roundComments.sheet,
      answer: roundComments.answer,
      version: roundComments.version,
      state: roundComments.state,
      file: { id: checkFiles.id, name: checkFiles.name },
      assignee: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(roundComments)
    .leftJoin(checkFiles, eq(checkFiles.id, roundComments.fileId))
    .leftJoin(users, eq(users.id, roundComments.assigneeId))
    .where(eq(roundComments.roundId, roundId))
    .orderBy(asc(roundComments.position));
  return rows.map(({ assignee, ...comment }) => ({
    ...comment,
    assignee: assignee ? { id: assignee.id, name: fullName(assignee) } : null,
  }));
}

/** Subjects in the order they first come up; how they are written makes no difference. */
function byDiscipline(comments: readonly RoundComment[]): CommentGroup[] {
  const groups = new Map<string, CommentGroup>();
  for (const comment of comments) {
    const key = comment.discipline?.toLocaleLowerCase('es') ?? '';
    const group = groups.get(key) ?? { discipline: comment.discipline, comments: [] };
    group.comments.push(comment);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Whom a comment can be given to: who may change the checks of the company. */
export async function listAssignees(ctx: UserContext): Promise<Assignee[]> {
  requirePermission(ctx, 'checks.read');
  const rows = await ctx.db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.companyId, ctx.actor.companyId),
        isNull(memberships.pausedAt),
        sql`${memberships.role} <> 'viewer'`,
      ),
    )
    .orderBy(asc(memberships.createdAt), asc(users.id));
  return rows.map((row) => ({ id: row.id, name: fullName(row) }));
}
