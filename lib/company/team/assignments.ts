import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { companyPermits, memberships, permitAssignments, subcontractors, users } from '@/db/schema';
import { requireAssignable } from '@/lib/company/compliance/gate';
import { recordActivities } from '@/lib/company/projects/activity';
import { requirePermit } from '@/lib/company/projects/owned';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { recordAudit } from '@/lib/identity/audit/mutations';
import type { AssignPermit } from './schema';
import type { Assignment } from './view';

type UserContext = Context<UserActor>;

/** A member or a subcontractor. */
export type Person =
  | { userId: string; subcontractorId?: undefined }
  | { subcontractorId: string; userId?: undefined };

/** Makes a permit of the company the work of one of its people; doing it twice changes nothing. */
export async function assignPermit(ctx: UserContext, { permitId, ...person }: AssignPermit): Promise<void> {
  requireManager(ctx, person);
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await requireAssignee(within, person);
    await requirePermit(within, permitId);
    await assignPermits(within, { permitIds: [permitId], person });
  });
}

/** Takes a permit from somebody again; one they do not have changes nothing. */
export async function unassignPermit(ctx: UserContext, { permitId, ...person }: AssignPermit): Promise<void> {
  requireManager(ctx, person);
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await requirePerson(within, person);
    const removed = await unassignPermits(within, { permitIds: [permitId], person });
    if (removed.length === 0) await requirePermit(within, permitId);
  });
}

export function requireManager(ctx: UserContext, { userId }: Person): void {
  requirePermission(ctx, userId === undefined ? 'subcontractors.manage' : 'team.manage');
}

/** Somebody of the company, who cannot be removed from it before this transaction ends. */
export async function requirePerson(ctx: UserContext, person: Person): Promise<void> {
  const { companyId } = ctx.actor;
  const { userId, subcontractorId } = person;
  const [found] =
    userId === undefined
      ? await ctx.db
          .select({ id: subcontractors.id })
          .from(subcontractors)
          .where(and(eq(subcontractors.companyId, companyId), eq(subcontractors.id, subcontractorId)))
          .for('key share')
      : await ctx.db
          .select({ id: memberships.userId })
          .from(memberships)
          .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
          .for('key share');
  if (!found) throw new AppError('not_found', { detail: `${idOf(person)} is not of this company` });
}

/** The same, who may also be given work. */
export async function requireAssignee(ctx: UserContext, person: Person): Promise<void> {
  await requirePerson(ctx, person);
  if (person.subcontractorId !== undefined) await requireAssignable(ctx, person.subcontractorId);
}

interface Many {
  permitIds: readonly number[];
  person: Person;
}

/** Gives permits of the company to one person, whom `requireAssignee` has let through; returns those they did not have. */
export async function assignPermits(ctx: UserContext, { permitIds, person }: Many): Promise<number[]> {
  if (permitIds.length === 0) return [];
  const added = await ctx.db
    .insert(permitAssignments)
    .values(
      permitIds.map((permitId) => ({
        companyId: ctx.actor.companyId,
        permitId,
        userId: person.userId ?? null,
        subcontractorId: person.subcontractorId ?? null,
        createdAt: ctx.now,
      })),
    )
    .onConflictDoNothing()
    .returning({ permitId: permitAssignments.permitId });
  return note(ctx, 'permit.assigned', person, added);
}

/** Takes permits from one person again; returns those they had. */
export async function unassignPermits(ctx: UserContext, { permitIds, person }: Many): Promise<number[]> {
  const removed = await ctx.db
    .delete(permitAssignments)
    .where(
      and(
        eq(permitAssignments.companyId, ctx.actor.companyId),
        person.userId === undefined
          ? eq(permitAssignments.subcontractorId, person.subcontractorId)
          : eq(permitAssignments.userId, person.userId),
        sql`${permitAssignments.permitId} = any(${`{${permitIds.join(',')}}`}::bigint[])`,
      ),
    )
    .returning({ permitId: permitAssignments.permitId });
  return note(ctx, 'permit.unassigned', person, removed);
}

const LINES = { 'permit.assigned': 'permit_assigned', 'permit.unassigned': 'permit_unassigned' } as const;

/** One entry of the log for all of them: which it was, or of many how many; and a line in the history of each. */
async function note(
  ctx: UserContext,
  action: keyof typeof LINES,
  person: Person,
  rows: readonly { permitId: number }[],
): Promise<number[]> {
  const [first, ...more] = rows.map(({ permitId }) => permitId);
  if (first === undefined) return [];
  const details = more.length === 0 ? { permit: first } : { permits: rows.length };
  const subject = idOf(person);
  await recordAudit(ctx, { action, subject, details });
  const { companyId } = ctx.actor;
  const name = await findName(ctx, person);
  await recordActivities(
    ctx,
    rows.map(({ permitId }) => ({ companyId, permitId, kind: LINES[action], subject, details: { name } })),
  );
  return [first, ...more];
}

async function findName(ctx: UserContext, { userId, subcontractorId }: Person): Promise<string> {
  const [row] =
    userId === undefined
      ? await ctx.db
          .select({ name: subcontractors.companyName })
          .from(subcontractors)
          .where(eq(subcontractors.id, subcontractorId))
      : await ctx.db
          .select({ name: sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))` })
          .from(users)
          .where(eq(users.id, userId));
  return row?.name ?? '';
}

function idOf({ userId, subcontractorId }: Person): string {
  return userId ?? subcontractorId;
}

const MAX_PERMITS = 500;

/** Whose work the given permits are, in the order people were put on them; others than the company's tell nothing. */
export async function listAssignments(
  ctx: UserContext,
  { permitIds }: { permitIds: readonly number[] },
): Promise<Assignment[]> {
  requirePermission(ctx, 'team.read');
  if (permitIds.length > MAX_PERMITS) throw new AppError('invalid_input', { detail: 'too many permits' });
  if (permitIds.length === 0) return [];
  return ctx.db
    .select({
      permitId: permitAssignments.permitId,
      userId: permitAssignments.userId,
      subcontractorId: permitAssignments.subcontractorId,
      name: sql<string>`coalesce(${subcontractors.companyName}, trim(concat_ws(' ', ${users.firstName}, ${users.lastName})))`,
    })
    .from(permitAssignments)
    .innerJoin(
      companyPermits,
      and(
        eq(companyPermits.companyId, permitAssignments.companyId),
        eq(companyPermits.permitId, permitAssignments.permitId),
        eq(companyPermits.state, 'confirmed'),
      ),
    )
    .leftJoin(users, eq(users.id, permitAssignments.userId))
    .leftJoin(subcontractors, eq(subcontractors.id, permitAssignments.subcontractorId))
    .where(
      and(
        eq(permitAssignments.companyId, ctx.actor.companyId),
        inArray(permitAssignments.permitId, [...permitIds]),
      ),
    )
    .orderBy(asc(permitAssignments.id));
}
